/// Shows views beside a view's content, and reduces the content's safe area by their size.
struct SafeAreaInsetModifier<Inset: View> {
  /// The name of the modifier's function.
  var name = "safeAreaInset"

  let edge: Edge
  let spacing: CGFloat?
  let alignment: AlignmentKey
  let inset: Inset
}

extension SafeAreaInsetModifier: ElementModifier {
  package func makeStorage(for element: ModifiedElement) -> LayerElement<Inset>? {
    element.addLayer(inset, alignment: layerAlignment, takesRoomForNothing: false)
  }

  private var layerAlignment: Alignment {
    switch alignment.axis {
    case .horizontal: Alignment(horizontal: HorizontalAlignment(alignment.id), vertical: .center)
    case .vertical: Alignment(horizontal: .center, vertical: VerticalAlignment(alignment.id))
    }
  }

  /// The inset's own views report their changes.
  package func changesLayout(from old: Self) -> Bool { edge != old.edge || spacing != old.spacing }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.show(inset, alignment: layerAlignment)
  }

  /// The length of the inset's views along the edge's axis, including the spacing.
  @MainActor
  private func length(of layer: LayerElement<Inset>, proposal: ProposedViewSize) -> CGFloat {
    let isVertical = edge == .top || edge == .bottom
    let offer =
      isVertical
      ? ProposedViewSize(width: proposal.width, height: nil) : ProposedViewSize(width: nil, height: proposal.height)
    let size = layer.contentSize(for: offer)
    let length = isVertical ? size.height : size.width
    return length == 0 ? 0 : length + (spacing ?? ViewSpacing.standardDistance)
  }

  @MainActor
  private func insets(_ layer: LayerElement<Inset>, _ proposal: ProposedViewSize) -> EdgeInsets {
    var insets = EdgeInsets()
    insets[edge] = length(of: layer, proposal: proposal)
    return insets
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    guard let layer = storage(of: element) else { return child.size(for: proposal) }
    let insets = insets(layer, proposal)
    let size = child.size(for: proposal.inset(by: insets))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    guard let layer = storage(of: element) else { return child.place(at: .zero, proposal: proposal) }
    let insets = insets(layer, ProposedViewSize(size))
    element.placeChild(
      child, at: CGPoint(x: insets.leading, y: insets.top), proposal: ProposedViewSize(size).inset(by: insets))
    let gap = insets[edge] == 0 ? 0 : spacing ?? ViewSpacing.standardDistance
    var rect = CGRect(origin: .zero, size: size)
    switch edge {
    case .top: rect.size.height = insets.top - gap
    case .bottom:
      rect.origin.y = size.height - insets.bottom + gap
      rect.size.height = insets.bottom - gap
    case .leading: rect.size.width = insets.leading - gap
    case .trailing:
      rect.origin.x = size.width - insets.trailing + gap
      rect.size.width = insets.trailing - gap
    }
    element.placeChild(layer, at: rect.origin, proposal: ProposedViewSize(rect.size))
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: Element, in element: Element
  ) -> CGFloat? {
    guard let layer = storage(of: element) else { return child.explicitGuide(key, for: proposal) }
    let insets = insets(layer, ProposedViewSize(size))
    return element.explicitGuide(
      key, of: child, at: CGPoint(x: insets.leading, y: insets.top), proposal: ProposedViewSize(size).inset(by: insets))
  }

  package func safeAreaAdded(in element: Element) -> EdgeInsets? {
    storage(of: element).map { insets($0, ProposedViewSize(element.size)) }
  }

  package func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    list.draw(child)
    if let layer = storage(of: element) { list.draw(layer) }
  }

  package func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    builder.describe(child)
    if let layer = storage(of: element) { builder.describe(layer) }
  }

  package func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    if let layer = storage(of: element), let hit = element.hitTest(layer, at: point) { return hit }
    return element.hitTest(child, at: point)
  }
}

extension SafeAreaInsetModifier: ComposedModifier {
  package var composition: Composition {
    Composition(name).oneOrMore(inset).value("edge", edge).value("spacing", spacing)
      .value("alignment", layerAlignment).value("regions", SafeAreaRegions.container)
  }
}

extension View {
  /// Shows views above or below the content and insets the content's safe area, so that it scrolls beneath them.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, spacing: spacing, alignment: alignment.alignmentKey, inset: content()))
  }

  /// Shows views beside the view's content, and insets the content's safe area.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, spacing: spacing, alignment: alignment.alignmentKey,
        inset: content()))
  }
}
