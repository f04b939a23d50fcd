import Foundation

extension Animation {
  /// Repeats the animation for a specific number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of times that the animation repeats.
  ///   - autoreverses: Whether every second repetition runs backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, repeatCount: repeatCount, autoreverses: autoreverses))
  }

  /// Repeats the animation for the lifespan of the view containing the animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
  }
}

struct RepeatAnimation: TimedAnimation {
  @Nested var base: Animation

  /// The number of repetitions; `nil` repeats forever.
  var repeatCount: Int?
  var autoreverses: Bool

  var length: TimeInterval? {
    guard let repeatCount, let length = base.length else { return nil }
    return length * Double(max(repeatCount, 0))
  }

  var isEndless: Bool { repeatCount == nil || base.isEndless }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if let length = base.length, length > 0 {
      return runOfKnownLength(length, value: value, time: time, context: &context)
    }
    return runUntilFinished(value: value, time: time, context: &context)
  }

  /// The current repetition and the time within it depend only on the clock.
  private func runOfKnownLength<V: VectorArithmetic>(
    _ length: TimeInterval, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let run = (max(time, 0) / length).rounded(.down)
    if let repeatCount, run >= Double(repeatCount) { return nil }
    var runContext = context
    let moved = base.animate(value: value, time: time - run * length, context: &runContext) ?? value
    let isReversed = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return isReversed ? value - moved : moved
  }

  /// If the length depends on the value, a repetition ends in the first frame in which the base has finished.
  private func runUntilFinished<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let state = context.state[RepeatState.self]
    let isReversed = autoreverses && state.run % 2 == 1
    if let moved = base.animate(value: value, time: time - state.start, context: &context) {
      // Repetitions complete; the animation does not.
      context.isLogicallyComplete = false
      return isReversed ? value - moved : moved
    }
    context.isLogicallyComplete = false
    context.state = AnimationState()
    let next = state.run + 1
    if let repeatCount, next >= repeatCount { return nil }
    context.state[RepeatState.self] = RepeatState(run: next, start: time)
    return isReversed ? .zero : value
  }
}

/// The current repetition and its start.
private struct RepeatState: AnimationStateKey {
  var run = 0
  var start: TimeInterval = 0

  static var defaultValue: RepeatState { RepeatState() }
}
