/// One screen of a stack, of tabs, or of a presentation: its views, inside the safe area between bars.
@MainActor
final class ScreenElement: ContentElement, RelativeContainer, ScrolledScreen {
  /// Changes the environment of the screen's content.
  private let modify: (inout EnvironmentValues) -> Void

  private var derived: EnvironmentValues
  private var cache: RootArrangement.Cache?

  /// Whether only the first of several views is shown, as in the sidebar of a `NavigationView`.
  private let showsFirstOnly: Bool

  /// The insets of bars, in points.
  private let insets = SafeAreaReference()

  /// The proposal when the content was last measured, inside of the bars.
  private var offeredSize: ProposedViewSize = .unspecified
  private var containerReaders = ContainerReaders()

  /// The known sizes of the content inside of the bars.
  private var contentSizes: [ProposedViewSize: CGSize] = [:]

  /// The axes along which the screen has the size of its content, so that no content can have a part of it.
  private var huggedAxes: Axis.Set = []

  /// The scroll views of the screen.
  private var scrollElements = OrderedNodes<ScrollElement>()

  /// - Parameter isBelowLargeTitle: Whether a large title is expected: a correction reaches all views of the screen.
  init<Content: View>(
    _ view: Content, in context: _NodeContext, showsFirstOnly: Bool = false, isBelowLargeTitle: Bool = false,
    environment modify: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.modify = modify
    self.showsFirstOnly = showsFirstOnly
    self.isBelowLargeTitle = isBelowLargeTitle
    derived = context.environment
    super.init(context)
    environmentChanged()
    content =
      graph.hasRoomToGrow(below: self)
      ? Content._makeNode(view, in: contentContext) : graph.makeTooDeepNode(contentContext)
  }

  /// Whether there is a large title above the content.
  var isBelowLargeTitle: Bool {
    didSet {
      guard isBelowLargeTitle != oldValue else { return }
      environmentChanged()
      content?.updateEnvironment(derived)
    }
  }

  override func environmentChanged() {
    derived = environment
    modify(&derived)
    if isBelowLargeTitle { derived.isBelowLargeTitle = true }
  }

  override func environmentForChildren() -> EnvironmentValues { derived }

  /// Passes a new value of the screen's view.
  override func update<V: View>(_ view: V) {
    if content?.isStandIn == false { content?.update(view) }
  }

  /// Sets the insets of bars; called just before the screen is placed.
  ///
  /// - Parameter proposal: The size offered to the container; along axes without one, the container has the size of its
  ///   content.
  /// - Returns: Whether the available size has changed.
  @discardableResult
  func show(insets: EdgeInsets, in proposal: ProposedViewSize? = nil) -> Bool {
    if let proposal { huggedAxes = proposal.openAxes }
    if insets == self.insets.value { return false }
    self.insets.value = insets
    _ = refreshSizes()
    return true
  }

  /// Evaluates the screen's view again.
  func reload() {
    content?.invalidate()
  }

  private var shown: [Element] { showsFirstOnly ? Array(children.prefix(1)) : children }

  override func childElementsChanged() {
    cache = nil
    super.childElementsChanged()
  }

  override func layoutInputChanged() {
    cache = nil
    if !contentSizes.isEmpty { refreshContentSizes() }
  }

  private var arrangement: RootArrangement { RootArrangement(insets: insets) }

  private func withCache<Result>(_ body: (inout RootArrangement.Cache) -> Result) -> Result {
    var current = cache ?? arrangement.makeCache(shown, in: self)
    let result = body(&current)
    cache = current
    return result
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    offeredSize = proposal.inset(by: insets.value)
    return withCache { arrangement.sizeThatFits(proposal, children: shown, in: self, cache: &$0) }
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    offeredSize = ProposedViewSize(size).inset(by: insets.value)
    containerReaders.tell(offeredSize)
    withCache { arrangement.place(shown, size: size, proposal: proposal, in: self, cache: &$0) }
  }

