/// A view that was removed from its container and is drawn until its transition ends.
@MainActor
final class LeavingView {
  let node: _ViewNode

  /// The structural node that contained the view, and its identity there.
  let owner: _ViewNode
  let key: AnyHashable

  /// The elements that its container drew.
  fileprivate(set) var tops: [Element]
  let containers: [Element]

  /// The pending motions.
  fileprivate(set) var motions: [Motion] = []

  init(_ node: _ViewNode, owner: _ViewNode, key: AnyHashable, tops: [Element], containers: [Element]) {
    self.node = node
    self.owner = owner
    self.key = key
    self.tops = tops
    self.containers = containers
  }

  /// Whether the view can be removed.
  fileprivate var isOver: Bool {
    !owner.isMounted || !node.isMounted || containers.contains { !$0.isMounted }
      || motions.allSatisfy { $0.isFinished || $0.isStopped || !$0.node.isMounted || $0.node.graph.motion.isHeld($0) }
  }
}

/// The disappearing views of a screen.
///
/// They do not participate in layout, semantics and hit testing, and are drawn behind their siblings unless their
/// `zIndex` is positive. When its transition ends, a view is removed from the tree, and `onDisappear` is called.
@MainActor
final class LeavingViews {
  private var all: [LeavingView] = []
  private var nodes: Set<ObjectIdentifier> = []
  private var byContainer: [ObjectIdentifier: [LeavingView]] = [:]

  var isEmpty: Bool { all.isEmpty }

  /// The disappearing views of a container.
  func views(of container: Element) -> [LeavingView] {
    byContainer.isEmpty ? [] : byContainer[ObjectIdentifier(container)] ?? []
  }

  /// Whether a node is part of a disappearing view.
  func contains(_ node: _ViewNode?) -> Bool {
    if all.isEmpty { return false }
    var node = node
    while let current = node {
      if nodes.contains(ObjectIdentifier(current)) { return true }
      node = current.parent
    }
    return false
  }

  fileprivate func add(_ view: LeavingView) {
    all.append(view)
    index(view)
  }

  fileprivate func take(owner: _ViewNode, key: AnyHashable) -> LeavingView? {
    guard let position = all.firstIndex(where: { $0.owner === owner && $0.key == key && !$0.isOver }) else {
      return nil
    }
    defer { indexAll() }
    return all.remove(at: position)
  }

  /// Draws an element no longer as a part of disappearing views.
  fileprivate func giveUp(_ top: Element) {
    for view in all { view.tops.removeAll { $0 === top } }
  }

  private func remove(where isUnwanted: (LeavingView) -> Bool) -> [LeavingView] {
    var kept: [LeavingView] = []
    var removed: [LeavingView] = []
    for view in all {
      if isUnwanted(view) { removed.append(view) } else { kept.append(view) }
    }
    if removed.isEmpty { return [] }
    all = kept
    indexAll()
    return removed
  }

  private func indexAll() {
    nodes = []
    byContainer = [:]
    for view in all { index(view) }
  }

  private func index(_ view: LeavingView) {
    nodes.insert(ObjectIdentifier(view.node))
    for container in view.containers { byContainer[ObjectIdentifier(container), default: []].append(view) }
  }

  /// Places the views, which their containers no longer place.
  func placeAgain() {
    for view in all {
      for top in view.tops { top.placeAgain() }
    }
  }

  /// Removes the views whose transitions have ended.
  func removeFinished() {
    if all.isEmpty { return }
    for view in remove(where: \.isOver) {
      view.node.unmount()
      // Other nodes also release what they keep for the view's elements.
      if view.owner.isMounted { view.owner.childElementsChanged() }
    }
  }

  /// Removes the disappearing views of a node that is itself removed from the tree.
  func ownerUnmounted(_ owner: _ViewNode) {
    for view in remove(where: { $0.owner === owner }) { view.node.unmount() }
  }
}

extension _ViewNode {
  /// Removes a child from the tree, immediately or after its transition.
  final func remove(_ child: _ViewNode, key: @autoclosure () -> AnyHashable) {
    if graph.mayAnimate, graph.motion.startLeaving(child, owner: self, key: key()) { return }
    child.unmount()
  }

