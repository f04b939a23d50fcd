import Foundation

/// A view that provides a shape that you can use for drawing operations.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of shape this can provide.
  associatedtype Content: Shape

  /// The shape that this type draws and provides for other drawing operations.
  nonisolated var shape: Content { get }
}

/// A shape painted with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public let shape: Content
  public let style: Style
  public let fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView, ShapePainting {
  package nonisolated var painting: ShapePaintingValue<Content, Style> {
    ShapePaintingValue(shape: shape, style: style, fillStyle: fillStyle)
  }
}

extension _ShapeView: ComposedView {
  package var composition: Composition { paintingComposition }
}

/// A shape provider that fills its shape.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public let style: Style
  public let fillStyle: FillStyle

  /// The background shown beneath this view.
  public let background: Background

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: ShapeView, LayeredShapePainting {
  package nonisolated var painting: ShapePaintingValue<Content, Style> {
    ShapePaintingValue(shape: shape, style: style, fillStyle: fillStyle)
  }
}

extension FillShapeView: ComposedView {
  package var composition: Composition { paintingComposition }
}

/// A shape provider that strokes its shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public let style: Style

  /// The stroke style used when stroking this view's shape.
  public let strokeStyle: StrokeStyle

  /// Whether this shape should be drawn antialiased.
  public let isAntialiased: Bool

  /// The background shown beneath this view.
  public let background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: ShapeView, LayeredShapePainting {
  package nonisolated var painting: ShapePaintingValue<_StrokedShape<Content>, Style> {
    ShapePaintingValue(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
}

extension StrokeShapeView: ComposedView {
  package var composition: Composition { paintingComposition }
}

/// A shape provider that strokes the border of its shape; the line is inside the shape.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public let style: Style

  /// The stroke style used when stroking this view's shape.
  public let strokeStyle: StrokeStyle

  /// Whether this shape should be drawn antialiased.
  public let isAntialiased: Bool

  /// The background shown beneath this view.
  public let background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: ShapeView, LayeredShapePainting {
  package nonisolated var painting: ShapePaintingValue<_StrokedShape<Content.InsetShape>, Style> {
    ShapePaintingValue(
      shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
}

extension StrokeBorderShapeView: ComposedView {
  package var composition: Composition { paintingComposition }
}
