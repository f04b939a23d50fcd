/// The value and the range of a slider.
struct SliderRange {
  /// The position of the value, from 0 to 1.
  let fraction: Double

  let binding: Binding<Double>

  private let value: Double
  private let bounds: ClosedRange<Double>
  private let step: Double?

  /// The part of the bounds that can be chosen.
  private var enabledBounds: ClosedRange<Double>?

  /// The value at which the filled part of the track begins.
  private var neutralValue: Double?

  /// The values with marks; `nil` for those of the steps.
  private var tickValues: [Double]?

  let onEditingChanged: (Bool) -> Void

  /// The fraction of the range changed by one adjustment of assistive technologies if there is no step.
  private static let adjustment = 0.1

  /// The tolerance for rounding errors in a number of steps.
  private static let tolerance = 1e-6

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = Double(value.wrappedValue)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
    binding = Binding<Double>(
      get: { Double(value.wrappedValue) },
      write: { number, transaction in value.transaction(transaction).wrappedValue = V(number) })
    self.onEditingChanged = onEditingChanged
    let length = self.bounds.upperBound - self.bounds.lowerBound
    let offset = self.value - self.bounds.lowerBound
    fraction = length > 0 && offset.isFinite ? min(max(offset / length, 0), 1) : 0
  }

  /// Returns the range with marks at steps for which a closure has one, and other options of a slider.
  func with<V: BinaryFloatingPoint>(
    enabled: ClosedRange<V>?, neutral: V?, tick: (V) -> SliderTick<V>?
  ) -> SliderRange {
    var values: [Double] = []
    if let step, step > 0, length > 0, length / step <= Self.mostTicks {
      for index in 0...Int((length / step + Self.tolerance).rounded(.down)) {
        if let mark = tick(V(bounds.lowerBound + Double(index) * step)) { values.append(Double(mark.value)) }
      }
    }
    return with(
      enabled: enabled.map { Double($0.lowerBound)...Double($0.upperBound) }, neutral: neutral.map { Double($0) },
      ticks: values)
  }

  /// Returns the range with other options of a slider.
  func with(enabled: ClosedRange<Double>?, neutral: Double?, ticks: [Double]?) -> SliderRange {
    var range = self
    range.enabledBounds = enabled
    range.neutralValue = neutral
    range.tickValues = ticks
    return range
  }

  private func fraction(of value: Double) -> Double {
    length > 0 ? min(max((value - bounds.lowerBound) / length, 0), 1) : 0
  }

  /// The place where the filled part begins, from 0 to 1.
  var neutralFraction: Double? { neutralValue.map(fraction(of:)) }

  /// Whether the marks are those of the steps.
  var marksSteps: Bool { tickValues == nil }

  /// The places of the marks, from 0 to 1; none for more steps than can be told apart.
  var ticks: [Double] {
    if let tickValues { return tickValues.map(fraction(of:)) }
    guard let step, step > 0, length > 0, length / step <= Self.mostTicks else { return [] }
    return (0...Int((length / step + Self.tolerance).rounded(.down))).map {
      fraction(of: bounds.lowerBound + Double($0) * step)
    }
  }

  private static let mostTicks: Double = 100

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// Sets the value closest to `new` that the bounds and the step allow.
  private func move(to new: Double) {
    guard new.isFinite else { return }
    var new = new
    if let step, step > 0 {
      // A position half-way between two steps is rounded up, regardless of how it was computed.
      let steps = (new - bounds.lowerBound) / step
      new = bounds.lowerBound + (steps + Self.tolerance).rounded() * step
    }
    if let enabledBounds { new = min(max(new, enabledBounds.lowerBound), enabledBounds.upperBound) }
    binding.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
  }

  func move(toFraction fraction: Double) {
    move(to: bounds.lowerBound + min(max(fraction, 0), 1) * length)
  }

  /// Sets the value in an edit that begins and ends with it.
  private func edit(to new: Double) {
    guard new.isFinite else { return }
    onEditingChanged(true)
    move(to: new)
    onEditingChanged(false)
  }

  private func adjust(by sign: Double) {
    edit(to: value + sign * (step ?? length * Self.adjustment))
  }

  @MainActor
  var behavior: ControlBehavior {
    var behavior = ControlBehavior(role: .slider)
    behavior.value = "\(Int(bounded: (fraction * 100).rounded()))%"
    behavior.actions = [
      ControlAction(.increment) { adjust(by: 1) },
      ControlAction(.decrement) { adjust(by: -1) },
      .setNumber { edit(to: $0) },
    ]
    // The labels and the area beside the track do not handle touches.
    behavior.touch = { _, _ in }
    return behavior
  }
}
