import FlowRendering
import Foundation

// Combining paths converts curves to straight segments.
extension Path {
  /// Returns a new path with filled regions in either this path or the given path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// Returns a new path with filled regions common to both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// Returns a new path with filled regions from this path that are not in the given path.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// Returns a new path with filled regions either from this path or the given path, but not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// Returns a new path with weakly-simple copies of this path: no line is inside the filled regions.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { inside, _ in inside }
  }

  /// Returns a new path with a line from this path that overlaps the filled regions of the given path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines { other.contains($0, eoFill: eoFill) }
  }

  /// Returns a new path with a line from this path that does not overlap the filled region of the given path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines { !other.contains($0, eoFill: eoFill) }

  }

  private func combined(
    with other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    // Both paths use the same straight segments, so that a point beside a segment is on the correct side.
    let first = straightened
    let second = other.straightened
    let segments = Segment.split(first.segments + second.segments)
    // Much less than a pixel, and much more than the rounding errors of coordinates.
    let epsilon = 1e-4
    var outline: [Segment] = []
    for segment in segments {
      func isInsideOf(_ side: CGFloat) -> Bool {
        let point = segment.pointBeside(side * epsilon)
        return isInside(first.contains(point, eoFill: eoFill), second.contains(point, eoFill: eoFill))
      }
      switch (isInsideOf(1), isInsideOf(-1)) {
      case (true, false): outline.append(segment)
      case (false, true): outline.append(segment.reversed)
      default: break
      }
    }
    return Segment.loops(outline)
  }

  /// The path as closed polygons.
  private var straightened: Path {
    var result = Path()
    for line in polylines() {
      result.addLines(line.points)
      result.closeSubpath()
    }
    return result
  }

  private var segments: [Segment] {
    polylines().flatMap { Segment.of($0, closed: true) }
  }

  private func lines(_ isKept: (CGPoint) -> Bool) -> Path {
    var result = Path()
    for line in polylines() {
      var pen: CGPoint?
      for segment in Segment.of(line, closed: line.isClosed) {
        for piece in segment.pieces(64) where isKept(piece.middle) {
          if pen != piece.from { result.move(to: piece.from) }
          result.addLine(to: piece.to)
          pen = piece.to
        }
      }
    }
    return result
  }
}

/// A straight segment of a path.
private struct Segment: Hashable {
  var from: CGPoint
  var to: CGPoint

  var reversed: Segment { Segment(from: to, to: from) }

  var middle: CGPoint { CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }

  static func of(_ line: Polyline, closed: Bool) -> [Segment] {
    let ends = line.points.dropFirst() + (closed ? line.points.prefix(1) : [])
    return zip(line.points, ends).map { Segment(from: $0, to: $1) }.filter { $0.from != $0.to }
  }

  /// The point at a distance from the middle, to the left if positive.
  func pointBeside(_ distance: CGFloat) -> CGPoint {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = hypot(dx, dy)
    return CGPoint(x: middle.x - dy / length * distance, y: middle.y + dx / length * distance)
  }

  func pieces(_ count: Int) -> [Segment] {
    func point(_ index: Int) -> CGPoint {
      let t = CGFloat(index) / CGFloat(count)
      return index == count ? to : CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
    }
    return (0..<count).map { Segment(from: point($0), to: point($0 + 1)) }
  }

  /// The fractions of this segment at which it intersects `other`.
  private func meetings(with other: Segment) -> [CGFloat] {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
    let (fx, fy) = (other.from.x - from.x, other.from.y - from.y)
    let cross = dx * ey - dy * ex
    let length = dx * dx + dy * dy
    if abs(cross) <= 1e-12 * max(length, ex * ex + ey * ey) {
      // Parallel: only the end points of an overlap matter.
      if abs(fx * dy - fy * dx) > 1e-7 * length.squareRoot() { return [] }
      return [(fx * dx + fy * dy) / length, ((fx + ex) * dx + (fy + ey) * dy) / length]
    }
    let t = (fx * ey - fy * ex) / cross
    let u = (fx * dy - fy * dx) / cross
    return u > -1e-9 && u < 1 + 1e-9 ? [t] : []
  }

  private static func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * 1e6).rounded() / 1e6, y: (point.y * 1e6).rounded() / 1e6)
  }

  /// Splits the segments at their intersections; each result occurs once and in one direction.
  static func split(_ segments: [Segment]) -> [Segment] {
    var seen: Set<Segment> = []
    var result: [Segment] = []
    for (index, segment) in segments.enumerated() {
      var cuts: [CGFloat] = [0, 1]
      for (otherIndex, other) in segments.enumerated() where otherIndex != index {
        cuts += segment.meetings(with: other).filter { $0 > 1e-9 && $0 < 1 - 1e-9 }
      }
      cuts.sort()
      for (start, end) in zip(cuts, cuts.dropFirst()) {
        let piece = Segment(from: rounded(segment.point(start)), to: rounded(segment.point(end)))
        if piece.from == piece.to || seen.contains(piece.reversed) || !seen.insert(piece).inserted { continue }
        result.append(piece)
      }
    }
    return result
  }

  private func point(_ t: CGFloat) -> CGPoint {
    if t == 0 { return from }
    if t == 1 { return to }
    return CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
  }

  /// Joins the segments to closed subpaths.
  static func loops(_ segments: [Segment]) -> Path {
    var path = Path()
    var isUsed = [Bool](repeating: false, count: segments.count)
    var next: [CGPoint: [Int]] = [:]
    for (index, segment) in segments.enumerated() { next[segment.from, default: []].append(index) }
    for first in segments.indices where !isUsed[first] {
      var points = [segments[first].from]
      var current: Int? = first
      while let index = current {
        isUsed[index] = true
        points.append(segments[index].to)
        current = next[segments[index].to]?.first { !isUsed[$0] }
      }
      path.addLines(withoutStraightJoints(points))
      path.closeSubpath()
    }
    return path
  }

  /// Removes points on a straight line between their neighbors, and the last point if it equals the first.
  private static func withoutStraightJoints(_ points: [CGPoint]) -> [CGPoint] {
    var ring = points
    if ring.count > 1, ring.first == ring.last { ring.removeLast() }
    let count = ring.count
    if count < 3 { return ring }
    return ring.indices.filter { index in
      let (a, b, c) = (ring[(index + count - 1) % count], ring[index], ring[(index + 1) % count])
      let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
      return abs(cross) > 1e-6
    }.map { ring[$0] }
  }
}
