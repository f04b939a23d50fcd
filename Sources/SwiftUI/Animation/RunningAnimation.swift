import Foundation

/// A value on its way to a target: what an element keeps while something of it is animated.
///
/// An animation that merges with the one before takes over its velocity (springs). Any other animation starts
/// from where the one before is at that time and goes on to be, so that there is no jump in velocity either.
package struct RunningAnimation<Value: VectorArithmetic> {
  private struct Entry {
    var animation: Animation
    var start: TimeInterval

    /// Where the entry leads, from the origin.
    var distance: Value
    var context: AnimationContext<Value>
    var isFinished = false

    /// The time since the start, in whole nanoseconds: differences of times do not decide whether it is over.
    func elapsed(at time: TimeInterval) -> TimeInterval {
      max(0, ((time - start) * 1e9).rounded() / 1e9)
    }
  }

  private var origin: Value
  private var entries: [Entry]

  /// Where the value will be at the end.
  package private(set) var target: Value

  /// Whether the value has arrived.
  package private(set) var isFinished = false

  /// Starts an animation.
  ///
  /// - Parameters:
  ///   - animation: How the value moves.
  ///   - origin: The value now.
  ///   - target: The value at the end.
  ///   - time: Now, in seconds of the clock that is used for all times.
  ///   - environment: The environment that custom animations see.
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

  /// Whether the animation never ends by itself.
  package var isEndless: Bool { entries.last?.animation.isEndless == true }

  /// Changes the target while the animation is running.
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
    entries.append(
      Entry(
        animation: animation, start: time, distance: distance,
        context: AnimationContext(environment: environment)))
  }

  /// Moves where the value comes from and where it leads by a distance.
  package mutating func shift(by distance: Value) {
    origin += distance
    target += distance
  }

  /// Lets everything happen later.
  package mutating func postpone(by seconds: TimeInterval) {
    for index in entries.indices { entries[index].start += seconds }
  }

  /// When the value will have arrived, to a frame of a sixtieth of a second where that depends on the value; `nil` if
  /// it has not after a minute.
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

  /// The value at a time; times do not run backwards.
  package mutating func value(at time: TimeInterval) -> Value {
    let position = position(at: time, count: entries.count)
    if let finished = entries.lastIndex(where: { $0.isFinished }) {
      // What came before an animation that has arrived no longer matters.
      entries.removeFirst(finished)
      isFinished = entries.count == 1
    }
    return isFinished ? target : origin + position
  }

  /// How far from the origin the first `count` entries have led.
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
