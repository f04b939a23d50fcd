/// A property wrapper that reads a value from the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let source: Source
  private var value: Value?

  /// The source of the value.
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)

    /// An object, by type.
    case object((EnvironmentValues) -> Value?)
  }

  /// Reads the value at a key path, such as `\.colorScheme`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads an observable object that an ancestor put into the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { $0[ObservableObjectKey<Value>.self] }
  }

  /// Reads an observable object, or `nil` if no ancestor put one into the environment.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { .some($0[ObservableObjectKey<T>.self]) }
  }

  public var wrappedValue: Value {
    if let value { return value }
    // Outside a view there is no environment: default values apply, as on Apple's platforms.
    if let value = read(EnvironmentValues()) { return value }
    leaveBody(Self.missing)
  }

  private func read(_ environment: EnvironmentValues) -> Value? {
    switch source {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .object(let read): read(environment)
    }
  }

  private static var missing: String {
    "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing "
      + "as an ancestor of this view."
  }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let isWhole = Value.self == EnvironmentValues.self
    value = read(isWhole ? binder.node.environment.recordingLaterReads(for: binder.node) : binder.environment)
    if value == nil { binder.noteMissing(Value.self, Self.missing) }
  }
}

extension Environment: ComparedByContent {
  /// Whether both read the same value. Readers are evaluated again when it changes.
  @MainActor
  package func isKnownEqual(to other: Environment) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let left), .keyPath(let right)): left === right
    case (.object, .object): true
    default: false
    }
  }
}

// The value is read on the main actor.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// The key of an `@Observable` object in the environment: its type.
package struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
  package static var defaultValue: Object? { nil }
}
