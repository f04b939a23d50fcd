/// Sets the foreground styles for the views inside; without styles it restores the system's.
package struct ForegroundStyleModifier: EnvironmentModifier, ComposedModifier {
  let levels: [AnyShapeStyle]

  /// Whether the app set or removed a color with `foregroundColor(_:)`.
  var isColor = false

  package var composition: Composition {
    isColor
      ? Composition("foregroundColor").value("color", levels.first?.color)
      : Composition("foregroundStyle").value("styles", levels.map(\.style))
  }

  package func modify(_ environment: inout EnvironmentValues) {
    if levels.isEmpty {
      environment.foregroundStyles = nil
    } else {
      environment.setForegroundStyles(levels)
    }
  }
}

extension View {
  /// Sets a view's foreground elements to use a given style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(levels: [AnyShapeStyle(style)]))
  }

  /// Sets the primary and secondary levels of the foreground style in the child view.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the primary, secondary, and tertiary levels of the foreground style.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the color of the foreground elements displayed by this view; `nil` restores the default color.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(levels: color.map { [AnyShapeStyle($0)] } ?? [], isColor: true))
  }

  /// Sets the specified style to render backgrounds within the view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
