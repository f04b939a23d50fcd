/// Something that is on its way: a value that changes with the screen's clock until it has arrived.
@MainActor
package class Motion {
  /// The node whose value moves; when it leaves the tree, the motion is over.
  final let node: _ViewNode

  /// Whether the motion is a part of something that goes on for ever, such as a phase animator.
  final let isPartOfLoop: Bool

  private final var waiting: [AnimationCompletion] = []

  init(_ node: _ViewNode, transaction: Transaction = Transaction()) {
    self.node = node
    isPartOfLoop = transaction[LoopKey.self]
    attach(transaction.completions)
  }

  // MARK: - What kinds of motions implement

  /// Whether the motion has arrived.
  var isFinished: Bool { false }

  /// Whether completions that wait for the logical end may run.
  var isLogicallyComplete: Bool { isFinished }

  /// Whether the motion never ends by itself.
  var isEndless: Bool { false }

  /// Shows what the motion makes of a time, in seconds of the screen's clock.
  func move(to time: Double) {}

  /// Starts later, as if what has passed of the time since then had not.
  func postpone(by seconds: Double) {}

  /// When the motion will have arrived, or `nil` if that is too far away to be known.
  func end(after time: Double) -> Double? { nil }

  // MARK: - Completions

  /// Lets completions wait for this motion.
  final func attach(_ completions: [AnimationCompletion]) {
    for completion in completions {
      completion.wait()
      waiting.append(completion)
    }
  }

  /// Hands over what waits for the logical end, when another animation takes the motion over.
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

/// Marks the transactions of something that goes on for ever.
enum LoopKey: TransactionKey {
  static var defaultValue: Bool { false }
}

/// Tells the motions of one node apart.
enum MotionKind: Hashable {
  /// The animatable data of the node's value.
  case value
  /// Where the element is, and how large.
  case frame
  /// How the element is painted.
  case paint
  /// How opaque the element is, while it comes or goes.
  case fade
  /// The way from the place of another element.
  case match
  /// The keyframes of an animator.
  case keyframes
  /// A time in which nothing moves.
  case pause
  /// What runs on after a finger has let it go: content that scrolls, a wheel.
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
