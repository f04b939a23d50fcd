/// The closures of a binding.
///
/// Bindings can be nested deeply, so they are released with stack checks at each level.
final class BindingClosures<Value> {
  // Written once, and cleared at the end. `@exclusivity(unchecked)`: nested accesses would be tracked in a linear list.
  @exclusivity(unchecked) private var getter: (() -> Value)?
  @exclusivity(unchecked) private var setter: ((Value, Transaction) -> Void)?

  init(get getter: @escaping () -> Value, set setter: @escaping (Value, Transaction) -> Void) {
    self.getter = getter
    self.setter = setter
  }

  func get() -> Value {
    guard let getter else { preconditionFailure("A binding is read that is being released.") }
    return getter()
  }

  func set(_ value: Value, _ transaction: Transaction) {
    setter?(value, transaction)
  }

  deinit {
    withStackRoom {
      getter = nil
      setter = nil
    }
  }
}
