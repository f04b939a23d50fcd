import FlowCoreLocation
import Foundation

/// A point of the projected world: from 0 at 180 degrees west and at the northern edge.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  /// Creates the point in the northwestern corner.
  public init() {
    x = 0
    y = 0
  }

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point of a place.
  public init(_ coordinate: CLLocationCoordinate2D) { self = WebMercator.point(of: coordinate) }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D { WebMercator.place(of: self) }

  /// The distance to another point along the earth's surface, in meters.
  public func distance(to: MKMapPoint) -> CLLocationDistance { coordinate.distance(to: to.coordinate) }

  /// The point a whole number of worlds to the east or the west that is nearest to another one.
  func nearest(to other: MKMapPoint) -> MKMapPoint {
    let worlds = ((other.x - x) / WebMercator.worldSize).rounded()
    return MKMapPoint(x: x + worlds * WebMercator.worldSize, y: y)
  }
}

/// A width and a height of the projected world, in map points.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  /// Creates an empty size.
  public init() {
    width = 0
    height = 0
  }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the world.
  public static let world = MKMapSize(width: WebMercator.worldSize, height: WebMercator.worldSize)
}

/// Points of a screen for each map point.
public typealias MKZoomScale = CGFloat

/// The size of the world.
public let MKMapSizeWorld = MKMapSize.world

/// Creates a point.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// Creates a size.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }

/// The length of a map point at a latitude, in meters.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  WebMercator.metersPerMapPoint(atLatitude: latitude)
}

/// The number of map points in a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / WebMercator.metersPerMapPoint(atLatitude: latitude)
}

/// Whether two points are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1.x == point2.x && point1.y == point2.y
}

/// Whether two sizes are the same.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
  size1.width == size2.width && size1.height == size2.height
}

/// A point as a text.
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String {
  String(format: "{%.1f, %.1f}", point.x, point.y)
}

/// A size as a text.
public func MKStringFromMapSize(_ size: MKMapSize) -> String {
  String(format: "{%.1f, %.1f}", size.width, size.height)
}