  /// Whether a view of the node has a transition.
  final var hasTransition: Bool {
    ElementOutline(of: self).realized.contains { $0.element.transition != nil }
  }

  /// Returns the disappearing child with an identity, to show it again with its state.
  final func takeLeaving(_ key: @autoclosure () -> AnyHashable) -> _ViewNode? {
    graph.isShowingMotion ? graph.motion.takeBack(owner: self, key: key()) : nil
  }

  /// Starts the transition of an inserted child.
  final func childInserted(_ child: _ViewNode) {
    if graph.mayAnimate { graph.motion.startEntering(child) }
  }
}

extension MotionSystem {
  /// Starts the removal of a view. Returns whether it remains until its transition ends.
  fileprivate func startLeaving(_ node: _ViewNode, owner: _ViewNode, key: AnyHashable) -> Bool {
    let elements = ElementOutline(of: node).realized.map(\.element).filter { $0.isPlaced && $0.layoutParent != nil }
    if elements.isEmpty { return false }
    let motions = changingPhase {
      guard transactionAnimating(node) != nil || elements.contains(where: { $0.transition?.animatesRemoval == true })
      else { return }
      for element in elements { changePhase(of: element, in: node, to: .didDisappear) }
    }
    if motions.allSatisfy({ isHeld($0) }) { return false }
    let tops = elements.map(\.outermostWrapper)
    let view = LeavingView(node, owner: owner, key: key, tops: tops, containers: tops.compactMap(\.layoutParent))
    view.motions = motions
    leaving.add(view)
    updateFlags()
    return true
  }

  fileprivate func takeBack(owner: _ViewNode, key: AnyHashable) -> _ViewNode? {
    guard let view = leaving.take(owner: owner, key: key) else { return nil }
    // Disappearing views do not follow the environment.
    view.node.updateEnvironment(owner.environmentForChildren())
    let elements = ElementOutline(of: view.node).realized.map(\.element)
    _ = changingPhase {
      for element in elements { changePhase(of: element, in: view.node, to: .identity) }
    }
    return view.node
  }

  /// Ends the removal of an element that is shown elsewhere from now on.
  func stopLeaving(_ element: Element, in node: _ViewNode) {
    leaving.giveUp(element.outermostWrapper)
    _ = changingPhase { changePhase(of: element, in: node, to: .identity) }
  }

  /// Starts the insertion of a view.
  fileprivate func startEntering(_ node: _ViewNode) {
    let elements = ElementOutline(of: node).realized.map(\.element)
    let isAnimated = transactionAnimating(node) != nil
    guard isAnimated || elements.contains(where: { $0.transition?.animatesInsertion == true }) else { return }
    for element in elements {
      if let transition = element.transition {
        withoutAnimation { transition.show(.willAppear) }
      }
    }
    _ = changingPhase {
      for element in elements { changePhase(of: element, in: node, to: .identity) }
    }
  }

  /// Animates an element to a phase of its transition; by default views fade.
  private func changePhase(of element: Element, in node: _ViewNode, to phase: TransitionPhase) {
    if let transition = element.transition {
      transition.show(phase)
      return
    }
    guard let transaction = transactionAnimating(node) else {
      stop(element, .fade)
      return
    }
    if let fade = motion(of: element, .fade) as? FractionMotion<Void> {
      fade.retarget(to: phase.isIdentity ? animationUnitScale : 0, transaction: transaction)
      collect(fade)
    } else {
      let isIdentity = phase.isIdentity
      start(
        FractionMotion(element, from: (), start: isIdentity ? 0 : 1, to: isIdentity ? 1 : 0, transaction: transaction),
        .fade)
    }
  }
}

extension Element {
  /// The transition of the view, if it has one.
  fileprivate var transition: TransitionState? { trait(TransitionKey.self) }

  /// The element that represents this one in its container, including the elements added around it.
  fileprivate var outermostWrapper: Element {
    var top = self
    while let parent = top.layoutParent, parent.foreignElement != nil { top = parent }
    return top
  }

  /// The opacity of the element during its insertion or removal.
  var fade: Double? { (graph.motion.motion(of: self, .fade) as? FractionMotion<Void>)?.fraction }
}
