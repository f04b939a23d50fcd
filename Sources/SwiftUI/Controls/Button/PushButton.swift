/// A Mac's push button: 20 points high with a 13-point font and 9 points of horizontal padding, measured on macOS 13 in
/// light appearance.
struct PushButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack { configuration.label }
      .modifier(BorderedForeground(style: foreground))
      .padding(.horizontal, 9)
      .padding(.vertical, 2)
      .background { face }
  }

  private var face: some View {
    RoundedRectangle(cornerRadius: 5)
      .fill(background)
      .brightness(configuration.isPressed ? -0.06 : 0)
      .shadow(color: .black.opacity(0.3), radius: 1, y: 0.5)
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    if isProminent { return AnyShapeStyle(Color.white) }
    return AnyShapeStyle(configuration.role == .destructive ? Color.red : Color.primary)
  }

  private var background: AnyShapeStyle {
    if isProminent && isEnabled { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(colorScheme == .dark ? Color(white: 0.4) : .white)
  }
}
