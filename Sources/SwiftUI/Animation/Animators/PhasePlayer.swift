/// Advances through the phases of a phase animator.
@MainActor
final class PhasePlayer: UnmountableStorage {
  private weak var node: _ViewNode?
  private let location: StateLocation<Int>
  private var count = 0
  private var trigger: AnyTrigger?
  private var animation: (Int) -> Animation? = { _ in nil }
  private var hasStarted = false

  /// The number of the current run; callbacks of earlier runs are ignored.
  private var run = 0

  init(_ node: _ViewNode) {
    self.node = node
    location = StateLocation(0, label: "the phase of \(node.pathName)", graph: node.graph)
  }

  /// The index of the shown phase.
  var index: Int { count == 0 ? 0 : location.value % count }

  /// Updates the player; called when the view is evaluated.
  func update(count: Int, trigger: AnyTrigger?, animation: @escaping (Int) -> Animation?) {
    let isTriggered = self.trigger.map { old in trigger?.isDifferent(from: old) == true } ?? false
    self.count = count
    self.trigger = trigger
    self.animation = animation
    guard let node, count > 1 else { return }
    let isContinuous = trigger == nil
    // A screen that settles shows an endless animation at its start.
    let startsNow = isContinuous && !hasStarted && node.graph.motion.timing == .manual
    hasStarted = true
    if isTriggered || startsNow { node.graph.enqueueAction { [weak self] in self?.start() } }
  }

  private func start() {
    run += 1
    showNext(in: run, index: 0)
  }

  private func showNext(in run: Int, index: Int) {
    guard run == self.run, let node, node.isMounted, count > 1 else { return }
    let isContinuous = trigger == nil
    let next = (index + 1) % count
    // A run that begins while an earlier one shows this phase has nothing to animate.
    if location.value == next { return pause(before: next, in: run) }
    let start = node.graph.clock.now
    var transaction = Transaction(animation: animation(next))
    transaction[LoopKey.self] = isContinuous
    transaction.addAnimationCompletion { [weak self] in
      guard let self, let node = self.node, next != 0 || isContinuous else { return }
      // Nothing was animated: the next phase follows in the next frame.
      if node.graph.clock.now > start { showNext(in: run, index: next) } else { pause(before: next, in: run) }
    }
    location.set(next, in: transaction)
  }

  /// Shows the phase after an index in the next frame.
  private func pause(before index: Int, in run: Int) {
    guard let node, index != 0 || trigger == nil else { return }
    let pause = PauseMotion(node, seconds: MotionSystem.frameLength, isPartOfLoop: trigger == nil) { [weak self] in
      self?.showNext(in: run, index: index)
    }
    node.graph.motion.start(pause, .pause)
  }

  func unmount() { run += 1 }
}

/// Provides a phase animator with its player.
struct PhasePlayerProperty: DynamicProperty {
  private(set) var player: PhasePlayer?

  @MainActor
  mutating func _bind(to binder: inout _PropertyBinder) {
    let node = binder.node
    player = binder.nextStorage { PhasePlayer(node) }
  }
}
