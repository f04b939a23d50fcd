/// A modifier with a layer: views with the size of the modified view, which the modifier draws, describes, or both.
nonisolated protocol LayeredModifier: ElementModifier where Storage == LayerElement<Layer> {
  associatedtype Layer: View

  /// The views of the layer.
  var layer: Layer { get }

  /// The alignment of the views in the layer.
  var alignment: Alignment { get }

  /// Whether the layer is drawn, rather than described only.
  static var drawsLayer: Bool { get }
}

@MainActor extension LayeredModifier {
  nonisolated var alignment: Alignment { .center }
  nonisolated static var drawsLayer: Bool { true }

  func makeStorage(for element: ModifiedElement) -> LayerElement<Layer>? {
    element.addLayer(layer, alignment: alignment, isShown: Self.drawsLayer)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.show(layer, alignment: alignment)
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: .zero, proposal: proposal)
    storage(of: element)?.place(at: .zero, proposal: ProposedViewSize(size))
  }
}

/// A modifier that shows a layer in front of or behind the modified view.
nonisolated protocol VisibleLayer: ElementModifier {
  var isInFront: Bool { get }

  /// The layer of an element with this modifier.
  @MainActor func shownLayer(of element: Element) -> Element?
}

@MainActor extension VisibleLayer {
  func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    if isInFront { list.draw(child) }
    if let layer = shownLayer(of: element) { list.draw(layer) }
    if !isInFront { list.draw(child) }
  }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    if isInFront { builder.describe(child) }
    if let layer = shownLayer(of: element) { builder.describe(layer) }
    if !isInFront { builder.describe(child) }
  }

  func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    let layer = shownLayer(of: element)
    let (front, back) = isInFront ? (layer, child) : (child, layer)
    return front.flatMap { element.hitTest($0, at: point) } ?? back.flatMap { element.hitTest($0, at: point) }
  }
}
