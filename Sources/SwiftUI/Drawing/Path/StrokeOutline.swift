import Foundation

/// Collects the parts of a stroke's outline with the same orientation, so that the winding rule fills their union.
struct StrokeOutline {
  let style: StrokeStyle
  private(set) var path = Path()

  private var radius: CGFloat { style.lineWidth / 2 }

  init(style: StrokeStyle) {
    self.style = style
  }

  mutating func add(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else {
      if let point = points.first { addDot(point) }
      return
    }
    let segments = Array(zip(points, points.dropFirst() + (line.isClosed ? points.prefix(1) : [])))
    for (from, to) in segments { addSegment(from, to) }
    for (first, second) in zip(segments, segments.dropFirst()) { addJoin(first.0, first.1, second.1) }
    if line.isClosed, let first = segments.first, let last = segments.last {
      addJoin(last.0, first.0, first.1)
    } else {
      addCap(points[1], points[0])
      addCap(points[points.count - 2], points[points.count - 1])
    }
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - b.x * a.y }
    if area == 0 { return }
    path.addLines(area > 0 ? points : points.reversed())
    path.closeSubpath()
  }

  private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    if length == 0 { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }

  /// The point at `along` radii in the direction and `across` radii to its side.
  private func offset(_ point: CGPoint, _ direction: CGVector, along: CGFloat, across: CGFloat) -> CGPoint {
    CGPoint(
      x: point.x + (direction.dx * along - direction.dy * across) * radius,
      y: point.y + (direction.dy * along + direction.dx * across) * radius)
  }

  private mutating func addSegment(_ from: CGPoint, _ to: CGPoint) {
    let direction = direction(from, to)
    addPolygon([
      offset(from, direction, along: 0, across: -1), offset(to, direction, along: 0, across: -1),
      offset(to, direction, along: 0, across: 1), offset(from, direction, along: 0, across: 1),
    ])
  }

  private mutating func addDisc(_ center: CGPoint) {
    path.addEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A subpath with a single point has only caps.
  private mutating func addDot(_ point: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addDisc(point)
    case .square:
      path.addRect(CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }

  private mutating func addCap(_ from: CGPoint, _ end: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addDisc(end)
    case .square:
      let direction = direction(from, end)
      addPolygon([
        offset(end, direction, along: 0, across: -1), offset(end, direction, along: 1, across: -1),
        offset(end, direction, along: 1, across: 1), offset(end, direction, along: 0, across: 1),
      ])
    }
  }

  private mutating func addJoin(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint) {
    let first = direction(from, corner)
    let second = direction(corner, to)
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = first.dx * second.dx + first.dy * second.dy
    if abs(cross) < 1e-9, dot > 0 { return }
    if style.lineJoin == .round {
      addDisc(corner)
      return
    }
    // The gap is on the outer side of the turn.
    let side: CGFloat = cross > 0 ? -1 : 1
    let begin = offset(corner, first, along: 0, across: side)
    let end = offset(corner, second, along: 0, across: side)
    let halfCosine = ((1 + dot) / 2).squareRoot()
    guard style.lineJoin == .miter, halfCosine > 0, 1 / halfCosine <= style.miterLimit else {
      addPolygon([corner, begin, end])
      return
    }
    let reach = (1 - dot) / abs(cross)
    addPolygon([corner, begin, offset(begin, first, along: reach, across: 0), end])
  }
}
