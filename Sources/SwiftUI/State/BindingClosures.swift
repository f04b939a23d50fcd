/// What a binding does that is made of closures.
///
/// Bindings are made of bindings: they are released with room on the stack for each level.
final class BindingClosures<Value> {
  // Written once, and taken out in the end. `@exclusivity(unchecked)`: what is accessed level by level is looked up in a list.
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
