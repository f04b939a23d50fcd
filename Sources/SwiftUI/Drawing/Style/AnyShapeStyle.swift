/// A type-erased ShapeStyle value.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  /// Create an instance from `style`.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    style._resolvePaint(in: environment)
  }

  /// The colour, if the style is one.
  package var color: Color? { style as? Color }
}

extension AnyShapeStyle: Equatable {
  /// Whether both are equal values of the same `Equatable` type.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    func equals<Style: Equatable>(_ style: Style) -> Bool { style == rhs.style as? Style }
    guard let style = lhs.style as? any Equatable else { return false }
    return equals(style)
  }
}
