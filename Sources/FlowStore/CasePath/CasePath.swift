/// A way to a case of an enumeration: it makes the enumeration from the case's value, and finds the value in it.
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
  ///   - embed: Makes the whole from a value.
  ///   - extract: Finds the value in the whole, if it is there.
  public init(embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    embedValue = embed
    extractValue = extract
  }

  /// Makes the whole from a value.
  public func embed(_ value: Value) -> Root {
    embedValue(value)
  }

  /// Finds the value in the whole, if it is there.
  public func extract(from root: Root) -> Value? {
    extractValue(root)
  }

  /// Changes the value in the whole, if it is there.
  ///
  /// - Parameters:
  ///   - root: The whole.
  ///   - body: Changes the value.
  /// - Throws: ``CasePathError`` if the whole is of another case, or what `body` throws.
  public func modify<Result>(_ root: inout Root, _ body: (inout Value) throws -> Result) throws -> Result {
    guard var value = extract(from: root) else { throw CasePathError() }
    let result = try body(&value)
    root = embed(value)
    return result
  }

  /// A path that goes on from the value of this one.
  ///
  /// - Parameter path: The way from the value.
  public func appending<AppendedValue>(path: CasePath<Value, AppendedValue>) -> CasePath<Root, AppendedValue> {
    CasePath<Root, AppendedValue>(
      embed: { embed(path.embed($0)) },
      extract: { extract(from: $0).flatMap(path.extract) })
  }
}

// @unchecked: the functions of a path read nothing but what they are given.
extension CasePath: @unchecked Sendable {}

extension CasePath where Root == Value {
  /// The path that leads nowhere else.
  public static var `self`: CasePath { CasePath(embed: { $0 }, extract: { $0 }) }
}

extension CasePath: CustomStringConvertible {
  /// The types at both ends.
  public var description: String { "CasePath<\(Root.self), \(Value.self)>" }
}

/// A whole that was to be changed is of another case.
public struct CasePathError: Error, CustomStringConvertible {
  /// What is wrong, as a sentence.
  public var description: String { "The value is of another case than the one that was to be changed." }
}
