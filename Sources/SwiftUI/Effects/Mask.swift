/// Shows a view where another one is opaque.
package struct MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment

  @MainActor
  private final class Storage {
    let layer: LayerElement<Mask>
    init(_ layer: LayerElement<Mask>) { self.layer = layer }
  }

  @MainActor
  private func layer(of element: Element) -> LayerElement<Mask>? {
    ((element as? ModifiedElement)?.storage as? Storage)?.layer
  }
}

extension MaskModifier: ElementModifier {
  package func didMount(_ element: ModifiedElement) {
    let layer = LayerElement(mask, alignment: alignment, in: element.childContext)
    layer.layoutParent = element
    element.storage = Storage(layer)
    element.addAttachment(layer)
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    layer(of: element)?.show(mask, alignment: alignment)
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: .zero, proposal: proposal)
    layer(of: element)?.place(at: .zero, proposal: ProposedViewSize(size))
  }

  package func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    guard let layer = layer(of: element) else { return list.draw(child) }
    let mask = list.items { $0.draw(layer) }
    list.group(DisplayGroup(mask: mask)) { $0.draw(child) }
  }
}

extension View {
  /// Shows the view where `mask` is opaque.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows the view where `mask` is opaque.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
