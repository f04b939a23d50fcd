/// A prominent button in a bar with glass: a circle or a capsule in its tint.
struct FilledBarButton: View {
  let configuration: ButtonStyleConfiguration
  let measures: BarDesign.GlassItems

  @Environment(\.design) private var design
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint

  var body: some View {
    GlassCells(measures: measures) { configuration.label }
      .foregroundStyle(isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color(uiColor: .tertiaryLabel)))
      .background {
        Capsule().fill(isEnabled ? fill : AnyShapeStyle(Color(uiColor: .tertiarySystemFill)))
      }
      .opacity(configuration.isPressed ? design.buttons.pressedOpacity : 1)
      .preference(key: FilledBarItemKey.self, value: true)
  }

  /// The color of the button: the app's tint, or the accent color instead of that of labels in bars.
  private var fill: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return isOwnTint ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.accentColor)
  }

  /// Whether the app has set a tint, rather than the bar that of its labels.
  private var isOwnTint: Bool {
    guard let tint, let glass = design.materials.glass else { return tint != nil }
    return tint != AnyShapeStyle(BarLabelStyle(symbols: glass.label, texts: glass.text))
  }
}
