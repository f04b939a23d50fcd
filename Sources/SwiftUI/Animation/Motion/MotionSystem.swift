/// The motions of one screen, and the decision which changes are animated.
///
/// It has no cost while nothing moves: nodes only check two flags of the graph, `mayAnimate` when a value changes and
/// `isShowingMotion` when drawing.
@MainActor
package final class MotionSystem {
  unowned let graph: Graph

  /// How time passes on the screen.
  package var timing = Timing.settling

  /// The current motions, in order of their start.
  private(set) var motions: [Motion] = []
  private var motionsByKey: [MotionKey: Motion] = [:]

  /// The number of updates, so that a scope knows in which one it was triggered.
  private(set) var updateCount: UInt = 0

  /// Incremented whenever the effective transactions may have changed.
  private(set) var generation: UInt = 0

  private var constantScopes: [TransactionScope] = []
  private var activeScopes: [TransactionScope] = []
  private var scopeCount = 0

  /// The number of transitions with their own animation.
  var selfAnimatedTransitions = 0 { didSet { updateFlags() } }

  /// Whether changes are shown immediately, regardless of their transaction.
  private var isSuspended = false

  /// Whether the phase of a transition is changing, so that the transition's own animation applies.
  private(set) var isChangingPhase = false

  /// Whether the screen is currently completing all motions.
  var isSettling = false

  /// Whether fingers are on the screen, which prevents running ahead of their time.
  package var waitsForFingers = false

  /// The motions that began during a phase change of a transition.
  private var collected: [Motion]?

  private var adoptedCompletions: [AnimationCompletion] = []
  private var animatableTypes: [ObjectIdentifier: (any Animatable.Type)?] = [:]

  let frames = FrameTracker()
  let paints = PaintTracker()
  let leaving = LeavingViews()
  let timelines = TimelineTracker()
  let matches = GeometryMatches()

  init(graph: Graph) {
    self.graph = graph
    graph.clock.moved = { [weak self] in self?.clockMoved(by: $0) }
  }

  // MARK: - Flags

  var hasMotions: Bool { !motions.isEmpty }

  func updateFlags() {
    graph.mayAnimate =
      hasMotions || scopeCount > 0 || selfAnimatedTransitions > 0 || graph.transaction.animation != nil
      || !adoptedCompletions.isEmpty || !leaving.isEmpty || !matches.isEmpty
    graph.isShowingMotion = hasMotions || !leaving.isEmpty
  }

  /// Whether the current update contains animated changes.
  var isUpdateAnimated: Bool {
    graph.transaction.animation != nil || !activeScopes.isEmpty || !constantScopes.isEmpty || isChangingPhase
  }

  // MARK: - Scopes

  func add(_ scope: TransactionScope, isConstant: Bool) {
    scopeCount += 1
    if isConstant { constantScopes.append(scope) }
    updateFlags()
  }

  func remove(_ scope: TransactionScope, isConstant: Bool) {
    scopeCount -= 1
    if isConstant { constantScopes.removeAll { $0 === scope } }
    activeScopes.removeAll { $0 === scope }
    updateFlags()
  }

  func activate(_ scope: TransactionScope) {
    activeScopes.append(scope)
    generation &+= 1
  }

  /// The scopes that contain animated changes although the update as a whole is not animated.
  var animatingScopes: [TransactionScope] {
    (activeScopes + constantScopes).filter { $0.transactionBelow.ifAnimating != nil }
  }

  /// The transaction that animates the current changes of a node; `nil` if they are not animated.
  func transactionAnimating(_ node: _ViewNode) -> Transaction? {
    if isSuspended || !isUpdateAnimated { return nil }
    return node.transactionInEffect.ifAnimating
  }

  func adoptCompletions(of transaction: Transaction) {
    for completion in transaction.completions where !adoptedCompletions.contains(where: { $0 === completion }) {
      completion.adopt { [weak graph] action in graph?.enqueueAction(action) }
      adoptedCompletions.append(completion)
    }
  }

  // MARK: - Motions

  func motion(of node: _ViewNode, _ kind: MotionKind) -> Motion? {
    motionsByKey.isEmpty ? nil : motionsByKey[MotionKey(node, kind)]
  }

  func start(_ motion: Motion, _ kind: MotionKind) {
    let key = MotionKey(motion.node, kind)
    if let old = motionsByKey[key] {
      motions.removeAll { $0 === old }
      old.stop()
    }
    motionsByKey[key] = motion
    motions.append(motion)
    collected?.append(motion)
    updateFlags()
  }

  /// Adds an existing motion to those that the current phase change waits for.
  func collect(_ motion: Motion) {
    collected?.append(motion)
  }

  /// Stops a motion at its current value.
  func stop(_ node: _ViewNode, _ kind: MotionKind) {
    guard let motion = motionsByKey.removeValue(forKey: MotionKey(node, kind)) else { return }
    motions.removeAll { $0 === motion }
    motion.stop()
    updateFlags()
  }

  /// The conformance of a type, looked up once.
  func animatableType(of type: Any.Type) -> (any Animatable.Type)? {
    if let known = animatableTypes[ObjectIdentifier(type)] { return known }
    var found = type as? any Animatable.Type
    if let type = found, hasNothingToAnimate(type) { found = nil }
    animatableTypes[ObjectIdentifier(type)] = .some(found)
    return found
  }

  private func hasNothingToAnimate<A: Animatable>(_: A.Type) -> Bool {
    A.AnimatableData.self == EmptyAnimatableData.self
  }

  // MARK: - Updates

  /// Called when the transaction of an update has been determined, before any of its changes are applied.
  func beginUpdate() {
    generation &+= 1
    adoptCompletions(of: graph.transaction)
    updateFlags()
  }

  /// Called when all values of an update have been applied.
  func willLayout() {
    paints.startMotions(self)
    frames.willLayout(self)
  }

  /// Called after the layout pass of an update.
  func didLayout() {
    leaving.placeAgain()
    if !matches.isEmpty {
      matches.resolve(self)
      if graph.layout.needsLayout {
        LayoutQueue.run(in: graph)
        leaving.placeAgain()
      }
    }
    frames.didLayout(self)
    endUpdate()
  }

  private func endUpdate() {
    updateCount &+= 1
    generation &+= 1
    activeScopes.removeAll()
    leaving.removeFinished()
    let completions = adoptedCompletions
    adoptedCompletions = []
    for completion in completions { completion.finishIfNothingIsLeft() }
    updateFlags()
  }

  /// Updates all motions to the current time.
  func tick() {
    let now = graph.clock.now
    for motion in motions where motion.node.isMounted && !isHeld(motion) { motion.move(to: now) }
    timelines.wake(at: now)
    let isOver = motions.contains { $0.isFinished || !$0.node.isMounted }
    if isOver {
      motionsByKey = motionsByKey.filter { !$0.value.isFinished && $0.value.node.isMounted }
    }
    let current = motions
    if isOver {
      motions.removeAll { $0.isFinished || !$0.node.isMounted }
      frames.forgetFinished()
    }
    for motion in current { motion.releaseCompletions(isOver: motion.isFinished || !motion.node.isMounted) }
    updateFlags()
  }

  /// Removes all motions when the tree is removed.
  func removeAll() {
    let all = motions
    motions = []
    motionsByKey = [:]
    frames.removeAll()
    for motion in all { motion.releaseCompletions(isOver: true) }
    updateFlags()
  }

  /// Whether a motion is held at its start, because a screen that settles would never reach its end.
  func isHeld(_ motion: Motion) -> Bool { timing == .settling && motion.isEndless }

  /// Postpones the motions that are held at their start while time passes.
  func clockMoved(by seconds: Double) {
    if timing == .settling {
      for motion in motions where motion.isEndless { motion.postpone(by: seconds) }
    }
  }

  // MARK: - Phases of transitions

  /// Runs `body` without animating its changes.
  func withoutAnimation(_ body: () -> Void) {
    let outer = isSuspended
    isSuspended = true
    body()
    isSuspended = outer
  }

  /// Runs `body`, which changes the phase of a transition, and returns the motions that it started.
  func changingPhase(_ body: () -> Void) -> [Motion] {
    let outer = (collected, isChangingPhase, isSuspended)
    (collected, isChangingPhase, isSuspended) = ([], true, false)
    generation &+= 1
    body()
    let motions = collected ?? []
    (collected, isChangingPhase, isSuspended) = outer
    generation &+= 1
    return motions
  }
}

extension MotionSystem {
  /// How time passes on a screen.
  package enum Timing: Sendable {
    /// After every update, the screen runs all animations to their ends. Endless animations stay at their start.
    case settling
    /// Time passes only when a test advances it.
    case manual
  }
}
