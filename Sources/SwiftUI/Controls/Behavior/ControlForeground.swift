/// The colour of a control's label, unless the app has chosen one.
///
/// A disabled control is grey; where the app has chosen a colour it is weakened instead.
package struct ControlForeground: EnvironmentModifier {
  /// The style while the control is enabled.
  let style: AnyShapeStyle

  package func modify(_ environment: inout EnvironmentValues) {
    let isEnabled = environment.isEnabled
    if environment.foregroundStyles == nil {
      environment.setForegroundStyles([isEnabled ? style : AnyShapeStyle(HierarchicalShapeStyle.tertiary)])
    } else if !isEnabled {
      environment.setForegroundStyles([AnyShapeStyle(ForegroundStyle().opacity(0.4))])
    }
  }
}

extension View {
  /// Colours the label of a control, unless the app has chosen a colour.
  package func controlForeground<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(ControlForeground(style: AnyShapeStyle(style)))
  }
}

/// Weakens a control that is disabled.
struct DimmedWhenDisabled: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.opacity(isEnabled ? 1 : 0.5)
  }
}
