/// Shows a tab, which its tab view keeps alive, on the screen of another container.
struct TabSlot: PrimitiveView {
  let tab: Element

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    TabSlotElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

private final class TabSlotElement: Element {
  private var tab: Element
  private var outsets = EdgeInsets()

  /// Whether the tab has been shown before and must be notified that it is shown again.
  private var isShownAgain: Bool

  init(_ view: TabSlot, in context: _NodeContext) {
    tab = view.tab
    isShownAgain = view.tab.isPlaced
    super.init(context)
    tab.layoutParent = self
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: TabSlot.self).tab
    guard new !== tab || new.layoutParent !== self else { return }
    tab = new
    tab.layoutParent = self
    setNeedsLayout()
  }

  // MARK: - Lifecycle

  override func forEachShownChild(_ body: (_ViewNode) -> Void) { body(tab) }

  override func didAppear() {
    if isShownAgain { tab.setShown(true) }
    isShownAgain = false
  }

  override func willUnmount() {
    guard tab.layoutParent === self else { return }
    tab.layoutParent = nil
    if tab.isMounted { tab.setShown(false) }
  }

  // MARK: - Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    graph.recordPositionRead(of: self)
    outsets = safeAreaOutsets(for: size)
    let place = CGRect(
      x: -outsets.leading, y: -outsets.top, width: size.width + outsets.horizontal,
      height: size.height + outsets.vertical)
    guard let item = tab.trait(TabItemKey.self) else {
      return placeChild(tab, at: .zero, proposal: ProposedViewSize(size))
    }
    item.show(insets: outsets)
    placeChild(tab, at: place.origin, proposal: ProposedViewSize(place.size))
  }

  override func positionMayHaveChanged() {
    if safeAreaOutsets(for: size) != outsets { setNeedsLayout() }
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) { body(tab) }

  override func collectPreference<K: PreferenceKey>(into collector: inout PreferenceCollector<K>) {
    tab.collectPreference(into: &collector)
  }

  override var pathName: String { "" }
}
