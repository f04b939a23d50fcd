import Foundation

extension RenderPath {
  /// Whether any part of the path is a curve.
  package var isCurved: Bool {
    elements.contains {
      switch $0 {
      case .quad, .curve: true
      case .move, .line, .close: false
      }
    }
  }

  /// The smallest rectangle around the curves, without their control points; null for an empty path.
  package var boundingRect: CGRect {
    var box = BoundingBox()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
        box.add(point)
      case .line(let point):
        box.add(point)
        current = point
      case .quad(let point, let control):
        let cubic = CubicCurve(quadFrom: current, control: control, to: point)
        cubic.extend(&box)
        current = point
      case .curve(let point, let control1, let control2):
        CubicCurve(from: current, control1: control1, control2: control2, to: point).extend(&box)
        current = point
      case .close:
        current = start
      }
    }
    return box.rect
  }

  /// Whether a point lies inside the filled path.
  package func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
    guard controlBox.contains(point) else { return false }
    var winding = 0
    let x = Double(point.x)
    let y = Double(point.y)
    for line in flattened() {
      var previous = line.points[line.points.count - 1]
      for next in line.points {
        // Half-open in y, so that a vertex counts once.
        if (Double(previous.y) <= y) != (Double(next.y) <= y) {
          let t = (y - Double(previous.y)) / (Double(next.y) - Double(previous.y))
          if Double(previous.x) + t * (Double(next.x) - Double(previous.x)) > x {
            winding += previous.y <= next.y ? 1 : -1
          }
        }
        previous = next
      }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// A rectangle around the path and its control points: larger than the path, but faster to compute than its bounds.
  private var controlBox: BoundingBox {
    var box = BoundingBox()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .quad(let point, let control):
        box.add(point)
        box.add(control)
      case .curve(let point, let control1, let control2):
        box.add(point)
        box.add(control1)
        box.add(control2)
      case .close: break
      }
    }
    return box
  }

  struct Polyline {
    var points: [CGPoint]
    var isClosed: Bool
  }

  /// The path as line segments, with `CubicCurve.pieces` for each curve.
  func flattened() -> [Polyline] {
    var lines: [Polyline] = []
    var points: [CGPoint] = []
    var start = CGPoint.zero
    func finish(closed: Bool) {
      if points.count > 1 { lines.append(Polyline(points: points, isClosed: closed)) }
      points = []
    }
    for element in elements {
      if case .move = element {} else if case .close = element {} else if points.isEmpty { points = [start] }
      switch element {
      case .move(let point):
        finish(closed: false)
        start = point
        points = [point]
      case .line(let point):
        points.append(point)
      case .quad(let point, let control):
        CubicCurve(quadFrom: points[points.count - 1], control: control, to: point).flatten(into: &points)
      case .curve(let point, let control1, let control2):
        CubicCurve(from: points[points.count - 1], control1: control1, control2: control2, to: point)
          .flatten(into: &points)
      case .close:
        if let last = points.last, last != start { points.append(start) }
        finish(closed: true)
      }
    }
    finish(closed: false)
    return lines
  }
}

/// A rectangle that grows to include points.
struct BoundingBox {
  private var minX = Double.infinity
  private var minY = Double.infinity
  private var maxX = -Double.infinity
  private var maxY = -Double.infinity

  mutating func add(_ point: CGPoint) {
    minX = min(minX, Double(point.x))
    maxX = max(maxX, Double(point.x))
    minY = min(minY, Double(point.y))
    maxY = max(maxY, Double(point.y))
  }

  /// Whether a point lies in the rectangle or on its edge.
  func contains(_ point: CGPoint) -> Bool {
    minX <= Double(point.x) && Double(point.x) <= maxX && minY <= Double(point.y) && Double(point.y) <= maxY
  }

  var rect: CGRect {
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
