import Foundation

/// An animated value and its target, kept by an element during an animation.
///
/// An animation that merges with the previous one takes over its velocity (springs). Any other animation starts from
/// the previous animation's value, which continues, so that the velocity does not jump either.
package struct RunningAnimation<Value: VectorArithmetic> {
  private struct Entry {
    var animation: Animation
    var start: TimeInterval

    /// The target of the entry, relative to the origin.
    var distance: Value
    var context: AnimationContext<Value>
    var isFinished = false

    /// The time since the start, rounded to nanoseconds, so that rounding errors do not determine the end.
    func elapsed(at time: TimeInterval) -> TimeInterval {
      max(0, ((time - start) * 1e9).rounded() / 1e9)
    }
  }

  private var origin: Value
  private var entries: [Entry]

  /// The final value.
  package private(set) var target: Value

  /// Whether the value has reached the target.
  package private(set) var isFinished = false

  /// Starts an animation.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - origin: The current value.
  ///   - target: The final value.
  ///   - time: The current time, in seconds of the clock that all times refer to.
  ///   - environment: The environment for custom animations.
  package init(
    _ animation: Animation, from origin: Value, to target: Value, at time: TimeInterval,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.origin = origin
    self.target = target
    entries = [
      Entry(
        animation: animation, start: time, distance: target - origin,
        context: AnimationContext(environment: environment))
    ]
  }

  /// Whether completions that wait for the logical end may run.
  package var isLogicallyComplete: Bool {
    isFinished || entries.last?.context.isLogicallyComplete == true
  }

  /// Whether the animation is endless.
  package var isEndless: Bool { entries.last?.animation.isEndless == true }

  /// Changes the target during the animation.
  package mutating func retarget(
    to newTarget: Value, _ animation: Animation, at time: TimeInterval,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    _ = value(at: time)
    isFinished = false
    target = newTarget
    let distance = newTarget - origin
    if var last = entries.last, !last.isFinished {
      let base = position(at: time, count: entries.count - 1)
      let merges = animation.shouldMerge(
        previous: last.animation, value: last.distance - base, time: last.elapsed(at: time), context: &last.context)
      if merges {
        last.animation = animation
        last.distance = distance
        entries[entries.count - 1] = last
        return
      }
    }
    // An entry that starts at this time has not moved anything: its target was never shown.
    if let last = entries.last, last.start == time, !last.isFinished { entries.removeLast() }
    entries.append(
      Entry(
        animation: animation, start: time, distance: distance,
        context: AnimationContext(environment: environment)))
  }

  /// Shifts the origin and the target by a distance.
  package mutating func shift(by distance: Value) {
    origin += distance
    target += distance
  }

  /// Delays the animation.
  package mutating func postpone(by seconds: TimeInterval) {
    for index in entries.indices { entries[index].start += seconds }
  }

  /// The time at which the value reaches the target, with a precision of a sixtieth of a second if it depends on the
  /// value; `nil` if it takes more than a minute.
  package func end(after time: TimeInterval) -> TimeInterval? {
    if isEndless { return nil }
    if entries.count == 1, let length = entries[0].animation.length { return max(time, entries[0].start + length) }
    var copy = self
    for frame in 1...3600 {
      let next = time + Double(frame) / 60
      _ = copy.value(at: next)
      if copy.isFinished { return next }
    }
    return nil
  }

  /// The value at a time; times must not decrease.
  package mutating func value(at time: TimeInterval) -> Value {
    let position = position(at: time, count: entries.count)
    if let finished = entries.lastIndex(where: { $0.isFinished }) {
      // The entries before a finished animation no longer matter.
      entries.removeFirst(finished)
      isFinished = entries.count == 1
    }
    return isFinished ? target : origin + position
  }

  /// The displacement from the origin caused by the first `count` entries.
  private mutating func position(at time: TimeInterval, count: Int) -> Value {
    var position = Value.zero
    for index in 0..<count {
      let rest = entries[index].distance - position
      if !entries[index].isFinished,
        let moved = entries[index].animation.animate(
          value: rest, time: entries[index].elapsed(at: time), context: &entries[index].context)
      {
        position += moved
      } else {
        entries[index].isFinished = true
        position += rest
      }
    }
    return position
  }
}
