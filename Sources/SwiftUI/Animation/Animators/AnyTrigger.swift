/// A type-erased value whose changes start an animator.
struct AnyTrigger {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  func isDifferent(from other: AnyTrigger) -> Bool { !isEqual(other.value) }
}
