import FlowRendering
import Foundation

extension Path {
  /// Returns a stroked copy of the path: the outline of its stroke, to be filled with the winding rule.
  ///
  /// Curves are converted to straight segments. The outline consists of overlapping parts, one for each segment, join
  /// and cap.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0 else { return Path() }
    var outline = StrokeOutline(style: style)
    for line in Path(renderPath.forStroking).polylines() {
      for dash in line.dashed(style.dash, phase: style.dashPhase) { outline.add(dash) }
    }
    return outline.path
  }

  /// The path as straight lines, one for each subpath.
  func polylines() -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline()
    var start = CGPoint.zero
    func finish() {
      if line.points.count > 1 || line.isClosed { lines.append(line) }
      line = Polyline()
    }
    func add(_ point: CGPoint) {
      if line.points.isEmpty { line.points = [start] }
      if line.points.last != point { line.points.append(point) }
    }
    func curve(_ body: (_ from: CGPoint, _ t: CGFloat) -> CGPoint) {
      let from = line.points.last ?? start
      let pieces = 24
      for index in 1...pieces { add(body(from, CGFloat(index) / CGFloat(pieces))) }
    }
    forEach { element in
      switch element {
      case .move(let point):
        finish()
        start = point
        line.points = [point]
      case .line(let point): add(point)
      case .quadCurve(let end, let control):
        curve { from, t in
          let s = 1 - t
          return CGPoint(
            x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
            y: s * s * from.y + 2 * s * t * control.y + t * t * end.y)
        }
      case .curve(let end, let control1, let control2):
        curve { from, t in
          let s = 1 - t
          let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: w0 * from.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
            y: w0 * from.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
        }
      case .closeSubpath:
        if line.points.count > 1, line.points.last == start { line.points.removeLast() }
        if line.points.isEmpty { line.points = [start] }
        line.isClosed = true
        finish()
      }
    }
    finish()
    return lines
  }
}

/// Straight lines between consecutive points, and from the last to the first if closed.
struct Polyline {
  var points: [CGPoint] = []
  var isClosed = false

  /// The maximum number of repetitions of a dash pattern along a line.
  private static let dashLimit: CGFloat = 100_000

  /// The length of all lines, in points.
  private var length: CGFloat {
    zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : [])).reduce(0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
  }

  /// The painted parts of the line with a dash pattern.
  func dashed(_ dash: [CGFloat], phase: CGFloat) -> [Polyline] {
    let total = dash.reduce(0, +)
    guard total > 0, total.isFinite, dash.allSatisfy({ $0 >= 0 }), phase.isFinite else { return [self] }
    // With that many dashes, individual ones cannot be distinguished.
    guard length / total < Self.dashLimit else { return [self] }
    // A pattern of odd length alternates between painted and unpainted.
    let pattern = dash.count % 2 == 0 ? dash : dash + dash
    let patternLength = pattern.reduce(0, +)
    var index = 0
    var left = phase.truncatingRemainder(dividingBy: patternLength)
    if left < 0 { left += patternLength }
    while left >= pattern[index] {
      left -= pattern[index]
      index = (index + 1) % pattern.count
    }
    left = pattern[index] - left

    var result: [Polyline] = []
    var current = Polyline(points: points.first.map { [$0] } ?? [])
    for (from, to) in zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : [])) {
      let distance = hypot(to.x - from.x, to.y - from.y)
      var position: CGFloat = 0
      while distance - position > left {
        position += left
        let point = CGPoint(
          x: from.x + (to.x - from.x) * position / distance, y: from.y + (to.y - from.y) * position / distance)
        if index % 2 == 0 {
          current.points.append(point)
          result.append(current)
        }
        current = Polyline(points: [point])
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= distance - position
      current.points.append(to)
    }
    if index % 2 == 0, current.points.count > 1 { result.append(current) }
    return result
  }
}
