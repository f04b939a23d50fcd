/// Keeps a label that is not shown, so that assistive technologies and tests can still name the control.
struct HiddenLabel<Label: View> {
  let label: Label
}

extension HiddenLabel: ElementModifier {
  package static var affectsLayout: Bool { false }

  package func makeStorage(for element: ModifiedElement) -> LayerElement<Label>? {
    var context = element.childContext
    context.isLazy = false
    let host = LayerElement(label, alignment: .center, in: context)
    host.layoutParent = element
    element.addAttachment(host)
    return host
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.show(label, alignment: .center)
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: .zero, proposal: proposal)
    storage(of: element)?.place(at: .zero, proposal: ProposedViewSize(size))
  }

  package func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    if let host = storage(of: element) {
      for var node in builder.children({ $0.describe(host) }) {
        node.part = .label
        builder.add(node)
      }
    }
    builder.describe(child)
  }
}

extension View {
  /// Names the control with views that are not shown.
  package func hiddenLabel<Label: View>(_ label: Label) -> some View {
    modifier(HiddenLabel(label: label))
  }
}
