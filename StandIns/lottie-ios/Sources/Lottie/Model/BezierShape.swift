import SwiftUI

/// A path of curves whose points move.
struct BezierShape: Blended {
  private var points: [[Double]]
  private var incoming: [[Double]]
  private var outgoing: [[Double]]
  private let isClosed: Bool

  init?(_ value: FileValue) {
    guard let points = value["v"]?.list.compactMap(\.numbers), let incoming = value["i"]?.list.compactMap(\.numbers),
      let outgoing = value["o"]?.list.compactMap(\.numbers)
    else { return nil }
    let lists = [points, incoming, outgoing]
    guard lists.allSatisfy({ $0.count == points.count && $0.allSatisfy { $0.count > 1 } }) else { return nil }
    (self.points, self.incoming, self.outgoing) = (points, incoming, outgoing)
    isClosed = value["c"]?.isTrue ?? false
  }

  func blended(with other: BezierShape, _ part: (Int) -> Double) -> BezierShape {
    guard points.count == other.points.count else { return self }
    let all = part(0)
    var result = self
    for index in points.indices {
      result.points[index] = points[index].blended(with: other.points[index]) { _ in all }
      result.incoming[index] = incoming[index].blended(with: other.incoming[index]) { _ in all }
      result.outgoing[index] = outgoing[index].blended(with: other.outgoing[index]) { _ in all }
    }
    return result
  }

  var path: Path {
    var path = Path()
    guard !points.isEmpty else { return path }
    func point(_ index: Int, _ bend: [[Double]]? = nil) -> CGPoint {
      let (own, offset) = (points[index], bend?[index] ?? [0, 0])
      return CGPoint(x: own[0] + offset[0], y: own[1] + offset[1])
    }
    path.move(to: point(0))
    let pairs = points.indices.dropFirst().map { ($0 - 1, $0) } + (isClosed ? [(points.count - 1, 0)] : [])
    for (from, to) in pairs {
      path.addCurve(to: point(to), control1: point(from, outgoing), control2: point(to, incoming))
    }
    if isClosed { path.closeSubpath() }
    return path
  }
}
