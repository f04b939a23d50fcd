import FlowRendering
import Foundation

/// A shape with its style and fill rule.
package struct ShapePaintingValue<S: Shape, Style: ShapeStyle> {
  package var shape: S
  package var style: Style
  package var fillStyle: FillStyle

  package init(shape: S, style: Style, fillStyle: FillStyle) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

/// A view that paints one shape.
nonisolated package protocol ShapePaintingSource: View {
  associatedtype PaintedShape: Shape
  associatedtype PaintStyle: ShapeStyle

  nonisolated var painting: ShapePaintingValue<PaintedShape, PaintStyle> { get }
}

/// A view that only paints one shape.
nonisolated package protocol ShapePainting: ShapePaintingSource, PrimitiveView {}

@MainActor extension ShapePainting {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    PaintedShapeElement(view, in: context)
  }

  public static var _isUnary: Bool { true }
}

/// A view that paints one shape in front of another view of the same size.
nonisolated package protocol LayeredShapePainting: ShapePaintingSource {
  associatedtype Background: View

  @MainActor var background: Background { get }
}

@MainActor extension LayeredShapePainting {
  public var body: some View {
    _ShapeView(shape: painting.shape, style: painting.style, fillStyle: painting.fillStyle)
      .modifier(LayerModifier(layer: background, alignment: .center, isInFront: false))
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    Background.self == EmptyView.self ? PaintedShapeElement(view, in: context) : ViewBodyNode(view, in: context)
  }

  public static var _isUnary: Bool { true }
}

extension Shape {
  @MainActor
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  @MainActor
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    PlainShapeElement(view, in: context)
  }

  @MainActor
  public static var _isUnary: Bool { true }
}

extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
  /// A style as a view fills a rectangle.
  @MainActor
  public var body: _ShapeView<Rectangle, Self> {
    _ShapeView(shape: Rectangle(), style: self)
  }
}

/// The element of a painted shape.
class ShapeElement<S: Shape, Style: ShapeStyle>: Element {
  private final var value: ShapePaintingValue<S, Style>

  init(value: ShapePaintingValue<S, Style>, in context: _NodeContext) {
    self.value = value
    super.init(context)
  }

  final func show(_ new: ShapePaintingValue<S, Style>) {
    var new = new
    if graph.mayAnimate {
      graph.motion.paints.note(self)
      new.shape = graph.motion.shown(new.shape, after: value.shape, of: self) { [weak self] in self?.show($0) }
    }
    // A style only paints; a shape may have its own size.
    if !areKnownEqual(value.shape, new.shape) { setNeedsLayout() }
    value = new
  }

  /// Shows the current shape of an animation.
  private final func show(_ shape: S) {
    value.shape = shape
    setNeedsLayout()
  }

  final override var paint: _ShapePaint? { value.style._resolvePaint(in: environment) }

  final override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    value.shape.sizeThatFits(proposal)
  }

  private final func outline(in rect: CGRect) -> _ShapeOutline {
    var outline = value.shape._outline(in: rect, environment: environmentForShape)
    if value.shape.layoutDirectionBehavior.mirrors(environment.layoutDirection) {
      outline.path = outline.path.applying(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
    return outline
  }

  final override func draw(into list: inout DisplayListBuilder) {
    let paint = shown(value.style._resolvePaint(in: environment))
    let rect = list.aligned(CGRect(origin: .zero, size: size), toPixelsOf: paintedPixelLength)
    list.add(outline(in: rect), paint: paint, fillStyle: value.fillStyle, in: rect)
  }

  final override func hitTest(_ point: CGPoint) -> Element? {
    let path = outline(in: CGRect(origin: .zero, size: size)).filledPath
    return path.contains(point, eoFill: value.fillStyle.isEOFilled) ? self : nil
  }
}

/// A shape used as a view: filled with the foreground style.
final class PlainShapeElement<S: Shape>: ShapeElement<S, ForegroundStyle> {
  init(_ shape: S, in context: _NodeContext) {
    super.init(value: Self.value(shape), in: context)
  }

  private static func value(_ shape: S) -> ShapePaintingValue<S, ForegroundStyle> {
    ShapePaintingValue(shape: shape, style: ForegroundStyle(), fillStyle: FillStyle())
  }

  override func update<V: View>(_ view: V) {
    show(Self.value(reinterpret(view, as: S.self)))
  }

  override var pathName: String { S.typeName }
}

/// A shape with a style.
final class PaintedShapeElement<V: ShapePaintingSource>: ShapeElement<V.PaintedShape, V.PaintStyle> {
  init(_ view: V, in context: _NodeContext) {
    super.init(value: view.painting, in: context)
  }

  override func update<NewView: View>(_ view: NewView) {
    show(reinterpret(view, as: V.self).painting)
  }

  override var pathName: String { V.PaintedShape.typeName }
}
