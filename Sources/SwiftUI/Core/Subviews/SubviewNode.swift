/// The position at which a container shows one of its subviews.
///
/// The first position of a subview shows the original view, each further one a copy with its own state. The node does
/// not own the element.
final class SubviewNode: _ViewNode {
  private var subview: Subview
  private var copy: Int?
  private var shown: Element?

  init(_ subview: Subview, in context: _NodeContext) {
    self.subview = subview
    super.init(context)
    use()
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: Subview.self)
    if subview.element === new.element, copy != nil {
      refresh()
    } else {
      release()
      subview = new
      use()
      childElementsChanged()
    }
  }

  private func use() {
    copy = subview.source.add(self, to: subview)
    guard let copy else { return }
    shown = subview.source.element(of: subview, copy: copy)
    if copy > 0 { holdPreferences() }
    if let shown, shown.isPlaced { shown.setShown(true) }
    adoptEnvironment()
  }

  /// Uses the subview after having waited for other positions.
  func useAgain() {
    if copy != nil { return }
    use()
    childElementsChanged()
  }

  /// Whether the position is drawn only until its transition ends.
  var isLeaving: Bool { graph.motion.leaving.contains(self) }

  /// Leaves the subview to another position, before the own transition has ended.
  func giveUp() {
    if let shown { graph.motion.stopLeaving(shown, in: self) }
    release()
    childElementsChanged()
  }

  private func release() {
    if let copy { subview.source.remove(copy, of: subview) }
    copy = nil
    if let shown, shown.isMounted { shown.leavePlace() }
    shown = nil
  }

  /// Shows the present element of the copy.
  func refresh() {
    guard let copy else { return }
    let element = subview.source.element(of: subview, copy: copy)
    defer { adoptEnvironment() }
    if element === shown { return }
    shown = element
    childElementsChanged()
  }

  override func willUnmount() { release() }

  override func environmentChanged() { adoptEnvironment() }

  private func adoptEnvironment() {
    guard let shown, shown.isMounted, let parent = shown.parent else { return }
    let own = parent.environmentForChildren()
    let outer = subview.source.environment
    let isSame = outer.isIdentical(to: environment)
    shown.updateEnvironment(isSame ? own : own.rebased(from: outer, onto: environment))
    if !isSame, isReadByBodies(around: shown, from: outer, to: environment) {
      graph.report(
        .approximate("Subview", "what a container writes into its environment does not reach the bodies of the view."),
        at: self)
    }
  }

  /// Whether a body that the view was created by has read an environment value that the container has changed.
  private func isReadByBodies(
    around element: Element, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool {
    var node = element.parent
    while let current = node, current !== subview.source {
      if !(current is Element), let reads = current.reads, reads.isAffected(from: old, to: new) { return true }
      node = current.parent
    }
    return false
  }

  /// The owner collects the preferences of the original views.
  override func collectPreference<K: PreferenceKey>(into collector: inout PreferenceCollector<K>) {
    if copy ?? 0 > 0 { shown?.collectPreference(into: &collector) }
  }

  override func appendElements(to elements: inout [Element]) { if let shown { elements.append(shown) } }
  override func outline(into outline: inout ElementOutline) { if let shown { outline.add(shown) } }
  override var elementCount: Int { shown == nil ? 0 : 1 }
  override func element(at index: Int) -> Element? { index == 0 ? shown : nil }
  override var pathName: String { "Subview" }
}

extension Element {
  /// Leaves the container that shows the element, which continues to exist elsewhere.
  fileprivate func leavePlace() {
    layoutParent = nil
    if isPlaced { setShown(false) }
  }
}
