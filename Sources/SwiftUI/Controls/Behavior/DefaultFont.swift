/// The font of a control's texts, unless the app sets one.
private struct DefaultFont: EnvironmentModifier {
  let font: Font?

  func modify(_ environment: inout EnvironmentValues) {
    if let font, environment.font == nil { environment.font = font }
  }
}

extension View {
  /// Sets the font of a control's texts, unless the app sets one.
  package func defaultFont(_ font: Font?) -> some View {
    modifier(DefaultFont(font: font))
  }
}
