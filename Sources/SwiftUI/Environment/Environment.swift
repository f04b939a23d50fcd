/// A property wrapper that reads a value from the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private let missing: () -> String
  private var value: Value?

  /// Reads the value at a key path, such as `\.colorScheme`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    missing = { "No value in the environment." }
  }

  /// Reads an observable object that a view above put into the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[ObservableObjectKey<Value>.self] }
    missing = {
      "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing "
        + "as an ancestor of this view."
    }
  }

  /// Reads an observable object, or `nil` if no view above put one into the environment.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0[ObservableObjectKey<T>.self]) }
    missing = { "" }
  }

  public var wrappedValue: Value {
    if let value { return value }
    // Outside a view there is no environment: defaults apply, as on Apple's platforms.
    if let value = read(EnvironmentValues()) { return value }
    leaveBody(missing())
  }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let environment = binder.node.environment
    let isWhole = Value.self == EnvironmentValues.self
    value = read(
      isWhole ? environment.recordingLaterReads(for: binder.node) : environment.recordingReads(for: binder.node))
    if value == nil { binder.noteMissing(Value.self, missing()) }
  }
}

// The value is read on the main actor.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// The key of an `@Observable` object in the environment: its type.
package struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
  package static var defaultValue: Object? { nil }
}
