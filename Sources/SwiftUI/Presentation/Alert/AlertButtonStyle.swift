/// The style of buttons in alerts and dialogs.
struct AlertButtonStyle: PrimitiveButtonStyle {
  var textStyle = Font.TextStyle.body
  let height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    ButtonBody(configuration: configuration) { button, _ in AlertButton(configuration: button, style: self) }
      .preference(key: AlertActionKey.self, value: AlertAction(role: configuration.role))
  }
}

private struct AlertButton: View {
  let configuration: ButtonStyleConfiguration
  let style: AlertButtonStyle

  @Environment(\.design) private var design
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ControlContent { configuration.label }
      .labelStyle(.titleOnly)
      .font(.system(style.textStyle, weight: configuration.role == .cancel ? .semibold : .regular))
      .foregroundStyle(foreground)
      .multilineTextAlignment(.center)
      .padding(.horizontal, design.presentations.alerts.buttonPadding)
      .padding(.vertical, design.presentations.alerts.buttonPadding)
      .frame(maxWidth: .infinity, minHeight: style.height)
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// The role of a view among the actions of an alert.
struct AlertAction: Equatable {
  let role: ButtonRole?
}

/// Marks buttons; all other views among the actions are above them.
enum AlertActionKey: PreferenceKey {
  static var defaultValue: AlertAction? { nil }

  static func reduce(value: inout AlertAction?, nextValue: () -> AlertAction?) {
    value = value ?? nextValue()
  }
}
