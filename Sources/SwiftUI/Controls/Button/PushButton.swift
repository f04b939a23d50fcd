/// A Mac's push button.
struct PushButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  let push: ButtonDesign.Push

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack { configuration.label }
      .modifier(BorderedForeground(style: foreground))
      .padding(.horizontal, push.horizontalPadding)
      .padding(.vertical, push.verticalPadding)
      .background { face }
  }

  private var face: some View {
    RoundedRectangle(cornerRadius: push.cornerRadius)
      .fill(background)
      .brightness(configuration.isPressed ? push.pressedBrightness : 0)
      .shadow(color: .black.opacity(push.shadowOpacity), radius: push.shadowRadius, y: push.shadowOffset)
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    if isProminent { return AnyShapeStyle(Color.white) }
    return AnyShapeStyle(configuration.role == .destructive ? Color.red : Color.primary)
  }

  private var background: AnyShapeStyle {
    if isProminent && isEnabled { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(Color(white: colorScheme == .dark ? push.darkFace : push.face))
  }
}
