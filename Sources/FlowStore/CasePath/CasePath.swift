/// A path to a case of an enumeration: it embeds an associated value in the case, and extracts it again.
///
/// ```swift
/// let path: CasePath<AppAction, SettingsAction> = /AppAction.settings
/// path.embed(.resetTapped)                       // AppAction.settings(.resetTapped)
/// path.extract(from: .settings(.resetTapped))    // SettingsAction.resetTapped
/// path.extract(from: .profile(.tapped))          // nil
/// ```
public struct CasePath<Root, Value> {
  private let embedValue: (Value) -> Root
  private let extractValue: (Root) -> Value?

  /// Creates a path from two functions.
  ///
  /// - Parameters:
  ///   - embed: Creates the root from a value.
  ///   - extract: Extracts the value from the root; returns `nil` for another case.
  public init(embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    embedValue = embed
    extractValue = extract
  }

  /// Creates the root from a value.
  public func embed(_ value: Value) -> Root {
    embedValue(value)
  }

  /// Extracts the value from the root; returns `nil` for another case.
  public func extract(from root: Root) -> Value? {
    extractValue(root)
  }

  /// Changes the value in the root in place.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - body: Changes the value.
  /// - Throws: ``CasePathError`` if the root is of another case, or an error of `body`.
  public func modify<Result>(_ root: inout Root, _ body: (inout Value) throws -> Result) throws -> Result {
    guard var value = extract(from: root) else { throw CasePathError() }
    let result = try body(&value)
    root = embed(value)
    return result
  }

  /// Returns a path that continues from the value of this one.
  ///
  /// - Parameter path: The path from the value.
  public func appending<AppendedValue>(path: CasePath<Value, AppendedValue>) -> CasePath<Root, AppendedValue> {
    CasePath<Root, AppendedValue>(
      embed: { embed(path.embed($0)) },
      extract: { extract(from: $0).flatMap(path.extract) })
  }
}

// @unchecked: the functions of a path use nothing but their arguments.
extension CasePath: @unchecked Sendable {}

extension CasePath where Root == Value {
  /// The identity path.
  public static var `self`: CasePath { CasePath(embed: { $0 }, extract: { $0 }) }
}

extension CasePath: CustomStringConvertible {
  /// The types of the root and the value.
  public var description: String { "CasePath<\(Root.self), \(Value.self)>" }
}

/// The error of a modification whose root is of another case.
public struct CasePathError: Error, CustomStringConvertible {
  /// The error as a sentence.
  public var description: String { "The value is of another case than the one that was to be changed." }
}
