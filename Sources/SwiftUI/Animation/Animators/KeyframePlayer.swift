/// The time range in which the keyframes of an animator are played.
@MainActor
final class KeyframeMotion: Motion {
  private(set) var start: Double
  private let duration: Double
  private let isRepeating: Bool
  private var hasEnded = false

  init(_ node: _ViewNode, duration: Double, isRepeating: Bool) {
    start = node.graph.clock.now
    self.duration = duration
    self.isRepeating = isRepeating
    super.init(node)
  }

  /// The time since the keyframes began, in seconds; it restarts with each repetition.
  func elapsed(at now: Double) -> Double {
    // Rounded to nanoseconds, so that rounding errors do not determine the repetition.
    let elapsed = ((now - start) * 1e9).rounded() / 1e9
    return isRepeating && duration > 0 ? elapsed.truncatingRemainder(dividingBy: duration) : min(elapsed, duration)
  }

  override var isFinished: Bool { hasEnded }
  override var isEndless: Bool { isRepeating || !(duration <= VirtualClock.latest) }

  override func move(to time: Double) {
    hasEnded = !isRepeating && elapsed(at: time) >= duration
    node.invalidate()
  }

  override func postpone(by seconds: Double) { start += seconds }
  override func end(after time: Double) -> Double? { isEndless ? nil : max(time, start + duration) }
}

/// Plays the keyframes of an animator.
@MainActor
final class KeyframePlayer<Value>: UnmountableStorage {
  private weak var node: _ViewNode?
  private var motion: KeyframeMotion?
  private var timeline: KeyframeTimeline<Value>?
  private var trigger: AnyTrigger?
  private var hasStarted = false
  /// The shown value.
  private(set) var last: Value?

  init(_ node: _ViewNode) {
    self.node = node
  }

  /// The current value; called when the view is evaluated.
  ///
  /// - Parameters:
  ///   - trigger: The value that starts the keyframes; if `nil`, they start when the view appears.
  ///   - repeats: Whether they restart when they end.
  func value(
    initial: Value, trigger: AnyTrigger?, repeats: Bool, keyframes: (Value) -> KeyframeTimeline<Value>
  ) -> Value {
    guard let node else { return initial }
    let isTriggered = self.trigger.map { old in trigger?.isDifferent(from: old) == true } ?? (trigger == nil)
    let starts = isTriggered && (trigger != nil || !hasStarted)
    hasStarted = true
    self.trigger = trigger
    if starts {
      let timeline = keyframes(last ?? initial)
      let motion = KeyframeMotion(node, duration: timeline.duration, isRepeating: repeats && timeline.duration > 0)
      self.timeline = timeline
      self.motion = motion
      node.graph.motion.start(motion, .keyframes)
    }
    guard let timeline, let motion else { return initial }
    let value = timeline.value(time: motion.elapsed(at: node.graph.clock.now))
    last = value
    return value
  }

  // The motion keeps the node, which keeps this player.
  func unmount() { motion = nil }
}

/// Provides a keyframe animator with its player.
struct KeyframePlayerProperty<Value>: DynamicProperty {
  private(set) var player: KeyframePlayer<Value>?

  @MainActor
  mutating func _bind(to binder: inout _PropertyBinder) {
    let node = binder.node
    player = binder.nextStorage { KeyframePlayer(node) }
  }
}
