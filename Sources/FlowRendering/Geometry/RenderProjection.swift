import Foundation

/// A transform with perspective: `(x, y, 1)` times the matrix, divided by the third component.
package struct RenderProjection: Hashable, Sendable {
  /// The matrix, row by row.
  package let matrix: [Double]

  /// - Parameter matrix: Nine numbers, row by row.
  package init(matrix: [Double]) {
    precondition(matrix.count == 9)
    self.matrix = matrix
  }

  package init(_ transform: RenderTransform) {
    matrix = [transform.a, transform.b, 0, transform.c, transform.d, 0, transform.tx, transform.ty, 1]
  }

  /// The transform that applies this one first and `next` second.
  package func concatenating(_ next: RenderProjection) -> RenderProjection {
    var product: [Double] = []
    for row in 0..<3 {
      let (x, y, z) = (matrix[3 * row], matrix[3 * row + 1], matrix[3 * row + 2])
      for column in 0..<3 {
        product.append(x * next.matrix[column] + y * next.matrix[3 + column] + z * next.matrix[6 + column])
      }
    }
    return RenderProjection(matrix: product)
  }

  /// The inverse, or `nil` if the plane is flattened.
  package var inverted: RenderProjection? {
    let m = matrix
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[b] - m[c] * m[d] }
    let cofactors = [
      minor(4, 8, 5, 7), minor(2, 7, 1, 8), minor(1, 5, 2, 4),
      minor(5, 6, 3, 8), minor(0, 8, 2, 6), minor(2, 3, 0, 5),
      minor(3, 7, 4, 6), minor(1, 6, 0, 7), minor(0, 4, 1, 3),
    ]
    let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
    guard determinant.isFinite, abs(determinant) > 1e-300 else { return nil }
    return RenderProjection(matrix: cofactors.map { $0 / determinant })
  }

  /// The divisor of a mapped point's coordinates: positive in front of the viewer.
  package func depth(of point: CGPoint) -> Double {
    Double(point.x) * matrix[2] + Double(point.y) * matrix[5] + matrix[8]
  }

  /// The projection of a point, or `nil` if the point is not in front of the viewer.
  package func apply(to point: CGPoint) -> CGPoint? {
    let depth = depth(of: point)
    guard depth > 1e-9 else { return nil }
    let (x, y) = (Double(point.x), Double(point.y))
    return CGPoint(
      x: (x * matrix[0] + y * matrix[3] + matrix[6]) / depth, y: (x * matrix[1] + y * matrix[4] + matrix[7]) / depth)
  }

  /// The bounding box of a rectangle's projection, or `nil` if a corner is not in front of the viewer.
  package func apply(to rect: CGRect) -> CGRect? {
    var box = CGRect.null
    for (x, y) in [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)] {
      guard let corner = apply(to: CGPoint(x: x, y: y)) else { return nil }
      box = box.union(CGRect(origin: corner, size: CGSize(width: 1e-9, height: 1e-9)))
    }
    return box
  }

  /// The affine transform that agrees with this one at a point, to first order; `nil` for a point behind the viewer.
  package func affine(near point: CGPoint) -> RenderTransform? {
    guard let place = apply(to: point) else { return nil }
    let depth = depth(of: point)
    let a = (matrix[0] - matrix[2] * place.x) / depth
    let b = (matrix[1] - matrix[2] * place.y) / depth
    let c = (matrix[3] - matrix[5] * place.x) / depth
    let d = (matrix[4] - matrix[5] * place.y) / depth
    return RenderTransform(
      a: a, b: b, c: c, d: d, tx: place.x - a * point.x - c * point.y, ty: place.y - b * point.x - d * point.y)
  }
}
