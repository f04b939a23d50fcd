import FlowCoreLocation
import SwiftUI

/// A line through places.
public nonisolated struct MapPolyline: MapContent {
  public typealias Body = Never

  /// The way from one place to the next.
  public struct ContourStyle: Sendable {
    let isGeodesic: Bool

    /// Straight on the map.
    public static var straight: ContourStyle { ContourStyle(isGeodesic: false) }
    /// The shortest way on the earth.
    public static var geodesic: ContourStyle { ContourStyle(isGeodesic: true) }
  }

  private let points: [MKMapPoint]

  /// Creates a line through places.
  nonisolated public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    self.init(points: coordinates.map { MKMapPoint($0) }, contourStyle: contourStyle)
  }

  /// Creates a line through points.
  nonisolated public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.points = contourStyle.isGeodesic ? GreatCircle.points(through: points) : points
  }

  /// Creates a line from an overlay.
  nonisolated public init(_ polyline: MKPolyline) { points = polyline.storedPoints }

  /// Creates the line of a route.
  nonisolated public init(_ route: MKRoute) { points = route.polyline.storedPoints }

  @MainActor public static func _collect(_ content: MapPolyline, into items: inout _MapItems) {
    items.add(.figure(MapFigure(kind: .line, rings: [content.points])))
  }
}

/// An area between places.
public nonisolated struct MapPolygon: MapContent {
  public typealias Body = Never

  private let rings: [[MKMapPoint]]

  /// Creates an area between places.
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) { rings = [coordinates.map { MKMapPoint($0) }] }

  /// Creates an area between points.
  nonisolated public init(points: [MKMapPoint]) { rings = [points] }

  /// Creates an area from an overlay.
  nonisolated public init(_ polygon: MKPolygon) { rings = polygon.rings }

  @MainActor public static func _collect(_ content: MapPolygon, into items: inout _MapItems) {
    items.add(.figure(MapFigure(kind: .area, rings: content.rings)))
  }
}

/// A circle around a place.
public nonisolated struct MapCircle: MapContent {
  public typealias Body = Never

  private let figure: MapFigure

  /// Creates a circle.
  ///
  /// - Parameter radius: In meters.
  nonisolated public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    figure = .circle(center: MKMapPoint(coordinate), meters: radius)
  }

  /// Creates the circle inside a rectangle, as wide as its longer side.
  nonisolated public init(mapRect: MKMapRect) {
    figure = MapFigure(
      kind: .circle(radius: max(mapRect.width, mapRect.height) / 2),
      rings: [[MKMapPoint(x: mapRect.midX, y: mapRect.midY)]])
  }

  /// Creates a circle from an overlay.
  nonisolated public init(_ circle: MKCircle) { figure = circle.figure }

  @MainActor public static func _collect(_ content: MapCircle, into items: inout _MapItems) {
    items.add(.figure(content.figure))
  }
}

/// The shortest ways on a sphere.
enum GreatCircle {
  /// Points at most two degrees apart on the shortest ways through points.
  static func points(through points: [MKMapPoint]) -> [MKMapPoint] {
    guard let first = points.first else { return [] }
    return [first] + zip(points, points.dropFirst()).flatMap { way(from: $0, to: $1) }
  }

  private static func way(from start: MKMapPoint, to end: MKMapPoint) -> [MKMapPoint] {
    let (from, to) = (vector(start.coordinate), vector(end.coordinate))
    let cosine = min(max(zip(from, to).map(*).reduce(0, +), -1), 1)
    let angle = acos(cosine)
    let steps = Int((angle * 180 / .pi / 2).rounded(.up))
    // Between opposite places there is no shortest way.
    guard steps > 1, sin(angle) > 1e-9 else { return [end] }
    return (1..<steps).map { step in
      let fraction = Double(step) / Double(steps)
      let (a, b) = (sin((1 - fraction) * angle) / sin(angle), sin(fraction * angle) / sin(angle))
      let sum = zip(from, to).map { $0 * a + $1 * b }
      return MKMapPoint(
        CLLocationCoordinate2D(
          latitude: atan2(sum[2], (sum[0] * sum[0] + sum[1] * sum[1]).squareRoot()) * 180 / .pi,
          longitude: atan2(sum[1], sum[0]) * 180 / .pi))
    } + [end]
  }

  private static func vector(_ place: CLLocationCoordinate2D) -> [Double] {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
  }
}
