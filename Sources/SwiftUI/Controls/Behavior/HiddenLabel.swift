/// Keeps a label that is not shown, so that assistive technologies and tests can still name the control.
package struct HiddenLabel<Label: View> {
  let label: Label
}

extension HiddenLabel: ElementModifier {
  package static var affectsLayout: Bool { false }

  @MainActor
  private final class Storage {
    let host: LayerElement<Label>
    init(_ host: LayerElement<Label>) { self.host = host }
  }

  @MainActor
  private func host(of element: Element) -> LayerElement<Label>? {
    ((element as? ModifiedElement)?.storage as? Storage)?.host
  }

  package func didMount(_ element: ModifiedElement) {
    var context = element.childContext
    context.isLazy = false
    let host = LayerElement(label, alignment: .center, in: context)
    host.layoutParent = element
    element.storage = Storage(host)
    element.addAttachment(host)
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    host(of: element)?.show(label, alignment: .center)
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: .zero, proposal: proposal)
    host(of: element)?.place(at: .zero, proposal: ProposedViewSize(size))
  }

  package func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    if let host = host(of: element) {
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
