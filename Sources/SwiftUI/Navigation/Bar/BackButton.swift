/// The back button, with the title of the previous screen if there is enough space.
struct BackButton: View {
  let title: Text?
  let target: DismissTarget?

  @Environment(\.design) private var design

  var body: some View {
    Button(action: { target?.action() }) {
      if let glass = design.bars.glassItems {
        Image(source: .symbol("chevron.backward", variableValue: nil), isDecorative: true)
          .font(design.bars.backButton.chevronFont)
          .offset(x: -glass.chevronLift)
          .frame(width: glass.height, height: glass.height)
          .modifier(DecorativeModifier())
          .hiddenLabel(title ?? Text(SystemString.back))
      } else {
        label
      }
    }
    .modifier(BarItemLook())
    .modifier(BackButtonSemantics(title: title))
  }

  private var label: some View {
    HStack(spacing: design.bars.backButton.spacing) {
      Image(source: .symbol("chevron.backward", variableValue: nil), isDecorative: true)
        .font(design.bars.backButton.chevronFont)
        .accessibilityHidden(true)
      FirstFitting {
        if let title { title.lineLimit(1) }
        Text(SystemString.back).lineLimit(1)
        Text(verbatim: "")
      }
      .font(design.bars.backButton.font)
    }
  }
}

/// The accessibility label is the title even if it is not shown.
private struct BackButtonSemantics: ElementModifier {
  let title: Text?

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    for var node in builder.children({ $0.describe(child) }) {
      if node.label?.isEmpty != false { node.label = SystemString.back.text(in: element.environment.locale) }
      node.identifier = "BackButton"
      builder.add(node)
    }
  }
}
