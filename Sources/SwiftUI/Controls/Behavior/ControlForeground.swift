/// The color of a control's label, unless the app sets one.
///
/// A disabled control is gray; if the app sets a color, that color is dimmed instead.
package struct ControlForeground: EnvironmentModifier {
  /// The style while the control is enabled.
  let style: AnyShapeStyle

  package func modify(_ environment: inout EnvironmentValues) {
    let isEnabled = environment.isEnabled
    if environment.hasControlForeground {
      environment.setForegroundStyles([isEnabled ? style : AnyShapeStyle(HierarchicalShapeStyle.tertiary)])
    } else if !isEnabled {
      environment.setForegroundStyles([
        AnyShapeStyle(ForegroundStyle().opacity(environment.design.buttons.disabledLabelOpacity))
      ])
    }
  }
}

extension View {
  /// Sets the color of a control's label, unless the app sets one.
  package func controlForeground<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(ControlForeground(style: AnyShapeStyle(style)))
  }
}

/// Dims a disabled control.
struct DimmedWhenDisabled: ViewModifier {
  @Environment(\.design) private var design
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.opacity(isEnabled ? 1 : design.buttons.disabledOpacity)
  }
}
