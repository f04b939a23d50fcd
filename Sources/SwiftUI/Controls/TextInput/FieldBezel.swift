/// The bezel of a Mac's text field, 22 points high with a 13-point font; measured on macOS 13, in light appearance.
struct FieldBezel: View {
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      edge(0xDD).padding(.horizontal, 1 - pixelLength).padding(.vertical, 1)
      Color(uiColor: .systemBackground).padding(.horizontal, 1).padding(.vertical, 1 + pixelLength)
    }
    .overlay(alignment: .bottom) {
      edge(0xBE).frame(height: pixelLength).padding(.horizontal, 1).padding(.bottom, 1 + pixelLength)
    }
  }

  private func edge(_ white: Double) -> Color {
    colorScheme == .dark ? Color(uiColor: .separator) : Color(white: white / 255)
  }
}
