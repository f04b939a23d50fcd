/// Maps the points of one coordinate space to another: by a translation, or by a matrix, possibly with perspective.
package enum PointTransform: Equatable, Sendable {
  /// Translates every point by the same distance, as layout does.
  case translation(CGPoint)

  /// Maps points by a matrix. Indirect, because nearly all transforms are translations.
  indirect case projection(ProjectionTransform)

  package static let identity = PointTransform.translation(.zero)

  package static func translation(x: CGFloat, y: CGFloat) -> PointTransform {
    .translation(CGPoint(x: x, y: y))
  }

  package init(_ matrix: ProjectionTransform) {
    let isTranslation = matrix.isAffine && matrix.m11 == 1 && matrix.m12 == 0 && matrix.m21 == 0 && matrix.m22 == 1
    self = isTranslation ? .translation(CGPoint(x: matrix.m31, y: matrix.m32)) : .projection(matrix)
  }

  package init(_ transform: CGAffineTransform) {
    self.init(ProjectionTransform(transform))
  }

  package var matrix: ProjectionTransform {
    switch self {
    case .translation(let distance):
      var matrix = ProjectionTransform()
      (matrix.m31, matrix.m32) = (distance.x, distance.y)
      return matrix
    case .projection(let matrix): return matrix
    }
  }

  /// The transform that applies this one first and then `next`.
  package func concatenating(_ next: PointTransform) -> PointTransform {
    if case (.translation(let first), .translation(let second)) = (self, next) {
      return .translation(CGPoint(x: first.x + second.x, y: first.y + second.y))
    }
    return PointTransform(matrix.concatenating(next.matrix))
  }

  /// The inverse, or `nil` if there is none: points of a flattened space are not unique.
  package var inverted: PointTransform? {
    switch self {
    case .translation(let distance): return .translation(x: -distance.x, y: -distance.y)
    case .projection(var matrix): return matrix.invert() ? .projection(matrix) : nil
    }
  }

  package func apply(to point: CGPoint) -> CGPoint {
    switch self {
    case .translation(let distance): CGPoint(x: point.x + distance.x, y: point.y + distance.y)
    case .projection(let matrix): point.applying(matrix)
    }
  }

  /// The bounding box of a transformed rectangle. Corners behind the viewer are ignored.
  package func apply(to rect: CGRect) -> CGRect {
    guard case .projection(let matrix) = self else {
      return CGRect(origin: apply(to: rect.origin), size: rect.size)
    }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].filter { matrix.depth(of: $0) > 0 }.map { $0.applying(matrix) }
    guard let first = corners.first else { return CGRect(origin: apply(to: rect.origin), size: .zero) }
    return corners.dropFirst().reduce(CGRect(origin: first, size: .zero)) { $0.including($1) }
  }

  /// The point that is mapped to a point; `nil` if there is none, or none in front of the viewer.
  package func source(of point: CGPoint) -> CGPoint? {
    switch self {
    case .translation(let distance): return CGPoint(x: point.x - distance.x, y: point.y - distance.y)
    case .projection(var matrix):
      guard matrix.invert(), matrix.depth(of: point) > 0 else { return nil }
      return point.applying(matrix)
    }
  }
}

extension ProjectionTransform {
  /// The divisor of a mapped point's coordinates: positive in front of the viewer.
  fileprivate func depth(of point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }
}

extension CGRect {
  fileprivate func including(_ point: CGPoint) -> CGRect {
    let (left, top) = (min(minX, point.x), min(minY, point.y))
    return CGRect(x: left, y: top, width: max(maxX, point.x) - left, height: max(maxY, point.y) - top)
  }
}
