/// Keeps a hidden label, so that assistive technologies and tests can identify the control.
struct HiddenLabel<Layer: View>: LayeredModifier {
  /// The label.
  let layer: Layer

  static var affectsLayout: Bool { false }
  static var drawsLayer: Bool { false }

  @MainActor func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
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
  /// Labels the control with views that are not shown.
  package func hiddenLabel<Label: View>(_ label: Label) -> some View {
    modifier(HiddenLabel(layer: label))
  }
}
