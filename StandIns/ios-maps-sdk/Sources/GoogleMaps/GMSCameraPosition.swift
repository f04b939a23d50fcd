import FlowCoreLocation
import FlowMapKit
import Foundation

/// The zoom levels between which maps are at first.
public let kGMSMinZoomLevel: Float = 1
public let kGMSMaxZoomLevel: Float = 21

/// Where the camera of a map is.
///
/// At a zoom of 0 the world is 256 points wide, and twice as wide at each further level. A viewing angle is kept, and the
/// map is drawn from straight above.
open class GMSCameraPosition: NSObject, NSCopying {
  fileprivate var values: Values

  fileprivate struct Values {
    var target: CLLocationCoordinate2D
    var zoom: Float
    var bearing: CLLocationDirection
    var viewingAngle: Double
  }

  /// The place in the middle of the map.
  open var target: CLLocationCoordinate2D { values.target }
  open var zoom: Float { values.zoom }
  /// The direction at the top of the map, in degrees from true north.
  open var bearing: CLLocationDirection { values.bearing }
  /// The inclination of the camera, in degrees.
  open var viewingAngle: Double { values.viewingAngle }

  /// Creates a position that is turned and inclined, in degrees.
  public init(target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection, viewingAngle: Double) {
    let turns = (bearing / 360).rounded(.down)
    values = Values(target: target, zoom: zoom, bearing: bearing - turns * 360, viewingAngle: viewingAngle)
  }

  /// Creates a position above a place.
  public convenience init(target: CLLocationCoordinate2D, zoom: Float) {
    self.init(target: target, zoom: zoom, bearing: 0, viewingAngle: 0)
  }

  /// Creates a position above a place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float) {
    self.init(target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom)
  }

  /// Creates a position that is turned and inclined, in degrees.
  public convenience init(
    latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float, bearing: CLLocationDirection,
    viewingAngle: Double
  ) {
    self.init(
      target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom, bearing: bearing,
      viewingAngle: viewingAngle)
  }

  /// A position above a place.
  public class func camera(withTarget target: CLLocationCoordinate2D, zoom: Float) -> GMSCameraPosition {
    GMSCameraPosition(target: target, zoom: zoom)
  }

  /// A position above a place.
  public class func camera(
    withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float
  ) -> GMSCameraPosition { GMSCameraPosition(latitude: latitude, longitude: longitude, zoom: zoom) }

  /// A position that is turned and inclined, in degrees.
  public class func camera(
    withTarget target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection, viewingAngle: Double
  ) -> GMSCameraPosition {
    GMSCameraPosition(target: target, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle)
  }

  /// A position that is turned and inclined, in degrees.
  public class func camera(
    withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float, bearing: CLLocationDirection,
    viewingAngle: Double
  ) -> GMSCameraPosition {
    GMSCameraPosition(
      latitude: latitude, longitude: longitude, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle)
  }

  /// The zoom at which a length at a place, in meters, has a number of points.
  public class func zoom(
    at coordinate: CLLocationCoordinate2D, forMeters meters: CLLocationDistance, perPoints points: CGFloat
  ) -> Float {
    ZoomLevel.zoom(ofScale: meters * MKMapPointsPerMeterAtLatitude(coordinate.latitude) / Double(points))
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    GMSCameraPosition(target: target, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GMSCameraPosition else { return false }
    return target.latitude == other.target.latitude && target.longitude == other.target.longitude && zoom == other.zoom
      && bearing == other.bearing && viewingAngle == other.viewingAngle
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(target.latitude)
    hasher.combine(target.longitude)
    hasher.combine(zoom)
    return hasher.finalize()
  }
}

/// A position that changes.
open class GMSMutableCameraPosition: GMSCameraPosition {
  open override var target: CLLocationCoordinate2D {
    get { values.target }
    set { values.target = newValue }
  }
  open override var zoom: Float {
    get { values.zoom }
    set { values.zoom = newValue }
  }
  open override var bearing: CLLocationDirection {
    get { values.bearing }
    set { values.bearing = newValue }
  }
  open override var viewingAngle: Double {
    get { values.viewingAngle }
    set { values.viewingAngle = newValue }
  }
}

/// The relation between zoom levels and scales of the map.
enum ZoomLevel {
  /// The width of the world at a zoom of 0, in points.
  private static let worldWidth = 256.0

  /// The number of map points for each point of the view.
  static func scale(ofZoom zoom: Float) -> Double { MKMapSize.world.width / worldWidth / exp2(Double(zoom)) }

  static func zoom(ofScale scale: Double) -> Float { Float(log2(MKMapSize.world.width / worldWidth / scale)) }
}
