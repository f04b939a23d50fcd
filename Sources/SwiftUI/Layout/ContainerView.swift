/// A view that arranges the elements of its content.
nonisolated package protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype Arrangement: ContainerLayout

  var content: Content { get }
  @MainActor var arrangement: Arrangement { get }
}

/// How a container arranges its children: the engine's side of `Layout`.
nonisolated package protocol ContainerLayout {
  /// The arrangement's cache, which is valid until the arrangement or its children change.
  associatedtype Cache

  @MainActor func makeCache(_ children: [Element], in parent: Element) -> Cache

  /// Brings the cache up to date after the arrangement or its children have changed.
  @MainActor func updateCache(_ cache: inout Cache, _ children: [Element], in parent: Element)

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Cache
  ) -> CGSize

  /// Places the children with ``Element/placeChild(_:at:proposal:)``.
  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Cache)

  /// The axes on which the container may have alignment guides, for any proposal.
  @MainActor func guideAxes(_ children: [Element]) -> Axis.Set

  @MainActor func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: [Element], in parent: Element,
    cache: inout Cache
  ) -> CGFloat?

  @MainActor func spacing(_ children: [Element]) -> ViewSpacing

  /// The safe area that the container defines for its children, or `nil` if it defines none.
  @MainActor var safeAreaInsets: EdgeInsets? { get }

  /// The axis of a stack, which `Spacer` and `Divider` follow.
  @MainActor var axis: Axis? { get }

  /// How much of its line the container leaves to each of its children.
  @MainActor var lineShare: LineShare { get }

  /// The order in which children are drawn and hit-tested; by default ascending `zIndex`.
  @MainActor func drawingOrder(_ children: [Element]) -> [Element]
}

@MainActor extension ContainerLayout {
  package func updateCache(_ cache: inout Cache, _ children: [Element], in parent: Element) {
    cache = makeCache(children, in: parent)
  }

  package func guideAxes(_ children: [Element]) -> Axis.Set { .neither }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: [Element], in parent: Element,
    cache: inout Cache
  ) -> CGFloat? { nil }

  package var axis: Axis? { nil }
  package var safeAreaInsets: EdgeInsets? { nil }
  package var lineShare: LineShare { .none }

  package func spacing(_ children: [Element]) -> ViewSpacing {
    guard var spacing = children.first?.spacing else { return .standard }
    for child in children.dropFirst() { spacing.formUnion(child.spacing) }
    return spacing
  }

  package func drawingOrder(_ children: [Element]) -> [Element] {
    var depths: [Double] = []
    depths.reserveCapacity(children.count)
    var isFlat = true
    for child in children {
      let depth = child.trait(ZIndexKey.self) ?? 0
      if let first = depths.first, first != depth { isFlat = false }
      depths.append(depth)
    }
    if isFlat { return children }
    return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
  }
}

@MainActor extension ContainerView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ContainerElement(view, in: context)
  }

  public static var _isUnary: Bool { true }
}

final class ContainerElement<Container: ContainerView>: ContentElement {
  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) private var arrangement: Container.Arrangement
  @exclusivity(unchecked) private var knownDrawingOrder: [Element]?
  @exclusivity(unchecked) private var cache: Container.Arrangement.Cache?
  @exclusivity(unchecked) private var isCacheStale = false

  init(_ view: Container, in context: _NodeContext) {
    arrangement = view.arrangement
    super.init(context)
    content = Container.Content._makeNode(view.content, in: contentContext)
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: Container.self)
    if graph.mayAnimate {
      show(graph.motion.shown(new.arrangement, after: arrangement, of: self) { [weak self] in self?.show($0) })
    } else {
      show(new.arrangement)
    }
    content?.update(new.content)
  }

  private func show(_ new: Container.Arrangement) {
    if !areKnownEqual(arrangement, new) { setNeedsLayout() }
    let oldAxis = arrangement.axis
    arrangement = new
    if new.axis != oldAxis { forEachLayoutChild { $0.axisAroundChanged() } }
  }

  override func childElementsChanged() {
    // The cache belongs to the old children and is stale even if the new ones are placed before sizes are refreshed.
    isCacheStale = true
    knownDrawingOrder = nil
    super.childElementsChanged()
  }

  override func layoutInputChanged() {
    isCacheStale = true
    knownDrawingOrder = nil
  }

  override func evaluate() {
    isDirty = false
    setNeedsLayout()
  }

  private func withCache<Result>(
    _ body: (inout Container.Arrangement.Cache) -> Result
  ) -> Result {
    // Takes the value out of storage, so that the update happens in place without a copy.
    let known = cache.take()
    var current: Container.Arrangement.Cache
    if var known {
      if isCacheStale { arrangement.updateCache(&known, children, in: self) }
      current = known
    } else {
      current = arrangement.makeCache(children, in: self)
    }
    isCacheStale = false
    let result = body(&current)
    cache = current
    return result
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { arrangement.sizeThatFits(proposal, children: children, in: self, cache: &$0) }
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    withCache { arrangement.place(children, size: size, proposal: proposal, in: self, cache: &$0) }
  }

  override var ownGuideAxes: Axis.Set { arrangement.guideAxes(children) }

  override func computeExplicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    withCache {
      arrangement.explicitGuide(key, size: size, proposal: proposal, children: children, in: self, cache: &$0)
    }
  }

  override var axisForChildren: Axis? { arrangement.axis }
  override var safeAreaForChildren: EdgeInsets? { arrangement.safeAreaInsets }
  override var preferredSpacing: ViewSpacing { arrangement.spacing(children) }

  override func fact<K: ElementFact>(_ key: K.Type) -> K.Value? { LineShareFact.answer(key, arrangement.lineShare) }

  private var drawingOrder: [Element] {
    if let knownDrawingOrder { return knownDrawingOrder }
    let order = arrangement.drawingOrder(children)
    knownDrawingOrder = order
    return order
  }

  override func draw(into list: inout DisplayListBuilder) {
    for child in drawingOrder { list.draw(child) }
  }

  override func hitTest(_ point: CGPoint) -> Element? {
    for child in drawingOrder.reversed() {
      if let hit = hitTest(child, at: point) { return hit }
    }
    return nil
  }

  override var pathName: String { Container.typeName }
}

