import Foundation

/// Where two shapes touch.
struct Touching {
  /// The direction from the first to the second.
  var normal: CGVector
  /// The points, and how far the shapes overlap there.
  var points: [(place: CGPoint, depth: CGFloat)]

  /// Where two shapes touch; `nil` if they do not.
  static func between(_ first: PhysicsShape, _ second: PhysicsShape) -> Touching? {
    switch (first.points.count, second.points.count) {
    case (0, _), (_, 0): nil
    case (1, 1): circles(first, second)
    case (_, 1): polygon(first, circle: second)
    case (1, _): polygon(second, circle: first).map { Touching(normal: $0.normal.times(-1), points: $0.points) }
    default: polygons(first, second)
    }
  }

  private static func circles(_ first: PhysicsShape, _ second: PhysicsShape) -> Touching? {
    let way = CGVector(from: first.points[0], to: second.points[0])
    let depth = first.radius + second.radius - way.length
    guard depth > 0 else { return nil }
    // Circles with the same middle leave each other upwards.
    let normal = way.length > 0 ? way.unit : CGVector(dx: 0, dy: 1)
    return Touching(
      normal: normal, points: [(first.points[0].moved(normal, by: first.radius - depth / 2), depth)])
  }

  private static func polygon(_ polygon: PhysicsShape, circle: PhysicsShape) -> Touching? {
    let center = circle.points[0]
    guard let face = face(of: polygon, near: [center]) else { return nil }
    let (start, end) = polygon.side(face.index)
    let side = CGVector(from: start, to: end)
    let along = CGVector(from: start, to: center).dot(side.unit)
    if face.distance > circle.radius { return nil }
    if along > 0, along < side.length {
      // An edge has two sides: the circle is on that of its middle.
      let depth = circle.radius - face.distance
      return Touching(normal: face.normal, points: [(center.moved(face.normal, by: -circle.radius + depth / 2), depth)])
    }
    let corner = along <= 0 ? start : end
    let way = CGVector(from: corner, to: center)
    let depth = circle.radius - way.length
    guard depth > 0 else { return nil }
    let normal = way.length > 0 ? way.unit : face.normal
    return Touching(normal: normal, points: [(corner, depth)])
  }

  private static func polygons(_ first: PhysicsShape, _ second: PhysicsShape) -> Touching? {
    guard let one = face(of: first, near: second.points), one.distance <= 0,
      let other = face(of: second, near: first.points), other.distance <= 0
    else { return nil }
    // The first is preferred where both are equal, so that a resting body does not change sides.
    if other.distance > one.distance + 0.05 {
      return clipped(second, other, first).map { Touching(normal: $0.normal.times(-1), points: $0.points) }
    }
    return clipped(first, one, second)
  }

  private typealias Face = (index: Int, normal: CGVector, distance: CGFloat)

  /// The side of a polygon from which points are farthest.
  private static func face(of polygon: PhysicsShape, near points: [CGPoint]) -> Face? {
    var best: Face?
    for index in polygon.points.indices {
      let (start, end) = polygon.side(index)
      let side = CGVector(from: start, to: end).unit
      let normal = CGVector(dx: side.dy, dy: -side.dx)
      let distance = points.map { CGVector(from: start, to: $0).dot(normal) }.min() ?? 0
      if best.map({ distance > $0.distance }) ?? true { best = (index, normal, distance) }
    }
    return best
  }

  /// The points of the other polygon's nearest side that are inside the first one.
  private static func clipped(_ polygon: PhysicsShape, _ face: Face, _ other: PhysicsShape) -> Touching? {
    let (start, end) = polygon.side(face.index)
    let side = CGVector(from: start, to: end)
    let direction = side.unit
    let nearest = other.points.indices.min { first, second in
      other.outside(first).dot(face.normal) < other.outside(second).dot(face.normal)
    }
    guard let nearest else { return nil }
    var (from, to) = other.side(nearest)
    // Between the planes at the ends of the side.
    for (limit, sign) in [(CGFloat(0), CGFloat(1)), (side.length, -1)] {
      let first = (CGVector(from: start, to: from).dot(direction) - limit) * sign
      let second = (CGVector(from: start, to: to).dot(direction) - limit) * sign
      if first < 0, second < 0 { return nil }
      if first < 0 { from = from.moved(CGVector(from: from, to: to), by: first / (first - second)) }
      if second < 0 { to = to.moved(CGVector(from: to, to: from), by: second / (second - first)) }
    }
    let points = [from, to].compactMap { point -> (place: CGPoint, depth: CGFloat)? in
      let depth = -CGVector(from: start, to: point).dot(face.normal)
      return depth >= 0 ? (point, depth) : nil
    }
    return points.isEmpty ? nil : Touching(normal: face.normal, points: points)
  }
}

extension PhysicsShape {
  /// A side, from a point to the next one.
  fileprivate func side(_ index: Int) -> (CGPoint, CGPoint) { (points[index], points[(index + 1) % points.count]) }

  /// The direction out of a side.
  fileprivate func outside(_ index: Int) -> CGVector {
    let (start, end) = side(index)
    let direction = CGVector(from: start, to: end).unit
    return CGVector(dx: direction.dy, dy: -direction.dx)
  }
}

extension CGPoint {
  fileprivate func moved(_ direction: CGVector, by length: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * length, y: y + direction.dy * length)
  }
}
