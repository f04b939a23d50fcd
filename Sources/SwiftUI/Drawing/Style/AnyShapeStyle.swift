/// A type-erased ShapeStyle value.
public struct AnyShapeStyle: ShapeStyle {
  private let nested: Nested<any ShapeStyle>

  package var style: any ShapeStyle { nested.wrappedValue }

  /// Create an instance from `style`.
  public init<S: ShapeStyle>(_ style: S) {
    nested = (style as? AnyShapeStyle)?.nested ?? Nested(style)
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    withStackRoom { style._resolvePaint(in: environment) }
  }

  /// The colour, if the style is one.
  package var color: Color? { style as? Color }
}

extension AnyShapeStyle: Equatable {
  /// Whether both are equal values of the same `Equatable` type.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    func equals<Style: Equatable>(_ style: Style) -> Bool { style == rhs.style as? Style }
    guard let style = lhs.style as? any Equatable else { return false }
    return withStackRoom { equals(style) }
  }
}
