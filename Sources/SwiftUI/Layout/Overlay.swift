/// Keeps a layer in front of or behind an element, sized by it.
struct LayerModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  package nonisolated init(layer: Layer, alignment: Alignment, isInFront: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isInFront = isInFront
  }
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
    let layerHit = storage(of: element).flatMap { element.hitTest($0, at: point) }
    let childHit = element.hitTest(child, at: point)
    return isInFront ? layerHit ?? childHit : childHit ?? layerHit
  }
}

/// The content of an overlay or a background: as large as the view it belongs to, its views aligned in it.
final class LayerElement<Layer: View>: Element {
  private var alignment: Alignment
  private var content: _ViewNode?
  private var known: [Element]?

  init(_ layer: Layer, alignment: Alignment, in context: _NodeContext) {
    self.alignment = alignment
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
    for child in children { body(child) }
  }

  /// The size that the layer's views would take by themselves.
  func contentSize(for proposal: ProposedViewSize) -> CGSize {
    children.map { $0.size(for: proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    // Called again when the layer's content changes, also before it is placed for the first time.
    for child in children { _ = child.size(for: proposal) }
    return proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override var axisForChildren: Axis? { nil }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for child in children { placeChild(child, aligned: alignment, in: size, proposal: proposal) }
  }

  override var pathName: String { "" }
}

extension View {
  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
  }

  /// Puts views in front of this one.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isInFront: false))
  }

  /// Puts views behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
  }
}
