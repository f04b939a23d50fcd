/// A property wrapper that reads and writes a value that the graph stores while the view keeps its identity.
///
/// Writing from an action queues the change in the current transaction; reading the value in the same action already
/// returns the new value (measured on Apple's SwiftUI).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  public var wrappedValue: Value {
    get {
      guard let location else { return initial }
      return location.read()
    }
    nonmutating set {
      guard let location else { return }
      location.write(newValue, in: .current)
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let initial = initial
    let node = binder.node
    location = binder.nextStorage {
      StateLocation(initial, owner: node.pathName, graph: node.graph)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

// The value is accessed on the main actor, or while a lock is held: see `StateLocation`.
extension State: @unchecked Sendable where Value: Sendable {}