  /// The size of the content inside of the bars.
  ///
  /// Containers without their own size take that of their screen's content, before and after the bars are known.
  /// Along an axis with a length they have that length.
  func contentSize(for proposal: ProposedViewSize) -> CGSize {
    if let known = contentSizes[proposal] { return known }
    offeredSize = proposal
    let inner = withCache { arrangement.contentSize(proposal, children: shown, in: self, cache: &$0) }
    let size = CGSize(
      width: proposal.finiteLength(along: .horizontal) ?? inner.width,
      height: proposal.finiteLength(along: .vertical) ?? inner.height)
    contentSizes[proposal] = size
    return size
  }

  /// Measures the content again, for a container that has its size.
  private func refreshContentSizes() {
    let old = contentSizes
    contentSizes = [:]
    // All are measured again, in the same order in every run.
    let isSame = old.sorted { $0.key.order < $1.key.order }.reduce(true) { isSame, known in
      contentSize(for: known.key) == known.value && isSame
    }
    if !isSame { layoutParent?.setNeedsLayout() }
  }

  var arrangesCells: Bool { false }

  /// The length of the screen inside of its bars, or `nil` while it is unknown.
  func containerLength(along axis: Axis) -> CGFloat? {
    guard !huggedAxes.contains(Axis.Set(axis)), let length = offeredSize[axis], length.isFinite else { return nil }
    return length
  }

  /// The distance by which content has been scrolled under the bar at the top, in points.
  private(set) var scrolledDistance: CGFloat = 0

  /// Called when the content of a scroll view has been placed.
  func didScroll(_ element: ScrollElement) {
    scrollElements[element] = element
    updateScrolledDistance()
  }

  /// Called when a scroll view leaves the screen.
  func didRemove(_ element: ScrollElement) {
    scrollElements[element] = nil
    updateScrolledDistance()
  }

  /// The bar at the top follows the content.
  private func updateScrolledDistance() {
    let distance = scrollElements.inOrder.map(\.distanceBelowTopBar).max() ?? 0
    guard distance != scrolledDistance else { return }
    environment.tabBarScrolling?.moved(distance - scrolledDistance)
    scrolledDistance = distance
    layoutParent?.setNeedsLayout()
  }

  /// The height by which the bar at the top becomes smaller while content is scrolled under it, in points.
  var collapsibleHeight: CGFloat = 0

  /// Registers an element whose layout depends on the size of the screen.
  func addContainerReader(_ element: Element) {
    containerReaders.add(element)
  }

  override func fact<K: ElementFact>(_ key: K.Type) -> K.Value? {
    RelativeContainerFact.answer(key, self) ?? ScrolledScreenFact.answer(key, self)
  }

  override var safeAreaForChildren: EdgeInsets? { insets.value }
  override var axisForChildren: Axis? { .vertical }

  override func forEachLayoutChild(_ body: (Element) -> Void) { shown.visit(body) }

  override var pathName: String { "" }
}

extension ProposedViewSize {
  /// The axes without a finite length.
  fileprivate var openAxes: Axis.Set {
    var axes: Axis.Set = []
    for axis in Axis.allCases where finiteLength(along: axis) == nil { axes.insert(Axis.Set(axis)) }
    return axes
  }

  /// The length along an axis, if it is finite.
  fileprivate func finiteLength(along axis: Axis) -> CGFloat? { self[axis].flatMap { $0.isFinite ? $0 : nil } }

  /// A number for a fixed order of proposals.
  fileprivate var order: (CGFloat, CGFloat) { (width ?? -1, height ?? -1) }
}

extension _ViewNode {
  /// The node of the screen that this node is in, or that it is.
  var screenNode: _ViewNode? {
    var node: _ViewNode? = self
    while let current = node, !(current is ScreenElement) { node = current.parent }
    return node
  }
}
