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
  @Environment(\.tintStyle) private var tint

  @ViewBuilder
  var body: some View {
    if let capsules = design.presentations.alerts.capsules {
      capsule(capsules)
    } else {
      plain
    }
  }

  private func capsule(_ capsules: PresentationDesign.Capsules) -> some View {
    ControlContent { configuration.label }
      .labelStyle(.titleOnly)
      .font(capsules.font)
      .foregroundStyle(capsuleForeground)
      .multilineTextAlignment(.center)
      .padding(.horizontal, capsules.spacing)
      .frame(maxWidth: .infinity, minHeight: capsules.height)
      .background(ShadesStyle(shades: capsules.fill), in: Capsule())
      .opacity(configuration.isPressed ? design.buttons.pressedOpacity : 1)
  }

  /// The color of labels, unless the app has set a tint.
  private var capsuleForeground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return tint ?? AnyShapeStyle(Color.primary)
  }

  private var plain: some View {
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
