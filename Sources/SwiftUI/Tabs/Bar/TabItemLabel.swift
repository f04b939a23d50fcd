/// The label of a tab in the bar: a symbol above a small text.
struct TabItemLabel: View {
  let label: AnyView
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 1) { label }
      .labelStyle(TabItemLabelStyle())
      .font(.system(size: 10, weight: .medium))
      .environment(\.symbolFont, .system(size: 20))
      .environment(\.symbolVariants, .fill)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .systemGray)))
      .lineLimit(1)
      .modifier(TabItemSemantics())
  }
}

/// A tab with a text is named by the text only, not by its image.
private struct TabItemSemantics: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let nodes = builder.children { $0.describe(child) }
    let texts = nodes.filter { $0.role == .staticText }
    for node in texts.isEmpty ? nodes : texts { builder.add(node) }
  }
}

/// Places the icon above the title.
private struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 1) {
      configuration.icon.modifier(DecorativeModifier())
      configuration.title
    }
  }
}
