/// A type-erased ShapeStyle value.
public struct AnyShapeStyle: ShapeStyle {
  /// Most styles are colors, which need no separate allocation; others may contain styles.
  private enum Source {
    case color(Color)
    case style(Nested<any ShapeStyle>)
  }

  private let source: Source

  package var style: any ShapeStyle {
    switch source {
    case .color(let color): color
    case .style(let style): style.wrappedValue
    }
  }

  /// Creates an instance from `style`.
  public init<S: ShapeStyle>(_ style: S) {
    if let color = style as? Color {
      source = .color(color)
    } else {
      source = (style as? AnyShapeStyle)?.source ?? .style(Nested(style))
    }
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    withStackRoom { style._resolvePaint(in: environment) }
  }

  /// The color, if the style is a color.
  package var color: Color? {
    if case .color(let color) = source { color } else { nil }
  }
}

extension AnyShapeStyle: Equatable {
  /// Whether both are equal values of the same `Equatable` type.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    if case (.color(let color), .color(let other)) = (lhs.source, rhs.source) { return color == other }
    func equals<Style: Equatable>(_ style: Style) -> Bool { style == rhs.style as? Style }
    guard let style = lhs.style as? any Equatable else { return false }
    return withStackRoom { equals(style) }
  }
}
