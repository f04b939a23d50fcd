import Foundation

/// A style whose opacity is multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var opacity: Float

  public init(style: Style, opacity: Float) {
    self.style = style
    self.opacity = opacity
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    var paint = style._resolvePaint(in: environment)
    paint.opacity *= Double(opacity)
    return paint
  }
}

/// A style that is blended with its background.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var blendMode: BlendMode

  public init(style: Style, blendMode: BlendMode) {
    self.style = style
    self.blendMode = blendMode
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    var paint = style._resolvePaint(in: environment)
    paint.blendMode = blendMode
    return paint
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var shadowStyle: ShadowStyle

  public init(style: Style, shadowStyle: ShadowStyle) {
    self.style = style
    self.shadowStyle = shadowStyle
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    var paint = style._resolvePaint(in: environment)
    paint.shadows.append(shadowStyle.resolve(in: environment))
    return paint
  }
}

/// A style whose gradients span a given rectangle.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var bounds: CGRect

  public init(style: Style, bounds: CGRect) {
    self.style = style
    self.bounds = bounds
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    var paint = style._resolvePaint(in: environment)
    paint.anchor = bounds
    return paint
  }
}

extension ShapeStyle {
  /// Returns a new style based on `self` that multiplies by the specified opacity when drawing.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: Float(opacity))
  }

  /// Returns a new style based on `self` that applies the specified blend mode when drawing.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, blendMode: mode)
  }

  /// Applies the specified shadow effect to the shape style.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadowStyle: style)
  }

  /// Maps a shape style's unit-space coordinates to the absolute coordinates of a given rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(style: self, bounds: rect)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns a new style based on the current style that multiplies by `opacity` when drawing.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// Returns a new style based on the current style that uses `mode` as its blend mode when drawing.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// Returns a shape style that applies the specified shadow style to the current style.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
