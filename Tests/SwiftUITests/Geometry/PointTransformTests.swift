import Testing

@testable import SwiftUI

@Suite("Point transforms")
struct PointTransformTests {
  private let perspective: PointTransform = {
    var matrix = ProjectionTransform()
    matrix.m13 = -0.01
    return PointTransform(matrix)
  }()

  @Test("a transform that only moves points is a translation, however it was made")
  func translations() {
    #expect(PointTransform(CGAffineTransform(translationX: 3, y: 4)) == .translation(x: 3, y: 4))
    #expect(PointTransform.translation(x: 3, y: 4).concatenating(.translation(x: 1, y: 1)) == .translation(x: 4, y: 5))
    let back = PointTransform(CGAffineTransform(scaleX: 2, y: 2))
      .concatenating(PointTransform(CGAffineTransform(scaleX: 0.5, y: 0.5)))
    #expect(back == .identity)
  }

  @Test("the first transform is applied first")
  func order() {
    let moved = PointTransform.translation(x: 10, y: 0)
    let doubled = PointTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(moved.concatenating(doubled).apply(to: CGPoint(x: 1, y: 1)) == CGPoint(x: 22, y: 2))
    #expect(doubled.concatenating(moved).apply(to: CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 2))
  }

  @Test("a rectangle becomes the bounding box of its four corners")
  func boundingBox() {
    let turned = PointTransform(CGAffineTransform(rotationAngle: .pi / 4))
    let box = turned.apply(to: CGRect(x: 0, y: 0, width: 10, height: 10))
    let half = 10 / 2.0.squareRoot()
    #expect(abs(box.minX + half) < 1e-9)
    #expect(abs(box.width - 2 * half) < 1e-9)
    #expect(abs(box.height - 2 * half) < 1e-9)
  }

  @Test("perspective moves distant points closer together")
  func perspectiveDivision() {
    #expect(perspective.apply(to: CGPoint(x: 50, y: 10)) == CGPoint(x: 100, y: 20))
    #expect(perspective.source(of: CGPoint(x: 100, y: 20)) == CGPoint(x: 50, y: 10))
  }

  @Test("points behind the viewer have no position")
  func behind() {
    // The plane passes the viewer at x = 100: points beyond would map to negative positions.
    #expect(perspective.apply(to: CGPoint(x: 200, y: 10)) == CGPoint(x: -200, y: -10))
    #expect(perspective.source(of: CGPoint(x: -200, y: -10)) == nil)
    #expect(
      perspective.apply(to: CGRect(x: 0, y: 0, width: 200, height: 10)) == CGRect(x: 0, y: 0, width: 0, height: 10))
  }

  @Test("a flattening transform has no inverse")
  func flat() {
    let flat = PointTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(flat.inverted == nil)
    #expect(flat.source(of: .zero) == nil)
  }
}
