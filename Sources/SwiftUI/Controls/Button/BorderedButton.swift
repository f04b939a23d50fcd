/// A button's label on a shape, as the design draws it.
struct BorderedButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool

  /// The glass in place of a fill.
  var glass: Glass?

  @Environment(\.design) private var design
  @Environment(\.isBarItem) private var isBarItem

  var body: some View {
    switch design.buttons.face {
    case .push(let push): PushButton(configuration: configuration, isProminent: isProminent, push: push)
    case .filled:
      if isBarItem, isProminent, let measures = design.bars.glassItems {
        FilledBarButton(configuration: configuration, measures: measures)
      } else {
        FilledButton(configuration: configuration, isProminent: isProminent, glass: glass)
      }
    }
  }
}

/// A button's label on a filled shape.
private struct FilledButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  let glass: Glass?

  @Environment(\.design) private var design
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.tintStyle) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonSizing) private var sizing

  var body: some View {
    HStack { configuration.label }
      .defaultFont(metrics.font)
      .modifier(BorderedForeground(style: foreground))
      .frame(maxWidth: sizing == .flexible ? .infinity : nil)
      .padding(insets)
      .background {
        if let glass {
          if glass.isVisible { GlassSurface(shape: shape, isClear: glass.isClear, tint: glass.tint) }
        } else {
          shape.fill(background)
        }
      }
      .opacity(configuration.isPressed ? design.buttons.pressedOpacity : 1)
  }

  private var metrics: ButtonDesign.Filled { design.buttons.filled(controlSize) }

  private var insets: EdgeInsets {
    EdgeInsets(
      top: metrics.verticalPadding, leading: metrics.horizontalPadding, bottom: metrics.verticalPadding,
      trailing: metrics.horizontalPadding)
  }

  private var shape: ButtonBorderShape {
    switch borderShape.kind {
    case .automatic where design.buttons.isCapsuleByDefault: .capsule
    case .automatic, .roundedRectangle(radius: nil): .roundedRectangle(radius: metrics.cornerRadius)
    default: borderShape
    }
  }

  private var isDestructive: Bool { configuration.role == .destructive }

  /// The color of the button: the app's tint or the role's red; without either, a border is gray.
  private var accent: AnyShapeStyle {
    let isRed = isDestructive && !(design.buttons.prefersTint && isProminent && tint != nil)
    return isRed ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    return isProminent ? AnyShapeStyle(Color.white) : accent
  }

  private var background: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiarySystemFill)) }
    if isProminent { return accent }
    let isColored = tint != nil || isDestructive
    return isColored
      ? AnyShapeStyle(accent.opacity(design.buttons.tintedOpacity)) : AnyShapeStyle(Color(uiColor: design.buttons.fill))
  }
}

/// Sets the color of a bordered button's label; a color set by the app takes precedence while the button is enabled.
struct BorderedForeground: EnvironmentModifier {
  let style: AnyShapeStyle

  func modify(_ environment: inout EnvironmentValues) {
    if environment.hasControlForeground || !environment.isEnabled {
      environment.setForegroundStyles([style], by: .button)
    }
  }
}
