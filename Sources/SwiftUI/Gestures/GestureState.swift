/// A property wrapper for a value that a gesture updates while it is in progress, and that is reset when it ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetAction: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetAction = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value {
    guard let location else { return initial }
    return location.read()
  }

  public var projectedValue: GestureState<Value> { self }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let initial = initial
    let node = binder.node
    location = binder.nextStorage {
      StateLocation(initial, label: "GestureState<\(Value.self)> of \(node.pathName)", graph: node.graph)
    }
  }

  @MainActor
  func write(_ value: Value, in transaction: Transaction) {
    location?.set(value, in: transaction)
  }

  @MainActor
  func resetValue() {
    var transaction = Transaction()
    resetAction(wrappedValue, &transaction)
    location?.set(initial, in: transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
