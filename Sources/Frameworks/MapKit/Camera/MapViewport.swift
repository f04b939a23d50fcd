import FlowCoreLocation
import SwiftUI

/// What a map shows: the projection between map points and the points of its view, seen from straight above.
///
/// It is the one projection of `Map`, `MKMapView` and snapshots.
struct MapViewport: Equatable {
  /// The map point in the middle of the part that nothing covers.
  var center: MKMapPoint
  /// The number of map points for each point of the view.
  var scale: Double
  /// The direction at the top of the view, in degrees from true north.
  var heading = 0.0
  /// The inclination of the camera, in degrees; it is kept and not drawn.
  var pitch = 0.0
  /// The size of the view, in points.
  var size: CGSize
  /// The parts of the view that bars cover, in points.
  var insets = EdgeInsets()

  static func == (first: Self, second: Self) -> Bool {
    MKMapPointEqualToPoint(first.center, second.center) && first.scale == second.scale
      && first.heading == second.heading && first.pitch == second.pitch && first.size == second.size
      && first.insets == second.insets
  }

  /// The point of the view at which the center is shown.
  var middle: CGPoint {
    CGPoint(
      x: insets.leading + (size.width - insets.leading - insets.trailing) / 2,
      y: insets.top + (size.height - insets.top - insets.bottom) / 2)
  }

  /// The size of the part that nothing covers, in points.
  var openSize: CGSize {
    CGSize(
      width: max(1, size.width - insets.leading - insets.trailing),
      height: max(1, size.height - insets.top - insets.bottom))
  }

  // MARK: - Projection

  /// The point of the view for a map point, in the nearest one of the worlds side by side.
  func point(for mapPoint: MKMapPoint) -> CGPoint { unwrappedPoint(for: mapPoint.nearest(to: center)) }

  /// The point of the view for a place.
  func point(for place: CLLocationCoordinate2D) -> CGPoint { point(for: MKMapPoint(place)) }

  /// The point of the view for a map point of this very world, as in a line that crosses 180 degrees.
  func unwrappedPoint(for mapPoint: MKMapPoint) -> CGPoint {
    let (x, y) = ((mapPoint.x - center.x) / scale, (mapPoint.y - center.y) / scale)
    let (sine, cosine) = turn
    let middle = middle
    return CGPoint(x: middle.x + x * cosine + y * sine, y: middle.y - x * sine + y * cosine)
  }

  /// The map point at a point of the view.
  func mapPoint(for point: CGPoint) -> MKMapPoint {
    let middle = middle
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    let (sine, cosine) = turn
    return MKMapPoint(
      x: center.x + (x * cosine - y * sine) * scale, y: center.y + (x * sine + y * cosine) * scale)
  }

  private var turn: (sine: Double, cosine: Double) {
    if heading == 0 { return (0, 1) }
    return (sin(heading * .pi / 180), cos(heading * .pi / 180))
  }

  // MARK: - What is shown

  /// The part of the world in the part that nothing covers; of a map that is turned, the part that it would show if it
  /// were not.
  var openRect: MKMapRect {
    let (width, height) = (openSize.width * scale, openSize.height * scale)
    return MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The box around all that the view shows.
  var shownRect: MKMapRect {
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
      CGPoint(x: size.width, y: size.height),
    ].map(mapPoint(for:))
    return corners.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }

  /// The region in the part that nothing covers.
  var region: MKCoordinateRegion { MKCoordinateRegion(openRect) }

  /// The distance of the camera from the center, in meters: its field of view is 30 degrees high.
  var distance: Double {
    let meters = WebMercator.metersPerMapPoint(atLatitude: center.coordinate.latitude)
    return openSize.height * scale * meters / 2 / Self.halfViewTangent
  }

  /// The tangent of half the camera's field of view.
  private static let halfViewTangent = tan(Double.pi / 12)

  /// The scale at which a camera at a distance sees a place.
  static func scale(atDistance distance: Double, latitude: Double, height: CGFloat) -> Double {
    let meters = WebMercator.metersPerMapPoint(atLatitude: latitude)
    return max(distance, 1) * 2 * halfViewTangent / meters / max(1, height)
  }
}
