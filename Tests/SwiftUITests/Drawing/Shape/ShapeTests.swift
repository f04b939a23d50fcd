import Testing

@testable import SwiftUI

@Suite("Shapes")
struct ShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test("a shape fills the proposal, or 10 points if it is unspecified; a circle is as wide as high")
  func sizes() {
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Capsule().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 10))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
  }

  @Test("a circle is centred in its frame")
  func circle() {
    #expect(Circle().path(in: rect).boundingRect == CGRect(x: 25, y: 0, width: 50, height: 50))
  }

  @Test("an ellipse touches the sides of its frame, and no corner")
  func ellipse() {
    let path = Ellipse().path(in: rect)
    #expect(path.boundingRect == rect)
    for (x, y) in [(1.0, 25.0), (99, 25), (50, 1), (50, 49), (20, 12)] { #expect(path.contains(CGPoint(x: x, y: y))) }
    for (x, y) in [(10.0, 8.0), (90, 8), (10, 42), (90, 42)] { #expect(!path.contains(CGPoint(x: x, y: y))) }
    #expect(Ellipse().inset(by: 5).path(in: rect).boundingRect == rect.insetBy(dx: 5, dy: 5))
  }

  @Test("insets add up, and stop at zero")
  func insets() {
    #expect(Rectangle().inset(by: 5).inset(by: 5).path(in: rect).boundingRect == rect.insetBy(dx: 10, dy: 10))
    #expect(Rectangle().inset(by: 60).path(in: rect).boundingRect == CGRect(x: 50, y: 25, width: 0, height: 0))
    #expect(Circle().inset(by: 5).path(in: rect).boundingRect == CGRect(x: 30, y: 5, width: 40, height: 40))
  }

  @Test("the radius of an inset rounded rectangle shrinks with it")
  func roundedInset() {
    let inset = RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: 10).path(in: rect)
    let plain = RoundedRectangle(cornerRadius: 10, style: .circular).path(in: rect.insetBy(dx: 10, dy: 10))
    #expect(inset == plain)
  }

  @Test("offset, rotation, scale and size move the path and not the frame")
  func transforms() {
    #expect(Rectangle().offset(x: 5, y: 6).path(in: rect).boundingRect == rect.offsetBy(dx: 5, dy: 6))
    #expect(
      Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 25, y: 12.5, width: 50, height: 25))
    #expect(
      Rectangle().size(width: 10, height: 20).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(
      Rectangle().size(width: 10, height: 20, anchor: .bottomTrailing).path(in: rect).boundingRect
        == CGRect(x: rect.maxX - 10, y: rect.maxY - 20, width: 10, height: 20))
    let rotated = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(rotated.width - 50) < 1e-9 && abs(rotated.height - 100) < 1e-9 && abs(rotated.midX - 50) < 1e-9)
    #expect(Rectangle().offset(x: 5).sizeThatFits(ProposedViewSize(rect.size)) == rect.size)
  }

  @Test("trimmed and stroked shapes animate their fractions and widths")
  func animatableData() {
    var trimmed = _TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 0.5)
    trimmed.animatableData.second = AnimatablePair(0.25, 0.75)
    #expect(trimmed.startFraction == 0.25 && trimmed.endFraction == 0.75)
    var stroked = _StrokedShape(shape: Rectangle(), style: StrokeStyle(lineWidth: 2))
    stroked.animatableData.second.first = 6
    #expect(stroked.style.lineWidth == 6)
  }

  private struct Arc: Shape {
    var end: Double

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero,
          endAngle: .degrees(end), clockwise: false)
      }
    }

    var animatableData: Double {
      get { end }
      set { end = newValue }
    }
  }

  @Test("a custom shape works off the main actor, alone and erased")
  func custom() async {
    let bounds = await Task.detached {
      AnyShape(Arc(end: 360)).path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect
    }.value
    #expect(abs(bounds.width - 10) < 1e-6)
  }

  @Test("a type-erased shape animates to a shape of the same type, and not to one with other data")
  func erasedData() {
    let first = AnyShape(Rectangle().offset(x: 0))
    var moving = AnyShape(Rectangle().offset(x: 10))
    moving.animatableData = first.animatableData.interpolated(towards: moving.animatableData, amount: 0.5)
    #expect(moving.path(in: rect).boundingRect == rect.offsetBy(dx: 5, dy: 0))
    moving.animatableData = .zero
    #expect(moving.path(in: rect).boundingRect == rect)
    #expect(moving.animatableData == .zero)
    #expect(_AnyAnimatableData.zero == moving.animatableData)
    var arc = AnyShape(Arc(end: 90))
    arc.animatableData = first.animatableData.interpolated(towards: arc.animatableData, amount: 0.5)
    #expect(arc.path(in: rect) == Arc(end: 90).path(in: rect))
  }

  @Test("combined shapes are fixed if both of them are")
  func combinedDirection() {
    #expect(Rectangle().subtracting(Circle()).layoutDirectionBehavior == .fixed)
    #expect(Rectangle().subtracting(Arc(end: 90)).layoutDirectionBehavior == Arc(end: 90).layoutDirectionBehavior)
  }

  @Test("the radii of the corners shrink with insets, and have the size of a frame where they depend on it")
  func cornerRadii() {
    #expect(RoundedRectangle(cornerRadius: 20).inset(by: 5)._cornerRadii(in: rect) == RectangleCornerRadii(15))
    #expect(Capsule()._cornerRadii(in: rect) == RectangleCornerRadii(25))
    #expect(Circle().inset(by: 5)._cornerRadii(in: rect) == RectangleCornerRadii(20))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 12).inset(by: 2)._cornerRadii(in: rect) == RectangleCornerRadii(10))
    #expect(AnyShape(RoundedRectangle(cornerRadius: 20))._cornerRadii(in: rect) == RectangleCornerRadii(20))
    #expect(Rectangle()._cornerRadii(in: rect) == RectangleCornerRadii())
  }

  @Test("a mirrored shape is only mirrored right to left")
  func layoutDirection() {
    #expect(UnevenRoundedRectangle(topLeadingRadius: 10).layoutDirectionBehavior == .mirrors)
    #expect(Rectangle().layoutDirectionBehavior == .fixed)
    #expect(
      LayoutDirectionBehavior.mirrors.mirrors(.rightToLeft) && !LayoutDirectionBehavior.mirrors.mirrors(.leftToRight))
  }

  @Test("offset, rotated, scaled and transformed shapes are shapes with their parameters")
  func transformTypes() {
    let moved: OffsetShape<Rectangle> = Rectangle().offset(CGSize(width: 5, height: 6))
    #expect(moved.offset == CGSize(width: 5, height: 6))
    let turned: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(90), anchor: .topLeading)
    let bounds = turned.path(in: rect).boundingRect
    #expect(abs(bounds.minX + 50) < 1e-9 && abs(bounds.maxY - 100) < 1e-9)
    let scaled: ScaledShape<Rectangle> = Rectangle().scale(x: 2, y: 0.5, anchor: .topLeading)
    #expect(scaled.path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 200, height: 25))
    let transformed: TransformedShape<Rectangle> = Rectangle().transform(CGAffineTransform(translationX: 1, y: 2))
    #expect(transformed.path(in: rect).boundingRect == rect.offsetBy(dx: 1, dy: 2))
  }

  @Test("an offset or rotated shape is inset first")
  func insetTransforms() {
    #expect(
      Rectangle().offset(x: 5).inset(by: 10).path(in: rect).boundingRect == CGRect(x: 15, y: 10, width: 80, height: 30))
    let turned = Rectangle().rotation(.degrees(90)).inset(by: 10).path(in: rect).boundingRect
    #expect(abs(turned.width - 30) < 1e-9 && abs(turned.height - 80) < 1e-9)
    func inset<S: InsettableShape>(_ shape: S) -> CGRect { shape.inset(by: 5).path(in: rect).boundingRect }
    #expect(inset(Capsule(style: .circular).offset(y: 1)) == CGRect(x: 5, y: 6, width: 90, height: 40))
  }

  @Test("transforms of shapes animate")
  func animatedTransforms() {
    var moved = Rectangle().offset(x: 0)
    moved.animatableData.second = AnimatablePair(128 * 3, 0)
    #expect(moved.offset.width > 0)
    var turned = Rectangle().rotation(.zero)
    turned.animatableData.second.first = Angle.degrees(45).animatableData
    #expect(abs(turned.angle.degrees - 45) < 1e-9)
  }

  @Test("the shape of a button's border is a capsule, a circle, or rounded by a radius")
  func buttonBorderShape() {
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    #expect(ButtonBorderShape.circle.path(in: rect) == Circle().path(in: rect))
    let rounded = ButtonBorderShape.roundedRectangle(radius: 12)
    #expect(rounded.path(in: rect) == RoundedRectangle(cornerRadius: 12, style: .continuous).path(in: rect))
    #expect(
      rounded.inset(by: 2).path(in: rect)
        == RoundedRectangle(cornerRadius: 10, style: .continuous).path(in: rect.insetBy(dx: 2, dy: 2)))
    #expect(ButtonBorderShape.automatic.path(in: rect) == ButtonBorderShape.roundedRectangle.path(in: rect))
  }

  @Test("a trimmed shape extends from one fraction of its path to the other")
  func trim() {
    let top = Rectangle().trim(from: 0, to: 100.0 / 300).path(in: rect).boundingRect
    #expect(abs(top.width - 100) < 1e-6 && top.height < 1e-6)
    #expect(Rectangle().trim(from: 0.5, to: 0.5).path(in: rect).boundingRect.width == 0)
    #expect(Rectangle().trim().path(in: rect).boundingRect == rect)
  }
}
