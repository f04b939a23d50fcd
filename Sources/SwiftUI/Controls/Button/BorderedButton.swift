/// A button's label on a shape: filled as on iOS, or a Mac's push button.
struct BorderedButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool

  @Environment(\.deviceIdiom) private var idiom

  var body: some View {
    if idiom == .mac {
      PushButton(configuration: configuration, isProminent: isProminent)
    } else {
      FilledButton(configuration: configuration, isProminent: isProminent)
    }
  }
}

/// A button's label on a filled shape.
private struct FilledButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool

  @Environment(\.systemVersion) private var systemVersion
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.tintStyle) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack { configuration.label }
      .defaultFont(metrics.font)
      .modifier(BorderedForeground(style: foreground))
      .padding(insets)
      .background(background, in: shape)
      .opacity(configuration.isPressed ? 0.75 : 1)
  }

  private var metrics: BorderedButtonMetrics { BorderedButtonMetrics(controlSize) }

  private var insets: EdgeInsets {
    EdgeInsets(
      top: metrics.verticalPadding, leading: metrics.horizontalPadding, bottom: metrics.verticalPadding,
      trailing: metrics.horizontalPadding)
  }

  private var shape: ButtonBorderShape {
    switch borderShape.kind {
    case .automatic where systemVersion == .iOS26: .capsule
    case .automatic, .roundedRectangle(radius: nil): .roundedRectangle(radius: metrics.cornerRadius)
    default: borderShape
    }
  }

  private var isDestructive: Bool { configuration.role == .destructive }

  /// The color of the button: the app's tint or the role's red; without either, a border is gray.
  private var accent: AnyShapeStyle { isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint) }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    return isProminent ? AnyShapeStyle(Color.white) : accent
  }

  private var background: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiarySystemFill)) }
    if isProminent { return accent }
    let isColored = tint != nil || isDestructive
    return isColored ? AnyShapeStyle(accent.opacity(0.15)) : AnyShapeStyle(Color(uiColor: .tertiarySystemFill))
  }
}

/// Sets the color of a bordered button's label; a color set by the app takes precedence while the button is enabled.
struct BorderedForeground: EnvironmentModifier {
  let style: AnyShapeStyle

  func modify(_ environment: inout EnvironmentValues) {
    if environment.foregroundStyles == nil || !environment.isEnabled { environment.setForegroundStyles([style]) }
  }
}

/// The metrics of a bordered button in points, by control size; the regular size is 34 points high with a 17-point
/// label.
struct BorderedButtonMetrics: Equatable {
  let horizontalPadding: CGFloat
  let verticalPadding: CGFloat
  let cornerRadius: CGFloat
  let font: Font?

  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: self.init(10, 5, 6, .subheadline)
    case .regular: self.init(12, 7, 8, nil)
    case .large, .extraLarge: self.init(20, 15, 12, nil)
    }
  }

  private init(_ horizontal: CGFloat, _ vertical: CGFloat, _ radius: CGFloat, _ font: Font?) {
    horizontalPadding = horizontal
    verticalPadding = vertical
    cornerRadius = radius
    self.font = font
  }
}
