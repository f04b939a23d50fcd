import Foundation
import PhoneSimulation

/// The live tree of one screen: state, structure, layout, and the transactions that change them.
///
/// Updates are synchronous. Writes are queued in groups of one transaction each. ``flush()`` applies a group, evaluates
/// the invalidated nodes from the root downwards, lays out, and runs the resulting actions (`onAppear`, `onChange`,
/// preference changes), until nothing is pending, or until the update turns out to be endless.
@MainActor
package final class Graph {
  // `@exclusivity(unchecked)`: see `Element`.
  package private(set) var root: _ViewNode?

  /// The node that is being evaluated; reads are recorded for it.
  @exclusivity(unchecked) package private(set) var evaluating: _ViewNode?

  /// The transaction of the update being applied.
  @exclusivity(unchecked) package private(set) var transaction = Transaction()

  private var issueLog = IssueLog()

  /// The APIs already named in a warning, see ``Shortfall``.
  package internal(set) var warnedAPIs: Set<String> = []

  /// Called for each new issue.
  package var issueHandler: ((_RuntimeIssue) -> Void)?

  package let clock = VirtualClock()

  /// The clock that Combine's timers on the main thread follow, synchronized with the screen's clock.
  package let timeSource = ManualTimeSource()

  /// The running animations, and the changes to animate.
  package private(set) lazy var motion = MotionSystem(graph: self)

  /// Whether changes may have to be animated; while it is false, changes are not examined.
  @exclusivity(unchecked) package final var mayAnimate = false

  /// Whether something is drawn with an animated value or position.
  @exclusivity(unchecked) package final var isShowingMotion = false

  package let tasks: TaskTracker

  /// The world outside of the app.
  package let phone: SimulatedPhone

  /// What other modules keep for the screen, by a type of theirs.
  package var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// Closures that show an older value of a state.
  @exclusivity(unchecked) var staleReads = StaleReads()

  /// Values that outlive their views: `AppStorage` and `SceneStorage`.
  package private(set) lazy var storedValues = ValueStorage(graph: self)

  /// The keyboard focus.
  package private(set) lazy var focus = FocusSystem(graph: self)

  /// Measures text; injected so that layout can be tested without fonts.
  package let textSystem: TextSystem

  @exclusivity(unchecked) package var layout = LayoutQueue()

  /// An offset for the positions of an element's children while its arrangement places a part of them, in points.
  @exclusivity(unchecked) package var childOffset: CGPoint = .zero

  /// The places of an element's children, while an arrangement is only asked where it would place them.
  @exclusivity(unchecked) var trialPlacement: TrialPlacement?

  /// The proposal for the root, in points.
  package var windowSize = ProposedViewSize.unspecified {
    didSet {
      if windowSize != oldValue { for element in windowReaders.inOrder { element.setNeedsLayout() } }
    }
  }

  /// Called before the window gets another size, with the size in points and the environment that it will have.
  package var windowObserver: ((CGSize, EnvironmentValues) -> Void)?

  /// Elements whose layout depends on the size of the window.
  private var windowReaders = OrderedNodes<Element>()

  /// The height by which the keyboard covers more of the bottom than bars do, in points.
  package var keyboardOverlap: CGFloat = 0

  /// The number of passes after which an update counts as endless, as on Apple's platforms.
  package static let passLimit = 8

  @exclusivity(unchecked) private var dirtyNodes: [_ViewNode] = []
  @exclusivity(unchecked) private var writeGroups: [WriteGroup] = []
  @exclusivity(unchecked) private var actions = ActionQueue()

  /// Elements that no container lays out, because their views show nothing, and that have not appeared yet.
  @exclusivity(unchecked) private var elementsWithoutPlace: [WeakElement] = []
  private var positionReaders = OrderedNodes<Element>()
  private var preferenceObservers = PreferenceObservers()
  @exclusivity(unchecked) private var arePreferencesDirty = false

  /// Increases with every possible change of a preference; values derived from preferences are cached per generation.
  package private(set) var preferenceGeneration: UInt = 0

  /// Increases with every update; values derived from the whole tree are cached per generation.
  package private(set) var generation: UInt = 0
  @exclusivity(unchecked) private var isFlushing = false

  /// Whether positions on the screen changed without a layout pass.
  @exclusivity(unchecked) private var arePlacesDirty = false

  /// Whether the screen is closed: nothing is written, run or shown any more.
  private(set) var isClosed = false

  /// Set while the update may be endless.
  @exclusivity(unchecked) private var evaluationCounts: EvaluationCounts?
  nonisolated let mailbox: ScreenMailbox

  /// Guards the last written values of state.
  nonisolated let stateLock = NSLock()

  @exclusivity(unchecked) private var nodeCount: UInt32 = 0

  func nextNodeOrder() -> UInt32 {
    nodeCount &+= 1
    return nodeCount
  }

  package init(textSystem: TextSystem, phone: SimulatedPhone? = nil) {
    self.textSystem = textSystem
    self.phone = phone ?? SimulatedPhone.running ?? SimulatedPhone()
    mailbox = ScreenMailbox(self.phone)
    tasks = TaskTracker(mailbox: mailbox)
    // Weakly: the mailbox has the phone, which has the time source as its clock.
    timeSource.endlessActionHandler = { [weak mailbox] in mailbox?.noteMistake($0) }
  }

  /// Creates a tracker for tasks of code outside the screen, which reports its mistakes here.
  package func makeTaskTracker() -> TaskTracker { TaskTracker(mailbox: mailbox) }

  // MARK: - Root

  package func setRoot<Content: View>(_ view: Content, environment: EnvironmentValues) {
    if let root {
      root.updateEnvironment(environment)
      root.update(view)
    } else {
      root = Content._makeNode(view, in: _NodeContext(graph: self, parent: nil, environment: environment))
    }
  }

  package func removeRoot() {
    root?.unmount()
    root = nil
    // Elements retain their graph, so a reader that waits for a layout pass would retain it forever.
    positionReaders.removeAll()
    windowReaders.removeAll()
    staleReads.removeAll()
    dirtyNodes.removeAll()
    layout.cancel()
    if isShowingMotion { motion.removeAll() }
    runActions()
  }

  /// Closes the graph when its screen is released.
  ///
  /// A task that still uses the state of a view reads the last written value, and its writes change nothing.
  func close() {
    removeRoot()
    isClosed = true
    writeGroups.removeAll()
    actions.removeAll()
    storedValues.close()
    focus.close()
  }

  // MARK: - Evaluation

  /// Runs `body` and records its reads for `node`, which is evaluated again when any of the values changes.
  ///
  /// - Parameter keepingReads: Whether to add the reads to those of the last evaluation instead of replacing them.
  package func evaluate<Result>(
    _ node: _ViewNode, keepingReads: Bool = false, _ body: () -> Result
  ) -> Result {
    let outer = evaluating
    evaluating = node
    defer { evaluating = outer }
    if !keepingReads {
      node.reads?.removeAll(for: node)
      if evaluationCounts != nil { evaluationCounts?.count(node) }
    }
    return withObservationTracking(body, onChange: invalidation(of: node))
  }

  /// Called by Observation, on any thread, just before a property that `node` has read changes.
  private func invalidation(of node: _ViewNode) -> @Sendable () -> Void {
    let mailbox = mailbox
    let reference = NodeReference(node)
    return { mailbox.invalidate(reference) }
  }

  package func recordRead(of location: any ReadableLocation) {
    guard let evaluating else { return }
    if evaluating.reads == nil { evaluating.reads = NodeReads() }
    evaluating.reads?.add(location)
  }

  /// Records that a view's content depends on the position of `element`.
  package func recordPositionRead(of element: Element) {
    positionReaders[element] = element
  }

  /// Registers an element whose layout depends on the size of the window.
  func addWindowReader(_ element: Element) { windowReaders[element] = element }
  func removeWindowReader(_ element: Element) { windowReaders[element] = nil }

  /// Records that a view has changed its value for a preference key.
  package func preferencesChanged() {
    arePreferencesDirty = true
    preferenceGeneration &+= 1
  }

  package func addPreferenceObserver(_ observer: any PreferenceObserver) {
    preferenceObservers.add(observer)
    arePreferencesDirty = true
  }

  package func removePreferenceObserver(_ observer: any PreferenceObserver) {
    preferenceObservers.remove(observer)
  }

  private func observePreferences() {
    guard arePreferencesDirty else { return }
    arePreferencesDirty = false
    for observer in preferenceObservers.innerFirst { observer.preferencesMayHaveChanged() }
  }

  /// Records that an effect has moved views on the screen.
  func placesChanged() { arePlacesDirty = true }

  private func checkPositions() {
    arePlacesDirty = false
    for element in positionReaders.inOrder {
      if element.isMounted {
        element.positionMayHaveChanged()
      } else {
        positionReaders[element] = nil
      }
    }
  }

  package func enqueue(_ node: _ViewNode) {
    dirtyNodes.append(node)
  }

  /// Whether there is enough stack to descend one level in the tree.
  package var hasRoomToDescend: Bool { StackRoom.current.hasRoom }

  /// The depth at which no views are created in this update, because the tree was too deep before.
  ///
  /// Each failure lowers it. A view that contains itself twice would otherwise be created at every level that has become
  /// free, and their number doubles with each level.
  @exclusivity(unchecked) private var depthLimit = Int32.max

  /// Whether there is enough stack to create another level of views below a node.
  package func hasRoomToGrow(below node: _ViewNode) -> Bool {
    node.depth < depthLimit && StackRoom.current.hasRoomToGrow
  }

  /// Makes the node that stands for views of a tree that is too deep; the first one of an update is an issue.
  package func makeTooDeepNode(_ context: _NodeContext) -> _ViewNode {
    if let parent = context.parent {
      if depthLimit == .max { reportTooDeep(at: parent) }
      depthLimit = min(depthLimit, parent.depth) - 1
    }
    return FailureElement(label: "Too deep", context)
  }

  package func reportTooDeep(at node: _ViewNode) {
    report(
      _RuntimeIssue(
        severity: .error,
        message: "The view tree is too deep: level \(node.depth) leaves too little stack to go on. "
          + "Is a view containing itself?",
        path: node.path))
  }

  // MARK: - Writes and actions

  package func enqueue(_ write: some PendingWrite, in transaction: Transaction) {
    if isClosed { return }
    if writeGroups.last?.transaction.isAppliedTogether(with: transaction) != true {
      writeGroups.append(WriteGroup(transaction: transaction))
    }
    writeGroups[writeGroups.count - 1].add(write)
  }

  /// Queues an action to run after the current pass, such as `onAppear` and `onChange`.
  package func enqueueAction(_ action: @escaping () -> Void) {
    if isClosed { return }
    actions.add(action)
  }

  /// Queues the actions of `body` after the others of this pass, so that a removed view disappears after its
  /// replacement has appeared.
  func enqueueingDepartures(_ body: () -> Void) {
    let start = actions.end
    body()
    actions.depart(from: start)
  }

  /// Queues an action to run after the other actions of this pass, such as preference changes, which use the final
  /// layout.
  package func enqueueLateAction(_ action: @escaping () -> Void) {
    if isClosed { return }
    actions.addLate(action)
  }

  // MARK: - Issues

  package var issues: [_RuntimeIssue] { issueLog.issues }

  package func report(_ issue: _RuntimeIssue) {
    for new in issueLog.add(issue) { issueHandler?(new) }
  }

  // MARK: - Updates

  /// Whether there are pending writes.
  package var hasPendingWrites: Bool { !writeGroups.isEmpty }

  package var needsUpdate: Bool {
    !dirtyNodes.isEmpty || !writeGroups.isEmpty || !actions.isEmpty || layout.needsLayout || arePreferencesDirty
      || mailbox.hasMail || clock.hasMoved
  }

  /// Applies all pending changes and their consequences.
  package func flush() {
    if isFlushing || isClosed { return }
    storedValues.takeTurn()
    guard needsUpdate else { return }
    generation &+= 1
    running("an update") { update() }
    for issue in staleReads.settle() { report(issue) }
    if isShowingMotion { motion.settleByItself() }
  }

  private func update() {
    isFlushing = true
    defer {
      isFlushing = false
      depthLimit = .max
    }
    // Groups pending at the same time count as one round: many views that write once are not an endless update.
    var rounds = 0
    var waiting = 0
    while needsUpdate {
      if waiting == 0 {
        waiting = max(1, writeGroups.count)
        rounds += 1
        if rounds == Graph.passLimit / 2 + 1 { evaluationCounts = EvaluationCounts() }
        if rounds > Graph.passLimit {
          stopEndlessUpdate(after: Graph.passLimit)
          break
        }
      }
      waiting -= 1
      runPass()
    }
    evaluationCounts = nil
    if !transaction.isPlain { endTransaction() }
  }

  private func endTransaction() {
    transaction = Transaction()
    motion.updateFlags()
  }

  private func runPass() {
    transaction = Transaction()
    if clock.hasMoved {
      showTime()
    } else {
      collectMail()
      if !writeGroups.isEmpty { applyWrites(writeGroups.removeFirst()) }
    }
    evaluateDirtyNodes()
    if mayAnimate { motion.willLayout() }
    if layout.needsLayout {
      LayoutQueue.run(in: self)
      arePlacesDirty = true
    }
    if arePlacesDirty { checkPositions() }
    if mayAnimate { motion.didLayout() }
    observePreferences()
    runActions()
  }

  private func applyWrites(_ group: WriteGroup) {
    transaction = group.transaction
    if mayAnimate || !group.transaction.isPlain { motion.beginUpdate() }
    for write in group.writes { write.apply() }
  }

  /// Shows animations at the current time; pending writes have a separate pass.
  private func showTime() {
    clock.hasMoved = false
    motion.tick()
  }

  /// Collects invalidations by observed models, to apply them now or with the other changes of an animated transaction.
  private func collectMail(keepingTransactions: Bool = true) {
    for letter in mailbox.collect() {
      switch letter {
      case .write(let enqueue): enqueue()
      case .report(.mistake(let message)): report(_RuntimeIssue(message: message, path: ""))
      case .report(.warning(let message)): report(_RuntimeIssue(severity: .warning, message: message, path: ""))
      case .report(.shortfall(let shortfall)): report(shortfall)
      case .change(let reference, let transaction):
        guard let node = reference.node else { continue }
        if keepingTransactions, transaction != nil || writeGroups.contains(where: { !$0.transaction.isPlain }) {
          // A model that changes beside an animated write is not animated with it, and its views see the plain writes.
          enqueue(Invalidation(node: node), in: transaction ?? Transaction())
        } else {
          node.invalidate()
        }
      }
    }
  }

  /// Draws, and immediately records issues that drawing reports.
  func drawing(_ body: () -> Void) {
    tasks.observing("drawing", body)
    collectMail()
  }

  private func evaluateDirtyNodes() {
    while !dirtyNodes.isEmpty {
      var nodes = dirtyNodes
      dirtyNodes.removeAll(keepingCapacity: true)
      if nodes.count > 1 { nodes.sort { ($0.depth, $0.order) < ($1.depth, $1.order) } }
      for node in nodes where node.isDirty && node.isMounted {
        node.isDirty = false
        node.evaluate()
      }
    }
  }

  /// Records an element that no container lays out.
  package func addElementWithoutPlace(_ element: Element) {
    elementsWithoutPlace.append(WeakElement(element: element))
  }

  /// Lets elements without a position appear after the views around them have appeared.
  private func placeElementsWithoutPlace() {
    elementsWithoutPlace.removeAll { reference in
      guard let element = reference.element, element.isMounted else { return true }
      var node = element.parent
      while let current = node, !(current is Element) { node = current.parent }
      guard let surroundings = node as? Element, surroundings.isPlaced else { return false }
      element.place(at: .zero, proposal: .zero)
      return true
    }
  }

  private func runActions() {
    if !elementsWithoutPlace.isEmpty { placeElementsWithoutPlace() }
    for action in actions.takeAll() { action() }
  }

  // MARK: - Endless updates

  private func stopEndlessUpdate(after passes: Int) {
    let issue = _RuntimeIssue.endlessUpdate(
      passes: passes, paths: evaluationCounts?.repeatedPaths ?? [],
      values: Set(writeGroups.flatMap(\.writes).map(\.valueDescription)).sorted())
    evaluationCounts = nil
    // The applied changes are shown, without the actions that would continue the cycle, so the screen stays usable.
    dropWritesAndActions()
    collectMail(keepingTransactions: false)
    evaluateDirtyNodes()
    if layout.needsLayout { LayoutQueue.run(in: self) }
    dropWritesAndActions()
    dirtyNodes.forEach { $0.isDirty = false }
    dirtyNodes.removeAll()
    layout.cancel()
    arePreferencesDirty = false
    report(issue)
  }

  private func dropWritesAndActions() {
    for write in writeGroups.flatMap(\.writes) { write.discard() }
    writeGroups.removeAll()
    actions.removeAll()
  }
}

private struct WeakElement {
  weak var element: Element?
}
