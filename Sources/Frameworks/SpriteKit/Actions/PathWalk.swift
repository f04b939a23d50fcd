import Foundation
import SwiftUI

/// A path as straight lines, on which one walks.
struct PathWalk {
  private var points: [CGPoint] = []
  /// The distance of each point from the beginning.
  private var distances: [CGFloat] = []

  var length: CGFloat { distances.last ?? 0 }

  var reversed: PathWalk { PathWalk(points.reversed()) }

  private init(_ points: [CGPoint]) {
    for point in points { add(point) }
  }

  /// The number of lines of a curve.
  private static let steps = 24

  init(_ path: Path) {
    var start = CGPoint.zero
    path.forEach { element in
      let from = points.last ?? .zero
      switch element {
      case .move(let to):
        start = to
        add(to)
      case .line(let to): add(to)
      case .quadCurve(let to, let control):
        for step in 1...Self.steps {
          let part = CGFloat(step) / CGFloat(Self.steps)
          let rest = 1 - part
          add(
            CGPoint(
              x: rest * rest * from.x + 2 * rest * part * control.x + part * part * to.x,
              y: rest * rest * from.y + 2 * rest * part * control.y + part * part * to.y))
        }
      case .curve(let to, let first, let second):
        for step in 1...Self.steps {
          let part = CGFloat(step) / CGFloat(Self.steps)
          let rest = 1 - part
          let weights = [rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part]
          add(
            CGPoint(
              x: weights[0] * from.x + weights[1] * first.x + weights[2] * second.x + weights[3] * to.x,
              y: weights[0] * from.y + weights[1] * first.y + weights[2] * second.y + weights[3] * to.y))
        }
      case .closeSubpath: add(start)
      }
    }
  }

  private mutating func add(_ point: CGPoint) {
    guard let last = points.last else {
      points = [point]
      distances = [0]
      return
    }
    let way = hypot(point.x - last.x, point.y - last.y)
    guard way > 0 else { return }
    points.append(point)
    distances.append(length + way)
  }

  /// The corners of the path.
  var corners: [CGPoint] { points }

  /// The place after a part of the way, and the direction there, in radians.
  func place(at part: CGFloat) -> (point: CGPoint, direction: CGFloat)? {
    guard let first = points.first else { return nil }
    guard points.count > 1 else { return (first, 0) }
    let wanted = min(1, max(0, part)) * length
    let index = min(points.count - 2, max(0, (distances.firstIndex { $0 > wanted } ?? points.count) - 1))
    let (from, to) = (points[index], points[index + 1])
    let share = (wanted - distances[index]) / (distances[index + 1] - distances[index])
    return (
      CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share),
      atan2(to.y - from.y, to.x - from.x)
    )
  }
}
