/// A modifier with views that are described but not shown: they are laid out in the frame of the modified view.
nonisolated protocol DescribedLayer: ElementModifier where Storage == LayerElement<Layer> {
  associatedtype Layer: View

  /// The views.
  var layer: Layer { get }
}

@MainActor extension DescribedLayer {
  func makeStorage(for element: ModifiedElement) -> LayerElement<Layer>? {
    var context = element.childContext
    context.isLazy = false
    let host = LayerElement(layer, alignment: .center, isShown: false, in: context)
    host.layoutParent = element
    element.addAttachment(host)
    return host
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.show(layer, alignment: .center)
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: .zero, proposal: proposal)
    storage(of: element)?.place(at: .zero, proposal: ProposedViewSize(size))
  }
}
