import FlowCoreLocation
import Foundation

/// The corners of the part of the world that a map shows; near ones are at its lower edge.
public struct GMSVisibleRegion: Sendable {
  public var nearLeft: CLLocationCoordinate2D
  public var nearRight: CLLocationCoordinate2D
  public var farLeft: CLLocationCoordinate2D
  public var farRight: CLLocationCoordinate2D

  public init(
    nearLeft: CLLocationCoordinate2D, nearRight: CLLocationCoordinate2D, farLeft: CLLocationCoordinate2D,
    farRight: CLLocationCoordinate2D
  ) {
    self.nearLeft = nearLeft
    self.nearRight = nearRight
    self.farLeft = farLeft
    self.farRight = farRight
  }
}

/// A rectangle of latitudes and longitudes, which may cross 180 degrees.
open class GMSCoordinateBounds: NSObject {
  private let corners: (southWest: CLLocationCoordinate2D, northEast: CLLocationCoordinate2D)?

  private init(_ corners: (southWest: CLLocationCoordinate2D, northEast: CLLocationCoordinate2D)?) {
    self.corners = corners
  }

  /// Creates bounds without a place, which are not valid.
  public convenience override init() { self.init(nil) }

  /// Creates the smallest bounds around two places.
  public convenience init(coordinate coord1: CLLocationCoordinate2D, coordinate coord2: CLLocationCoordinate2D) {
    self.init(Self.corners(around: [coord1, coord2]))
  }

  /// Creates the smallest bounds around a part of the world.
  public convenience init(region: GMSVisibleRegion) {
    self.init(Self.corners(around: [region.nearLeft, region.farRight, region.nearRight, region.farLeft]))
  }

  /// Creates the smallest bounds around a path.
  public convenience init(path: GMSPath) { self.init(Self.corners(around: path.places)) }

  open var northEast: CLLocationCoordinate2D { corners?.northEast ?? kCLLocationCoordinate2DInvalid }
  open var southWest: CLLocationCoordinate2D { corners?.southWest ?? kCLLocationCoordinate2DInvalid }

  /// Whether there is a place in the bounds.
  open var isValid: Bool { corners != nil }

  open func includingCoordinate(_ coordinate: CLLocationCoordinate2D) -> GMSCoordinateBounds {
    GMSCoordinateBounds(Self.corners(around: [coordinate], from: corners))
  }

  open func includingBounds(_ other: GMSCoordinateBounds) -> GMSCoordinateBounds {
    guard let added = other.corners else { return self }
    return GMSCoordinateBounds(Self.corners(around: [added.southWest, added.northEast], from: corners))
  }

  open func includingPath(_ path: GMSPath) -> GMSCoordinateBounds {
    GMSCoordinateBounds(Self.corners(around: path.places, from: corners))
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    guard let corners else { return false }
    return (corners.southWest.latitude...corners.northEast.latitude).contains(coordinate.latitude)
      && Self.degrees(from: corners.southWest.longitude, to: coordinate.longitude) <= width
  }

  open func intersects(_ other: GMSCoordinateBounds) -> Bool {
    guard let corners, let others = other.corners else { return false }
    let (west, otherWest) = (corners.southWest.longitude, others.southWest.longitude)
    return corners.southWest.latitude <= others.northEast.latitude
      && others.southWest.latitude <= corners.northEast.latitude
      && (Self.degrees(from: west, to: otherWest) <= width || Self.degrees(from: otherWest, to: west) <= other.width)
  }

  /// The width in degrees.
  private var width: Double {
    corners.map { Self.degrees(from: $0.southWest.longitude, to: $0.northEast.longitude) } ?? 0
  }

  /// The way to the east, from 0 to less than 360 degrees.
  private static func degrees(from west: Double, to east: Double) -> Double {
    let way = (east - west).truncatingRemainder(dividingBy: 360)
    return way < 0 ? way + 360 : way
  }

  private static func corners(
    around places: [CLLocationCoordinate2D],
    from start: (southWest: CLLocationCoordinate2D, northEast: CLLocationCoordinate2D)? = nil
  ) -> (southWest: CLLocationCoordinate2D, northEast: CLLocationCoordinate2D)? {
    var known = start
    for place in places where CLLocationCoordinate2DIsValid(place) {
      guard var (low, high) = known else {
        known = (place, place)
        continue
      }
      low.latitude = min(low.latitude, place.latitude)
      high.latitude = max(high.latitude, place.latitude)
      if degrees(from: low.longitude, to: place.longitude) > degrees(from: low.longitude, to: high.longitude) {
        // To the side to which the way is shorter.
        let east = degrees(from: high.longitude, to: place.longitude)
        if east <= degrees(from: place.longitude, to: low.longitude) {
          high.longitude = place.longitude
        } else {
          low.longitude = place.longitude
        }
      }
      known = (low, high)
    }
    return known
  }
}
