/// A property wrapper that reads and writes a value that the graph stores while the view keeps its identity.
///
/// Writing from an action queues the change in the current transaction; reading the value in the same action already
/// returns the new value (measured on Apple's SwiftUI). Closures that the body hands on and that are evaluated later,
/// such as the content of a sheet, return the value of the evaluation that made them (see ``StateLocation``).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The value when the view's body was last evaluated; at first the initial value.
  private var seen: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) {
    seen = value
  }

  public init(initialValue value: Value) {
    seen = value
  }

  public var wrappedValue: Value {
    get {
      guard let location else { return seen }
      return location.read(seen: seen)
    }
    nonmutating set {
      guard let location else { return }
      location.write(newValue, in: .current)
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(seen) }
    return Binding(location: location)
  }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let initial = seen
    let node = binder.node
    let place = binder.property
    let location = binder.nextStorage { StateLocation(initial, name: place?.name ?? "", owner: node) }
    seen = location.showToOwner()
    self.location = location
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

// The value is accessed on the main actor, or while a lock is held: see `StateLocation`.
extension State: @unchecked Sendable where Value: Sendable {}
