import FlowCoreLocation
import FlowMapKit
import FlowUIKit

/// The relation between places and the points of a map, as it was when the map was asked for it.
@MainActor @preconcurrency
open class GMSProjection: NSObject {
  private let size: CGSize
  private let middle: CGPoint
  private let center: MKMapPoint
  private let scale: Double
  private let angle: Double

  init(_ camera: GMSCameraPosition, size: CGSize, middle: CGPoint) {
    self.size = size
    self.middle = middle
    center = MKMapPoint(camera.target)
    scale = ZoomLevel.scale(ofZoom: camera.zoom)
    angle = camera.bearing * .pi / 180
  }

  /// The point of a place, also outside of the view.
  open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
    let point = MKMapPoint(coordinate)
    let world = MKMapSize.world.width
    let turns = ((center.x - point.x) / world).rounded()
    let (x, y) = ((point.x + turns * world - center.x) / scale, (point.y - center.y) / scale)
    return CGPoint(x: middle.x + x * cos(angle) + y * sin(angle), y: middle.y - x * sin(angle) + y * cos(angle))
  }

  func mapPoint(for point: CGPoint) -> MKMapPoint {
    let (x, y) = (Double(point.x - middle.x), Double(point.y - middle.y))
    return MKMapPoint(
      x: center.x + (x * cos(angle) - y * sin(angle)) * scale, y: center.y + (x * sin(angle) + y * cos(angle)) * scale)
  }

  /// The place at a point.
  open func coordinate(for point: CGPoint) -> CLLocationCoordinate2D { mapPoint(for: point).coordinate }

  /// The length of a distance at a place, in points.
  open func points(forMeters meters: CLLocationDistance, at coordinate: CLLocationCoordinate2D) -> CGFloat {
    CGFloat(meters * MKMapPointsPerMeterAtLatitude(coordinate.latitude) / scale)
  }

  /// Whether a place is in the view.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CGRect(origin: .zero, size: size).contains(point(for: coordinate))
  }

  open func visibleRegion() -> GMSVisibleRegion {
    GMSVisibleRegion(
      nearLeft: coordinate(for: CGPoint(x: 0, y: size.height)),
      nearRight: coordinate(for: CGPoint(x: size.width, y: size.height)), farLeft: coordinate(for: .zero),
      farRight: coordinate(for: CGPoint(x: size.width, y: 0)))
  }
}