extension [Element] {
  /// The axes on which any of the elements may set alignment guides.
  @MainActor package var guideAxes: Axis.Set {
    var axes = Axis.Set.neither
    visit { axes = Axis.Set(rawValue: axes.rawValue | $0.guideAxes.rawValue) }
    return axes
  }
}

extension Element {
  /// Places a child; `origin` is relative to the leading edge in either layout direction.
  package func placeChild(_ child: Element, at origin: CGPoint, proposal: ProposedViewSize) {
    var origin = CGPoint(x: origin.x + graph.childOffset.x, y: origin.y + graph.childOffset.y)
    if graph.trialPlacement != nil {
      graph.trialPlacement?.note(child, at: origin, proposal: proposal)
      return
    }
    if placesFromRight { origin.x = size.width - origin.x - child.size(for: proposal).width }
    child.place(at: origin, proposal: proposal)
  }

  /// Runs `body` with children placed relative to `offset`.
  package func withChildOffset(_ offset: CGPoint, _ body: () -> Void) {
    let outer = graph.childOffset
    graph.childOffset = CGPoint(x: outer.x + offset.x, y: outer.y + offset.y)
    body()
    graph.childOffset = outer
  }

  package var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// Places a child so that the guides of an alignment meet those of this element at `size`.
  package func placeChild(_ child: Element, aligned alignment: Alignment, in size: CGSize, proposal: ProposedViewSize) {
    placeChild(
      child, at: alignedOrigin(of: child, proposal: proposal, in: size, alignment: alignment), proposal: proposal)
  }

  /// The position in this element of a child's explicit guide, for a child that is placed by its alignment.
  package func explicitGuide(
    _ key: AlignmentKey, of child: Element, aligned alignment: Alignment, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    explicitGuide(
      key, of: child, at: alignedOrigin(of: child, proposal: proposal, in: size, alignment: alignment),
      proposal: proposal)
  }

  /// The position in this element of a child's explicit guide, for a child that is placed at `origin`.
  package func explicitGuide(
    _ key: AlignmentKey, of child: Element, at origin: @autoclosure () -> CGPoint, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let guide = child.explicitGuide(key, for: proposal) else { return nil }
    let origin = origin()
    return guide + (key.axis == .horizontal ? origin.x : origin.y)
  }

  /// The origin at which the guides of a child meet those of this element at `size`.
  package func alignedOrigin(
    of child: Element, proposal: ProposedViewSize, in size: CGSize, alignment: Alignment
  ) -> CGPoint {
    let outer = ViewDimensions(size: size)
    let inner = child.dimensions(for: proposal)
    return CGPoint(
      x: outer[alignment.horizontal] - inner[alignment.horizontal],
      y: outer[alignment.vertical] - inner[alignment.vertical])
  }
}

/// The trait of `zIndex(_:)`.
package enum ZIndexKey: ViewTraitKey {
  package typealias Value = Double

  package static var modifierName: String { "zIndex" }
}

extension View {
  /// Sets how far in front of its siblings the view is drawn.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(ZIndexKey.self, value))
  }
}
