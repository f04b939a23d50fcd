/// The actions of a stepper's buttons; `nil` for a disabled button.
struct StepperActions {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// The value spoken by assistive technologies, if it has no format.
  let value: String?

  /// The formatted value.
  let format: TextFormat?

  init(increment: (() -> Void)?, decrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void) {
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
    value = nil
    format = nil
  }

  /// Creates actions that step the value of a binding; steps beyond the bounds end at the bounds.
  init<V: Strideable>(
    _ value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, format: TextFormat? = nil,
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
    self.value = format == nil ? "\(current)" : nil
    self.format = format
  }

  func run(_ action: (() -> Void)?) {
    guard let action else { return }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
  }
}
