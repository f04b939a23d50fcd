import FlowUIKit
import SwiftUI
import Testing

@Suite("Coordinates of layers") @MainActor
struct CALayerConversionTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 100))
  private let layer = CALayer()

  init() {
    view.addSubview(inner)
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    inner.layer.addSublayer(layer)
  }

  @Test("points and rectangles go through positions, bounds and transforms")
  func conversion() {
    #expect(layer.superlayer === inner.layer && inner.layer.superlayer === view.layer && view.layer.superlayer == nil)
    #expect(layer.convert(CGPoint(x: 1, y: 2), to: view.layer) == CGPoint(x: 61, y: 32))
    #expect(layer.convert(CGPoint(x: 61, y: 32), from: nil) == CGPoint(x: 1, y: 2))
    #expect(
      view.layer.convert(CGRect(x: 0, y: 0, width: 4, height: 4), from: inner.layer).origin == CGPoint(x: 50, y: 20))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.convert(layer.bounds, to: inner.layer) == CGRect(x: -10, y: 0, width: 80, height: 40))
    inner.bounds.origin = CGPoint(x: 5, y: 0)
    #expect(layer.convert(layer.bounds, to: view.layer).minX == 35)
  }

  @Test("the frontmost layer at a point is found, unless it is hidden or outside of one that clips")
  func hits() {
    let other = CALayer()
    other.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    inner.layer.addSublayer(other)
    #expect(view.layer.hitTest(CGPoint(x: 65, y: 35)) === other)
    #expect(view.layer.hitTest(CGPoint(x: 85, y: 35)) === layer)
    #expect(
      view.layer.hitTest(CGPoint(x: 140, y: 110)) === inner.layer && view.layer.hitTest(CGPoint(x: 300, y: 0)) == nil)
    layer.zPosition = 1
    #expect(view.layer.hitTest(CGPoint(x: 65, y: 35)) === layer)
    layer.isHidden = true
    #expect(view.layer.hitTest(CGPoint(x: 65, y: 35)) === other)
    other.frame.origin.x = 90
    #expect(view.layer.hitTest(CGPoint(x: 160, y: 25)) === other)
    inner.layer.masksToBounds = true
    #expect(view.layer.hitTest(CGPoint(x: 160, y: 25)) === view.layer)
  }

  @Test("a layer takes the place of another one")
  func replacing() {
    let (front, new) = (CALayer(), CALayer())
    inner.layer.addSublayer(front)
    inner.layer.replaceSublayer(layer, with: new)
    #expect(inner.layer.sublayers?.count == 2 && inner.layer.sublayers?.first === new && layer.superlayer == nil)
    inner.layer.replaceSublayer(layer, with: front)
    #expect(inner.layer.sublayers?.last === front)
  }
}
