/// Makes paths from cases.
prefix operator /

/// Appends paths.
infix operator .. : CasePathPrecedence

/// The precedence of appending paths.
precedencegroup CasePathPrecedence {
  associativity: left
}

extension CasePath {
  /// Creates a path to a case from its case constructor.
  ///
  /// - Parameter embed: The case, as in `AppAction.settings`.
  public init(_ embed: @escaping (Value) -> Root) {
    let reflection = CaseReflection(embed)
    self.init(embed: embed, extract: reflection.extract)
  }
}

extension CasePath where Value == Void {
  /// Creates a path to a case without an associated value.
  ///
  /// - Parameter root: The case, as in `AppAction.onAppear`.
  public init(case root: Root) {
    // A path may be used on any thread; a case without an associated value is the same everywhere.
    nonisolated(unsafe) let root = root
    let signature = CaseSignature(of: root)
    self.init(embed: { root }, extract: { CaseSignature(of: $0) == signature ? () : nil })
  }
}

/// A path to a case from its case constructor: `/AppAction.settings`.
///
/// If a line contains two of these operators, Swift parses a regular expression between them; write
/// `CasePath(AppAction.settings)` instead, or put each on a separate line.
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> CasePath<Root, Value> {
  CasePath(embed)
}

/// A path through an optional to a case, from its case constructor.
// Disfavored, so that a function means the case that it constructs.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> CasePath<Root?, Value> {
  let path = CasePath<Root, Value>(embed)
  return CasePath<Root?, Value>(embed: { path.embed($0) }, extract: { $0.flatMap(path.extract) })
}

/// A path to a case without an associated value: `/AppAction.onAppear`.
///
/// If the enumeration is not equatable, write `CasePath(case: AppAction.onAppear)`.
// Equatable, because functions are not: `/AppAction.settings` means the constructed case.
@_disfavoredOverload
public prefix func / <Root: Equatable>(root: Root) -> CasePath<Root, Void> {
  CasePath(case: root)
}

/// The identity path: `/AppAction.self`.
public prefix func / <Root>(type: Root.Type) -> CasePath<Root, Root> {
  .self
}

/// The identity path: `/.self`.
public prefix func / <Root>(path: CasePath<Root, Root>) -> CasePath<Root, Root> {
  .self
}

/// A function that extracts the associated value of a case, for `compactMap` and similar methods.
///
/// - Parameter embed: The case, as in `AppAction.settings`.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  CasePath<Root, Value>(embed).extract(from:)
}

/// Appends a path to another.
public func .. <Root, Value, AppendedValue>(
  lhs: CasePath<Root, Value>, rhs: CasePath<Value, AppendedValue>
) -> CasePath<Root, AppendedValue> {
  lhs.appending(path: rhs)
}

/// Appends a case to a path.
public func .. <Root, Value, AppendedValue>(
  lhs: CasePath<Root, Value>, rhs: @escaping (AppendedValue) -> Value
) -> CasePath<Root, AppendedValue> {
  lhs.appending(path: CasePath(rhs))
}

/// Whether a value is of the path's case.
public func ~= <Root, Value>(pattern: CasePath<Root, Value>, value: Root) -> Bool {
  pattern.extract(from: value) != nil
}
