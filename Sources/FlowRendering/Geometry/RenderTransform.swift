import Foundation

/// An affine transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct RenderTransform: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = RenderTransform()

  package static func translation(x: Double, y: Double) -> RenderTransform {
    RenderTransform(tx: x, ty: y)
  }

  package static func scale(x: Double, y: Double) -> RenderTransform {
    RenderTransform(a: x, d: y)
  }

  /// A rotation in radians; positive angles turn clockwise, because y points down.
  package static func rotation(radians: Double) -> RenderTransform {
    let sine = sin(radians)
    let cosine = cos(radians)
    return RenderTransform(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// The transform that applies this one first and `next` second.
  package func concatenating(_ next: RenderTransform) -> RenderTransform {
    RenderTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }

  /// Whether the transform keeps lengths and directions.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  package var determinant: Double { a * d - b * c }

  /// The inverse, or `nil` if the transform flattens the plane.
  package var inverted: RenderTransform? {
    let determinant = determinant
    guard determinant.isFinite, abs(determinant) > 1e-300 else { return nil }
    return RenderTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  package func apply(to point: CGPoint) -> CGPoint {
    let x = Double(point.x)
    let y = Double(point.y)
    return CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty)
  }

  /// The bounding box of the transformed rectangle.
  package func apply(to rect: CGRect) -> CGRect {
    let corners = [
      apply(to: CGPoint(x: rect.minX, y: rect.minY)), apply(to: CGPoint(x: rect.maxX, y: rect.minY)),
      apply(to: CGPoint(x: rect.minX, y: rect.maxY)), apply(to: CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    var minX = corners[0].x
    var maxX = minX
    var minY = corners[0].y
    var maxY = minY
    for corner in corners.dropFirst() {
      minX = min(minX, corner.x)
      maxX = max(maxX, corner.x)
      minY = min(minY, corner.y)
      maxY = max(maxY, corner.y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
