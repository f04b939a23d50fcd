import Foundation

/// A circle, an edge or a convex polygon: points, counterclockwise, with a distance around them.
struct PhysicsShape {
  var points: [CGPoint]
  var radius: CGFloat = 0

  /// The edges between points.
  static func edges(_ points: [CGPoint], isClosed: Bool) -> [PhysicsShape] {
    var ends = points
    if isClosed, let first = points.first, points.last != first || points.count == 2 { ends.append(first) }
    return zip(ends, ends.dropFirst()).filter { $0 != $1 }.map { PhysicsShape(points: [$0, $1]) }
  }

  /// The convex hull of points, counterclockwise.
  static func hull(of points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    func half(_ points: [CGPoint]) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1, turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 { chain.removeLast() }
        chain.append(point)
      }
      return chain.dropLast()
    }
    return half(sorted) + half(sorted.reversed())
  }

  private static func turn(_ first: CGPoint, _ second: CGPoint, _ third: CGPoint) -> CGFloat {
    CGVector(from: first, to: second).cross(CGVector(from: first, to: third))
  }

  /// In square points.
  var area: CGFloat {
    if points.count < 3 { return .pi * radius * radius }
    return abs(triangles.reduce(0) { $0 + $1.first.cross($1.second) }) / 2
  }

  /// The second moment of the area about the origin.
  var momentOfArea: CGFloat {
    if points.count < 3 {
      let center = points.first.map { CGVector(dx: $0.x, dy: $0.y) } ?? .zero
      return .pi * radius * radius * (radius * radius / 2 + center.dot(center))
    }
    return abs(
      triangles.reduce(0) { sum, triangle in
        let (a, b) = (triangle.first, triangle.second)
        return sum + a.cross(b) * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
      })
  }

  private var triangles: [(first: CGVector, second: CGVector)] {
    points.indices.map { index in
      let (first, second) = (points[index], points[(index + 1) % points.count])
      return (CGVector(dx: first.x, dy: first.y), CGVector(dx: second.x, dy: second.y))
    }
  }

  /// The shape elsewhere. A mirrored polygon is turned around again.
  func applying(_ transform: CGAffineTransform) -> PhysicsShape {
    var moved = points.map { $0.applying(transform) }
    let size = transform.a * transform.d - transform.b * transform.c
    if size < 0, points.count > 2 { moved.reverse() }
    return PhysicsShape(points: moved, radius: radius * abs(size).squareRoot())
  }

  var bounds: CGRect {
    var box = CGRect.null
    for point in points { box = box.union(CGRect(origin: point, size: .zero)) }
    return box.insetBy(dx: -radius, dy: -radius)
  }

  /// The shortest extent, by which a quick body may pass through others.
  var thickness: CGFloat {
    points.count < 2 ? radius * 2 : min(bounds.width, bounds.height)
  }
}

extension CGVector {
  init(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }

  var length: CGFloat { hypot(dx, dy) }

  /// The vector with the length one; to the right for none.
  var unit: CGVector {
    let length = length
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }

  func times(_ factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }
}
