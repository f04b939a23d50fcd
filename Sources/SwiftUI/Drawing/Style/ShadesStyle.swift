/// A color of a design, for the current appearance.
struct ShadesStyle: ShapeStyle, Hashable {
  let shades: SystemShades

  func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(shades.color(environment.colorScheme, environment.colorSchemeContrast))
  }
}
