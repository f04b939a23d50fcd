/// What moves in one screen, and which changes are to be animated.
///
/// Nothing here costs anything while nothing moves: nodes look at two flags of the graph, `mayAnimate` when a value
/// arrives and `isShowingMotion` when something is drawn.
@MainActor
package final class MotionSystem {
  unowned let graph: Graph

  /// How time passes.
  package var timing = Timing.settling

  /// What is under way, in the order in which it began.
  private(set) var motions: [Motion] = []
  private var motionsByKey: [MotionKey: Motion] = [:]

  /// Goes up with every update, so that a scope knows in which one it was triggered.
  private(set) var updateCount: UInt = 0

  /// Goes up whenever the transactions in effect may be others.
  private(set) var generation: UInt = 0

  private var constantScopes: [TransactionScope] = []
  private var activeScopes: [TransactionScope] = []
  private var scopeCount = 0

  /// How many transitions bring their own animation.
  var selfAnimatedTransitions = 0 { didSet { updateFlags() } }

  /// Whether changes are shown at once, whatever transaction they are made in.
  private var isSuspended = false

  /// Whether the phase of a transition is changing, so that its own animation takes part.
  private(set) var isChangingPhase = false

  /// Whether the screen is just letting everything arrive.
  var isSettling = false

  /// Whether fingers are on the screen, whose time is not run ahead of.
  package var waitsForFingers = false

  /// The motions that began while a transition changed its phase.
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

  /// Whether something of the running update is to be animated.
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

  /// The scopes below which something is animated although the update as a whole is not.
  var animatingScopes: [TransactionScope] {
    (activeScopes + constantScopes).filter { $0.transactionBelow.ifAnimating != nil }
  }

  /// The transaction that animates what changes of a node now, or `nil` if it changes at once.
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
      old.releaseCompletions(isOver: true)
    }
    motionsByKey[key] = motion
    motions.append(motion)
    collected?.append(motion)
    updateFlags()
  }

  /// Counts a motion that was under way already among those that the running phase change waits for.
  func collect(_ motion: Motion) {
    collected?.append(motion)
  }

  /// Ends a motion where it is.
  func stop(_ node: _ViewNode, _ kind: MotionKind) {
    guard let motion = motionsByKey.removeValue(forKey: MotionKey(node, kind)) else { return }
    motions.removeAll { $0 === motion }
    motion.releaseCompletions(isOver: true)
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

  /// Called when the transaction of an update has been chosen, before anything of it is applied.
  func beginUpdate() {
    generation &+= 1
    adoptCompletions(of: graph.transaction)
    updateFlags()
  }

  /// Called when all values of an update have arrived.
  func willLayout() {
    paints.startMotions(self)
    frames.willLayout(self)
  }

  /// Called when an update has been laid out.
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
    leaving.finishWhatHasGone()
    let completions = adoptedCompletions
    adoptedCompletions = []
    for completion in completions { completion.finishIfNothingIsLeft() }
    updateFlags()
  }

  /// Shows what the time makes of everything under way.
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

  /// Ends everything: the tree is gone.
  func removeAll() {
    let all = motions
    motions = []
    motionsByKey = [:]
    frames.removeAll()
    for motion in all { motion.releaseCompletions(isOver: true) }
    updateFlags()
  }

  /// Whether a motion waits at its start, because a screen that settles by itself would never see its end.
  func isHeld(_ motion: Motion) -> Bool { timing == .settling && motion.isEndless }

  /// Keeps what waits at its start there while time passes.
  func clockMoved(by seconds: Double) {
    if timing == .settling {
      for motion in motions where motion.isEndless { motion.postpone(by: seconds) }
    }
  }

  // MARK: - Phases of transitions

  /// Runs `body` without animating what it changes.
  func withoutAnimation(_ body: () -> Void) {
    let outer = isSuspended
    isSuspended = true
    body()
    isSuspended = outer
  }

  /// Runs `body`, which changes the phase of a transition, and returns the motions that began.
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
  /// How time passes in a screen.
  package enum Timing: Sendable {
    /// After every update the screen lets animations run to their ends. What has no end stays at its start.
    case settling
    /// Time stands still unless a test moves it.
    case manual
  }
}
