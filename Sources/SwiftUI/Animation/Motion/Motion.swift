/// A value that changes with the screen's clock until it reaches its target.
@MainActor
package class Motion {
  /// The node of the value; removing it from the tree ends the motion.
  final let node: _ViewNode

  /// Whether the motion is part of an endless animation, such as a phase animator.
  final let isPartOfLoop: Bool

  private final var waiting: [AnimationCompletion] = []

  init(_ node: _ViewNode, transaction: Transaction = Transaction()) {
    self.node = node
    isPartOfLoop = transaction[LoopKey.self]
    attach(transaction.completions)
  }

  // MARK: - Requirements of subclasses

  /// Whether the motion has ended.
  var isFinished: Bool { false }

  /// Whether completions that wait for the logical end may run.
  var isLogicallyComplete: Bool { isFinished }

  /// Whether the motion is endless.
  var isEndless: Bool { false }

  /// Updates the shown value for a time, in seconds of the screen's clock.
  func move(to time: Double) {}

  /// Delays the start, so that the time elapsed since then does not count.
  func postpone(by seconds: Double) {}

  /// The time at which the motion will end; `nil` if it is too far away to be known.
  func end(after time: Double) -> Double? { nil }

  /// Whether the motion has left the screen before its end.
  private(set) final var isStopped = false

  /// Notes that the motion has left the screen before its end.
  final func stop() {
    isStopped = true
    releaseCompletions(isOver: true)
  }

  // MARK: - Completions

  /// Adds completions that wait for this motion.
  final func attach(_ completions: [AnimationCompletion]) {
    for completion in completions {
      completion.wait()
      waiting.append(completion)
    }
  }

  /// Returns and removes the completions that wait for the logical end, when another animation takes over the motion.
  final func takeLogicalCompletions() -> [AnimationCompletion] {
    defer { waiting.removeAll { $0.criteria == .logicallyComplete } }
    return waiting.filter { $0.criteria == .logicallyComplete }
  }

  /// Releases the completions that no longer have to wait.
  func releaseCompletions(isOver: Bool) {
    if waiting.isEmpty { return }
    if isOver || isLogicallyComplete { release(.logicallyComplete) }
    if isOver { release(.removed) }
  }

  private func release(_ criteria: AnimationCompletionCriteria) {
    let released = waiting.filter { $0.criteria == criteria }
    waiting.removeAll { $0.criteria == criteria }
    for completion in released { completion.release() }
  }
}

/// Marks the transactions of an endless animation.
enum LoopKey: TransactionKey {
  static var defaultValue: Bool { false }
}

/// Identifies the motions of one node.
enum MotionKind: Hashable {
  /// The animatable data of the node's value.
  case value
  /// The element's position and size.
  case frame
  /// The element's paint.
  case paint
  /// The element's opacity during its insertion or removal.
  case fade
  /// The motion from the frame of another element.
  case match
  /// The keyframes of an animator.
  case keyframes
  /// A pause.
  case pause
  /// A motion that a view of another framework draws.
  case drawn(ObjectIdentifier)
  /// The deceleration after a touch: scrolled content or a wheel.
  case scroll
}

struct MotionKey: Hashable {
  let node: ObjectIdentifier
  let kind: MotionKind

  @MainActor
  init(_ node: _ViewNode, _ kind: MotionKind) {
    self.node = ObjectIdentifier(node)
    self.kind = kind
  }
}
