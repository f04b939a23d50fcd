extension View {
  /// Sets the tint within this view.
  ///
  /// - Parameter tint: The tint to apply; `nil` uses the tint of the enclosing view.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint color within this view.
  ///
  /// - Parameter tint: The tint to apply; `nil` uses the default tint.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the accent color for this view and the views it contains.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }
}

private struct TintModifier: EnvironmentModifier, ComposedModifier {
  let style: AnyShapeStyle?

  var composition: Composition {
    Composition("environment").value("keyPath", \EnvironmentValues.tintStyle as AnyKeyPath).value("value", style)
  }

  func modify(_ environment: inout EnvironmentValues) {
    if let style { environment.tintStyle = style }
  }
}
