import FlowCoreLocation
import FlowUIKit
import Foundation

/// A place from which a map view is seen.
// @unchecked: like Apple's, an app changes a camera on the thread that it uses it on.
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// From the center to the camera, in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The direction at the top of the map, in degrees from true north.
  open var heading: CLLocationDirection = 0
  /// The inclination in degrees. The map is drawn from straight above all the same.
  open var pitch: CGFloat = 0

  /// The height of the camera, in meters.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 1e-6) }
  }

  public override init() { super.init() }

  /// Creates a camera at a distance from a place, in meters.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  /// Creates a camera above one place that looks at another one.
  ///
  /// - Parameter eyeAltitude: The height of the camera, in meters.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    let ground = eyeCoordinate.distance(to: centerCoordinate)
    let (center, eye) = (MKMapPoint(centerCoordinate), MKMapPoint(eyeCoordinate))
    let direction = atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: (ground * ground + eyeAltitude * eyeAltitude).squareRoot(),
      pitch: CGFloat(atan2(ground, eyeAltitude) * 180 / .pi),
      heading: ground == 0 ? 0 : direction < 0 ? direction + 360 : direction)
  }

  /// Creates a camera that sees an item and its surroundings.
  public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
    let seen = MapViewport(showing: mapItem.surroundings, in: viewSize).camera
    self.init(
      lookingAtCenter: seen.centerCoordinate, fromDistance: seen.distance, pitch: 0, heading: 0)
  }

  convenience init(_ camera: MapCamera) {
    self.init(
      lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: CGFloat(camera.pitch),
      heading: camera.heading)
  }

  open func copy(with zone: NSZone? = nil) -> Any { MKMapCamera(MapCamera(self)) }
}

extension MKMapView {
  /// How near the camera of a map view may be, in meters.
  @MainActor @preconcurrency
  open class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates a range; `nil` if it is empty.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      guard minDistance <= maxDistance else { return nil }
      minCenterCoordinateDistance = minDistance
      maxCenterCoordinateDistance = maxDistance
    }

    /// Creates a range that begins at a distance.
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: .infinity)
    }

    /// Creates a range that ends at a distance.
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxDistance)
    }
  }

  /// Where the center of a map view may be.
  @MainActor @preconcurrency
  open class CameraBoundary: NSObject {
    public let mapRect: MKMapRect
    public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

    /// Creates a boundary of a rectangle; `nil` if it is empty.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isNull else { return nil }
      self.mapRect = mapRect
    }

    /// Creates a boundary of a region.
    public convenience init?(coordinateRegion region: MKCoordinateRegion) { self.init(mapRect: region.mapRect) }
  }
}
