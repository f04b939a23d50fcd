/// A shape style that maps to one of the numbered content styles.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// 0 is primary, 1 secondary and so on.
  package let level: Int

  /// A shape style that maps to the first level of the current content style.
  public static let primary = HierarchicalShapeStyle(level: 0)

  /// A shape style that maps to the second level of the current content style.
  public static let secondary = HierarchicalShapeStyle(level: 1)

  /// A shape style that maps to the third level of the current content style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)

  /// A shape style that maps to the fourth level of the current content style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// A shape style that maps to the fifth level of the current content style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    environment.foregroundPaint(level: level)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// A shape style that maps to the first level of the current content style.
  public static var primary: HierarchicalShapeStyle { .primary }

  /// A shape style that maps to the second level of the current content style.
  public static var secondary: HierarchicalShapeStyle { .secondary }

  /// A shape style that maps to the third level of the current content style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }

  /// A shape style that maps to the fourth level of the current content style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }

  /// A shape style that maps to the fifth level of the current content style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style with levels that differ not only in opacity.
protocol LeveledShapeStyle: ShapeStyle {
  /// The paint of a level: 0 is primary, 1 secondary and so on.
  func paint(level: Int, in environment: EnvironmentValues) -> _ShapePaint
}

/// A style that maps to a level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    if let base = base as? any LeveledShapeStyle { return base.paint(level: level, in: environment) }
    return ForegroundStyles(levels: [AnyShapeStyle(base)], outer: environment.foregroundStyles)
      .paint(level: level, in: environment)
  }
}

extension ShapeStyle {
  /// Returns the second level of this shape style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }

  /// Returns the third level of this shape style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }

  /// Returns the fourth level of this shape style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }

  /// Returns the fifth level of this shape style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
