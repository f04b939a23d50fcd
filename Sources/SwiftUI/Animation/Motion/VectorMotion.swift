/// A motion of a value that can be added and scaled.
@MainActor
class VectorMotion<Data: VectorArithmetic>: Motion {
  private final var running: RunningAnimation<Data>

  /// Animations that have been superseded in this motion, for completions that wait for their logical end.
  private final var forks: [(running: RunningAnimation<Data>, completions: [AnimationCompletion])] = []

  /// Whether there are any: reading a generic array takes longer, and thousands of motions do so in every frame.
  private final var hasForks = false

  /// The shown value.
  private(set) final var value: Data

  init(_ node: _ViewNode, from start: Data, to end: Data, transaction: Transaction) {
    running = RunningAnimation(
      transaction.animation ?? .default, from: start, to: end, at: node.graph.clock.now, environment: node.environment)
    value = start
    super.init(node, transaction: transaction)
  }

  /// The target of the motion.
  final var target: Data { running.target }

  /// Changes the target, continuing from the current value and velocity.
  final func retarget(to target: Data, transaction: Transaction) {
    let left = takeLogicalCompletions()
    if !left.isEmpty {
      forks.append((running, left))
      hasForks = true
    }
    running.retarget(
      to: target, transaction.animation ?? .default, at: node.graph.clock.now, environment: node.environment)
    value = running.value(at: node.graph.clock.now)
    attach(transaction.completions)
  }

  /// Shifts the motion by a distance: a change without an animation during the motion.
  final func shift(by distance: Data) {
    if distance == .zero { return }
    running.shift(by: distance)
    value += distance
  }

  override final var isFinished: Bool { running.isFinished }
  override final var isLogicallyComplete: Bool { running.isLogicallyComplete }
  override final var isEndless: Bool { running.isEndless }

  override final func move(to time: Double) {
    value = running.value(at: time)
    if hasForks { moveForks(to: time) }
    didMove()
  }

  private func moveForks(to time: Double) {
    for index in forks.indices { _ = forks[index].running.value(at: time) }
  }

  /// Shows the value.
  func didMove() {}

  override final func postpone(by seconds: Double) { running.postpone(by: seconds) }

  override final func end(after time: Double) -> Double? { running.end(after: time) }

  override final func releaseCompletions(isOver: Bool) {
    if hasForks { releaseForks(isOver: isOver) }
    super.releaseCompletions(isOver: isOver)
  }

  private func releaseForks(isOver: Bool) {
    forks.removeAll { fork in
      guard isOver || fork.running.isLogicallyComplete else { return false }
      for completion in fork.completions { completion.release() }
      return true
    }
    hasForks = !forks.isEmpty
  }
}
