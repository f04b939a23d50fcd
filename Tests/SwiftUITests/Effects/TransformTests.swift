import Testing

@testable import SwiftUI

@Suite("Transforms")
struct TransformTests {
  private func close(_ lhs: CGPoint, _ rhs: CGPoint) -> Bool {
    abs(lhs.x - rhs.x) < 1e-9 && abs(lhs.y - rhs.y) < 1e-9
  }

  @Test("a transform is built from the last operation outwards, as in Core Graphics")
  func order() {
    let transform = CGAffineTransform.identity.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    #expect(close(CGPoint(x: 12, y: 2).applying(transform.inverted()), CGPoint(x: 1, y: 1)))
  }

  @Test("a rotation turns from the positive x axis towards positive y")
  func rotation() {
    let rotated = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(close(rotated, CGPoint(x: 0, y: 1)))
  }

  @Test("a rotation in three dimensions projects as Apple's does")
  func rotation3D() {
    // 45° about x, about the centre of 100 x 50 at depth 2, perspective 2: what `rotation3DEffect` computes.
    var perspective = CATransform3DIdentity
    perspective.m34 = -2 / 100
    var transform = CATransform3DMakeTranslation(-50, -25, -2)
    transform = transform.concatenating(CATransform3DMakeRotation(.pi / 4, 1, 0, 0))
    transform = transform.concatenating(perspective)
    transform = transform.concatenating(CATransform3DMakeTranslation(50, 25, 2))
    let projection = ProjectionTransform(transform)
    let rows = [
      [projection.m11, projection.m12, projection.m13], [projection.m21, projection.m22, projection.m23],
      [projection.m31, projection.m32, projection.m33],
    ]
    let expected: [[CGFloat]] = [
      [1, 0, 0], [-0.70710678, 0.35355339, -0.01414214], [19.09188309, 18.28248558, 1.38183766],
    ]
    for (row, expectedRow) in zip(rows, expected) {
      for (value, expectedValue) in zip(row, expectedRow) { #expect(abs(value - expectedValue) < 1e-6) }
    }
  }

  @Test("a projection and its inverse cancel")
  func inverse() {
    var projection = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 5, ty: 7))
    projection.m13 = 0.001
    let point = CGPoint(x: 3, y: 4)
    #expect(close(point.applying(projection).applying(projection.inverted()), point))
    #expect(projection.concatenating(projection.inverted()).m11 - 1 < 1e-9)
  }
}
