import FlowRendering

/// Clips a view to a shape.
///
/// The clip limits what is drawn. Touches reach the whole content, also where it is clipped away, as on Apple's systems;
/// `contentShape(_:)` limits them.
package struct ClipModifier<S: Shape>: ElementModifier, ComposedModifier, Animatable {
  var shape: S
  let style: FillStyle

  /// Whether touches outside of the shape do not reach the content, as in controls of UIKit that clip their subviews.
  var limitsTouches = false

  package var composition: Composition { Composition("clipShape").value("shape", shape).value("style", style) }

  nonisolated package var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  package static var affectsLayout: Bool { false }

  package func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    let rect = list.aligned(
      CGRect(origin: .zero, size: element.size), toPixelsOf: element.paintedPixelLength)
    let path = shape.path(in: rect).renderPath
    let items = list.items { $0.draw(child) }
    var group = DisplayGroup(clip: path, clipIsEvenOdd: style.isEOFilled, clipIsAntialiased: style.isAntialiased)
    if style.isAntialiased, path.isCurved, !items.contains(where: \.dependsOnBackdrop) {
      // At the edge, the picture fades as a whole instead of item by item.
      group = DisplayGroup(clip: .rect(path.boundingRect.insetBy(dx: -1, dy: -1)))
      group.mask = [DisplayItem(offset: .zero, content: .fill(path, .color(.black), evenOdd: style.isEOFilled))]
    }
    if !items.isEmpty { list.add(.group(group, items.filling(path, insteadOf: rect, evenOdd: style.isEOFilled))) }
  }

  package func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    guard limitsTouches else { return element.hitTest(child, at: point) }
    let path = shape.path(in: CGRect(origin: .zero, size: element.size))
    guard path.contains(point, eoFill: style.isEOFilled) else { return nil }
    return element.hitTest(child, at: point)
  }
}

extension [DisplayItem] {
  /// Replaces a color of the same size as the clip, at the beginning of its items, with the color in the outline of the
  /// clip.
  ///
  /// Such a color is the background of the clipping layer and has its corners: its edge is antialiased twice, once as a
  /// rounded shape and once by the clip. Measured on iOS 17 and 18 with circles and with corners of 10 to 15 points:
  /// the coverage of each pixel is the square of the shape's coverage.
  fileprivate func filling(_ outline: RenderPath, insteadOf rect: CGRect, evenOdd: Bool) -> [DisplayItem] {
    guard outline.isCurved, let first, case .fill(let path, .color(let color), _) = first.content, !path.isCurved,
      path.boundingRect.offsetBy(dx: first.offset.x, dy: first.offset.y).isAlmost(rect)
    else { return self }
    var items = self
    items[0] = DisplayItem(offset: .zero, content: .fill(outline, .color(color), evenOdd: evenOdd))
    return items
  }
}

extension CGRect {
  /// Whether both rectangles are equal except for rounding errors.
  fileprivate func isAlmost(_ other: CGRect) -> Bool {
    let limit = 0.001
    return abs(minX - other.minX) < limit && abs(minY - other.minY) < limit && abs(maxX - other.maxX) < limit
      && abs(maxY - other.maxY) < limit
  }
}

extension View {
  /// Clips the drawing of the view and its touches to its frame.
  nonisolated func clippedWithTouches() -> some View {
    modifier(ClipModifier(shape: Rectangle(), style: FillStyle(antialiased: false), limitsTouches: true))
  }

  /// Clips the drawing of the view to a shape; touches outside of the shape still reach the view.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Clips the drawing of the view to its frame; touches outside of the frame still reach the view.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }

  /// Rounds the view's corners with a radius in points, as `RoundedRectangle` does (measured on iOS 17 and 18). Touches
  /// in the corners still reach the view.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(ClipModifier(shape: RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased)))
  }
}
