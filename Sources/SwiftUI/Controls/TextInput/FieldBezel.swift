/// The bezel of a Mac's text field.
struct FieldBezel: View {
  @Environment(\.design) private var design
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      edge(design.fields.bezel.edge).padding(.horizontal, 1 - pixelLength).padding(.vertical, 1)
      Color(uiColor: .systemBackground).padding(.horizontal, 1).padding(.vertical, 1 + pixelLength)
    }
    .overlay(alignment: .bottom) {
      edge(design.fields.bezel.lowerEdge)
        .frame(height: pixelLength)
        .padding(.horizontal, 1)
        .padding(.bottom, 1 + pixelLength)
    }
  }

  private func edge(_ white: Double) -> Color {
    colorScheme == .dark ? Color(uiColor: .separator) : Color(white: white)
  }
}

/// The space of a text field inside its bezel.
struct FieldBezelInsets: ViewModifier {
  @Environment(\.design) private var design

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, design.fields.bezel.horizontalPadding)
      .padding(.vertical, design.fields.bezel.verticalPadding)
  }
}
