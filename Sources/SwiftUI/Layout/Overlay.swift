/// Adds a layer in front of or behind an element, with the element's size.
struct LayerModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  /// The kind of value from which an app has made the layer.
  enum Source {
    case view, style, border
  }

  private let source: Source

  package nonisolated init(layer: Layer, alignment: Alignment, isInFront: Bool) {
    self.init(layer: layer, alignment: alignment, isInFront: isInFront, source: .view)
  }

  nonisolated init(layer: Layer, alignment: Alignment, isInFront: Bool, source: Source) {
    self.layer = layer
    self.alignment = alignment
    self.isInFront = isInFront
    self.source = source
  }
}

extension LayerModifier: ComposedModifier {
  package var composition: Composition {
    var result = Composition(source == .border ? "border" : isInFront ? "overlay" : "background")
    if let border = layer as? any StrokedBorder {
      result = result.value("borderStyle", border.borderStyle).value("borderWidth", border.strokeStyle.lineWidth)
    }
    if source == .border { return result }
    let filled = source == .style ? layer as? any StyledArea : nil
    let content: any View = (filled?.fill as? any View) ?? layer
    return result.value("alignment", alignment).value("edges", filled?.ignoredEdges ?? Edge.Set.all)
      .part("content", content)
  }
}

/// A shape's border that has been stroked.
@MainActor
private protocol StrokedBorder {
  var borderStyle: any ShapeStyle { get }
  var strokeStyle: StrokeStyle { get }
}

extension StrokeBorderShapeView: StrokedBorder {
  var borderStyle: any ShapeStyle { style }
}

/// A style that fills the area of a view and of the safe area around it.
@MainActor
private protocol StyledArea {
  var fill: any ShapeStyle { get }
  var ignoredEdges: Edge.Set { get }
}

extension ModifiedContent: StyledArea where Content: FilledShape, Modifier == IgnoresSafeAreaModifier {
  var fill: any ShapeStyle { content.fill }
  var ignoredEdges: Edge.Set { modifier.edges }
}

@MainActor
private protocol FilledShape {
  var fill: any ShapeStyle { get }
}

extension FillShapeView: FilledShape {
  var fill: any ShapeStyle { style }
}

extension _ShapeView: FilledShape {
  var fill: any ShapeStyle { style }
}

extension LayerModifier: ElementModifier {
  package func makeStorage(for element: ModifiedElement) -> LayerElement<Layer>? {
    var context = element.childContext
    context.isLazy = false
    let host = LayerElement(layer, alignment: alignment, in: context)
    host.layoutParent = element
    element.addAttachment(host)
    return host
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.show(layer, alignment: alignment)
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: .zero, proposal: proposal)
    storage(of: element)?.place(at: .zero, proposal: ProposedViewSize(size))
  }

  package func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    if isInFront { list.draw(child) }
    if let host = storage(of: element) { list.draw(host) }
    if !isInFront { list.draw(child) }
  }

  package func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    if isInFront { builder.describe(child) }
    if let host = storage(of: element) { builder.describe(host) }
    if !isInFront { builder.describe(child) }
  }

  package func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    let layer: Element? = storage(of: element)
    let (front, back) = isInFront ? (layer, child) : (child, layer)
    return front.flatMap { element.hitTest($0, at: point) } ?? back.flatMap { element.hitTest($0, at: point) }
  }
}

/// The content of an overlay or a background: as large as the view it belongs to, with its views aligned in it.
final class LayerElement<Layer: View>: Element {
  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) private var alignment: Alignment
  @exclusivity(unchecked) private var content: _ViewNode?
  @exclusivity(unchecked) private var known: [Element]?

  private let takesRoomForNothing: Bool
  private let isShown: Bool

  /// Whether the surrounding layout depends on the size of the layer's views.
  private var isMeasured = false

  /// - Parameters:
  ///   - takesRoomForNothing: Whether an `EmptyView` fills the layer, so that modifiers on it act.
  ///   - isShown: Whether the layer is drawn, rather than described only.
  init(
    _ layer: Layer, alignment: Alignment, takesRoomForNothing: Bool = true, isShown: Bool = true,
    in context: _NodeContext
  ) {
    self.alignment = alignment
    self.isShown = isShown
    self.takesRoomForNothing = takesRoomForNothing
    super.init(context)
    content = Layer._makeNode(layer, in: childContext)
  }

  func show(_ layer: Layer, alignment: Alignment) {
    if self.alignment != alignment { setNeedsLayout() }
    self.alignment = alignment
    content?.update(layer)
  }

  private var children: [Element] {
    if let known { return known }
    let children = content?.elements(placedBy: self) ?? []
    known = children
    return children
  }

  override func childElementsChanged() {
    known = nil
    setNeedsLayout()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    children.visit(body)
  }

  /// The size of the layer's views on their own; when it may have changed, the surrounding layout runs again.
  func contentSize(for proposal: ProposedViewSize) -> CGSize {
    isMeasured = true
    var largest = CGSize.zero
    children.visit {
      let size = $0.size(for: proposal)
      largest = CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
    return largest
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    // Called again when the layer's content changes, also before the first placement.
    children.visit { _ = $0.size(for: proposal) }
    return proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func layoutInputChanged() {
    if isMeasured { layoutParent?.setNeedsLayout() }
  }

  override var axisForChildren: Axis? { nil }
  override var makesContentAlone: Bool { takesRoomForNothing }
  override var isOnlyDescribed: Bool { !isShown }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    children.visit { placeChild($0, aligned: alignment, in: size, proposal: proposal) }
  }

  override var pathName: String { "" }
}

extension View {
  /// Layers a view in front of this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
  }

  /// Layers views in front of this one.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
  }

  /// Layers a view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isInFront: false))
  }

  /// Layers views behind this one.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
  }
}
