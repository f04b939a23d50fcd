/// A layer of an element, such as an overlay: as large as the element, with its views aligned in it.
final class LayerElement<Layer: View>: ContentElement {
  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) private var alignment: Alignment

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
    content = Layer._makeNode(layer, in: contentContext)
  }

  func show(_ layer: Layer, alignment: Alignment) {
    if self.alignment != alignment { setNeedsLayout() }
    self.alignment = alignment
    content?.update(layer)
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
  override var qualities: ElementQualities { .none.adding(.onlyDescribed, if: !isShown) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    children.visit { placeChild($0, aligned: alignment, in: size, proposal: proposal) }
  }

  override var pathName: String { "" }
}

extension ModifiedElement {
  /// Adds a layer, which receives environment changes and is unmounted with this element.
  func addLayer<Layer: View>(
    _ layer: Layer, alignment: Alignment, takesRoomForNothing: Bool = true, isShown: Bool = true
  ) -> LayerElement<Layer> {
    let host = LayerElement(
      layer, alignment: alignment, takesRoomForNothing: takesRoomForNothing, isShown: isShown, in: childContext)
    host.layoutParent = self
    addAttachment(host)
    return host
  }
}
