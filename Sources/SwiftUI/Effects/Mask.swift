/// Masks a view with the opacity of another view.
struct MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment
}

extension MaskModifier: ElementModifier {
  package func makeStorage(for element: ModifiedElement) -> LayerElement<Mask>? {
    let layer = LayerElement(mask, alignment: alignment, in: element.childContext)
    layer.layoutParent = element
    element.addAttachment(layer)
    return layer
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.show(mask, alignment: alignment)
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: .zero, proposal: proposal)
    storage(of: element)?.place(at: .zero, proposal: ProposedViewSize(size))
  }

  package func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    guard let layer = storage(of: element) else { return list.draw(child) }
    let mask = list.items { $0.draw(layer) }
    list.group(DisplayGroup(mask: mask)) { $0.draw(child) }
  }
}

extension MaskModifier: ComposedModifier {
  package var composition: Composition { Composition("mask").value("alignment", alignment).part("content", mask) }
}

extension View {
  /// Masks the view with the opacity of `mask`.
  public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Masks the view with the opacity of `mask`.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
