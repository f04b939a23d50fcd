import FlowCoreLocation
import SwiftUI

/// The geometry of a line, an area or a circle on a map.
struct MapFigure: Sendable {
  enum Kind: Sendable {
    case line
    case area
    /// A circle of a radius in map points around the first point.
    case circle(radius: Double)
  }

  var kind: Kind
  /// The points; of an area the outline, then its holes.
  var rings: [[MKMapPoint]]

  /// A circle of a radius in meters.
  static func circle(center: MKMapPoint, meters: Double) -> MapFigure {
    let length = WebMercator.metersPerMapPoint(atLatitude: center.coordinate.latitude)
    return MapFigure(kind: .circle(radius: max(0, meters) / length), rings: [[center]])
  }

  /// The smallest rectangle that contains the figure.
  var boundingRect: MKMapRect {
    let rect = MKMapRect(around: rings.first ?? [])
    if case .circle(let radius) = kind { return rect.insetBy(dx: -radius, dy: -radius) }
    return rect
  }

  /// The outline in the points of a view.
  func path(in viewport: MapViewport) -> Path {
    var path = Path()
    // Far outside of the view, coordinates exceed what can be painted.
    let limit = CGRect(origin: .zero, size: viewport.size).insetBy(dx: -2000, dy: -2000)
    switch kind {
    case .circle(let radius):
      guard let center = rings.first?.first else { return path }
      let (middle, length) = (viewport.point(for: center), radius / viewport.scale)
      if length < 1500 {
        path.addEllipse(
          in: CGRect(x: middle.x - length, y: middle.y - length, width: length * 2, height: length * 2))
      } else {
        let corners = (0..<720).map { step in
          let angle = Double(step) * .pi / 360
          return CGPoint(x: middle.x + cos(angle) * length, y: middle.y + sin(angle) * length)
        }
        path.addClosed(FigureClipping.area(corners, to: limit))
      }
    case .line:
      for ring in rings {
        for part in FigureClipping.line(viewport.points(of: ring), to: limit) { path.addLines(part) }
      }
    case .area:
      for ring in rings { path.addClosed(FigureClipping.area(viewport.points(of: ring), to: limit)) }
    }
    return path
  }
}

extension Path {
  fileprivate mutating func addClosed(_ points: [CGPoint]) {
    guard points.count > 1 else { return }
    addLines(points)
    closeSubpath()
  }
}

extension MapViewport {
  /// The points of the view for connected map points, each in the world in which it is nearest to the one before.
  fileprivate func points(of ring: [MKMapPoint]) -> [CGPoint] {
    var last = center
    return ring.map { point in
      last = point.nearest(to: last)
      return unwrappedPoint(for: last)
    }
  }
}

/// Cuts figures at a rectangle.
enum FigureClipping {
  /// The parts of a line in a rectangle.
  static func line(_ points: [CGPoint], to limit: CGRect) -> [[CGPoint]] {
    if points.allSatisfy(limit.contains) { return [points] }
    var parts: [[CGPoint]] = []
    for (start, end) in zip(points, points.dropFirst()) {
      guard let (from, to) = segment(start, end, limit) else { continue }
      if let last = parts.last?.last, last == from {
        parts[parts.count - 1].append(to)
      } else {
        parts.append([from, to])
      }
    }
    return parts
  }

  /// The part of a segment in a rectangle, by the fractions at which it crosses the edges.
  private static func segment(_ start: CGPoint, _ end: CGPoint, _ limit: CGRect) -> (CGPoint, CGPoint)? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (enter, leave) = (CGFloat(0), CGFloat(1))
    for (p, q) in [
      (-dx, start.x - limit.minX), (dx, limit.maxX - start.x), (-dy, start.y - limit.minY), (dy, limit.maxY - start.y),
    ] {
      if p == 0 {
        if q < 0 { return nil }
      } else if p < 0 {
        enter = max(enter, q / p)
      } else {
        leave = min(leave, q / p)
      }
    }
    guard enter <= leave else { return nil }
    func at(_ fraction: CGFloat) -> CGPoint {
      if fraction == 0 { return start }
      if fraction == 1 { return end }
      return CGPoint(x: start.x + dx * fraction, y: start.y + dy * fraction)
    }
    return (at(enter), at(leave))
  }

  /// The part of an area in a rectangle: cut at one edge after the other.
  static func area(_ points: [CGPoint], to limit: CGRect) -> [CGPoint] {
    if points.allSatisfy(limit.contains) { return points }
    let edges: [(inside: (CGPoint) -> Bool, crossing: (CGPoint, CGPoint) -> CGPoint)] = [
      ({ $0.x >= limit.minX }, { cross($0, $1, x: limit.minX) }),
      ({ $0.x <= limit.maxX }, { cross($0, $1, x: limit.maxX) }),
      ({ $0.y >= limit.minY }, { cross($0, $1, y: limit.minY) }),
      ({ $0.y <= limit.maxY }, { cross($0, $1, y: limit.maxY) }),
    ]
    var result = points
    for edge in edges {
      guard let last = result.last else { return [] }
      var previous = last
      var cut: [CGPoint] = []
      for point in result {
        if edge.inside(point) != edge.inside(previous) { cut.append(edge.crossing(previous, point)) }
        if edge.inside(point) { cut.append(point) }
        previous = point
      }
      result = cut
    }
    return result
  }

  private static func cross(_ start: CGPoint, _ end: CGPoint, x: CGFloat) -> CGPoint {
    CGPoint(x: x, y: start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x))
  }

  private static func cross(_ start: CGPoint, _ end: CGPoint, y: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y), y: y)
  }
}
