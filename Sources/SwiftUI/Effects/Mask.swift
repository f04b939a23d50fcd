/// Masks a view with the opacity of another view.
struct MaskModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
}

extension MaskModifier: LayeredModifier {
  @MainActor package func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    guard let layer = storage(of: element) else { return list.draw(child) }
    let mask = list.items { $0.draw(layer) }
    list.group(DisplayGroup(mask: mask)) { $0.draw(child) }
  }
}

extension MaskModifier: ComposedModifier {
  package var composition: Composition { Composition("mask").value("alignment", alignment).part("content", layer) }
}

extension View {
  /// Masks the view with the opacity of `mask`.
  public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    modifier(MaskModifier(layer: mask(), alignment: alignment))
  }

  /// Masks the view with the opacity of `mask`.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(layer: mask, alignment: .center))
  }
}
