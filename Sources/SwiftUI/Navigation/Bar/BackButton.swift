/// The back button, with the title of the previous screen if there is enough space.
struct BackButton: View {
  let title: Text?
  let target: DismissTarget?

  var body: some View {
    Button(action: { target?.action() }) {
      HStack(spacing: 6) {
        Image(source: .symbol("chevron.backward", variableValue: nil), isDecorative: true)
          .font(.system(size: 21, weight: .medium))
          .accessibilityHidden(true)
        FirstFitting {
          if let title { title.lineLimit(1) }
          Text(SystemString.back).lineLimit(1)
          Text(verbatim: "")
        }
        .font(.system(size: 17))
      }
    }
    .modifier(BackButtonSemantics(title: title))
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
