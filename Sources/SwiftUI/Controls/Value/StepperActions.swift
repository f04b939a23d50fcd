/// What the two buttons of a stepper do; `nil` for a button that is disabled.
struct StepperActions {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// The value as assistive technologies say it.
  let value: String?

  init(increment: (() -> Void)?, decrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void) {
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
    value = nil
  }

  /// Steps through the values of a binding; steps that would leave the bounds stop there.
  init<V: Strideable>(
    _ value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, format: ((V) -> String)? = nil,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let current = value.wrappedValue
    func move(by stride: V.Stride) -> (() -> Void)? {
      if let bounds, current >= bounds.upperBound, stride > 0 { return nil }
      if let bounds, current <= bounds.lowerBound, stride < 0 { return nil }
      return {
        let next = value.wrappedValue.advancedWithinType(by: stride)
        value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      }
    }
    increment = move(by: step)
    decrement = step.negated.flatMap { move(by: $0) }
    self.onEditingChanged = onEditingChanged
    self.value = format?(current) ?? "\(current)"
  }

  func run(_ action: (() -> Void)?) {
    guard let action else { return }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
  }
}
