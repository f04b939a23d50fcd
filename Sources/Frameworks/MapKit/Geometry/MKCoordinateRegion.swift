import FlowCoreLocation
import Foundation

/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span of zero degrees.
  public init() {
    latitudeDelta = 0
    longitudeDelta = 0
  }

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A rectangle of latitudes and longitudes.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  /// Creates a region of zero degrees.
  public init() {
    center = CLLocationCoordinate2D()
    span = MKCoordinateSpan()
  }

  /// Creates a region around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region of two lengths around a place, measured on a sphere.
  ///
  /// - Parameters:
  ///   - latitudinalMeters: From south to north, in meters.
  ///   - longitudinalMeters: From west to east, in meters.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let narrowing = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / WebMercator.metersPerDegree, 180),
        longitudeDelta: min(longitudinalMeters / (WebMercator.metersPerDegree * narrowing), 360)))
  }

  /// Creates the region of a rectangle; its center is that of the rectangle on the map.
  public init(_ rect: MKMapRect) {
    let north = WebMercator.latitude(ofY: rect.minY)
    let south = WebMercator.latitude(ofY: rect.maxY)
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: north - south, longitudeDelta: min(rect.width / WebMercator.worldSize, 1) * 360))
  }

  /// The rectangle that shows all of the region around its center.
  var mapRect: MKMapRect {
    let middle = MKMapPoint(center)
    let half = span.latitudeDelta / 2
    let north = WebMercator.point(of: CLLocationCoordinate2D(latitude: center.latitude + half, longitude: 0)).y
    let south = WebMercator.point(of: CLLocationCoordinate2D(latitude: center.latitude - half, longitude: 0)).y
    let width = span.longitudeDelta / 360 * WebMercator.worldSize
    return MKMapRect(x: middle.x - width / 2, y: middle.y - (south - north) / 2, width: width, height: south - north)
  }

  /// Places in their order, but those in the region first; a region of no size changes nothing.
  func nearFirst<Place>(_ places: [Place], at coordinate: (Place) -> CLLocationCoordinate2D) -> [Place] {
    let rect = mapRect
    if rect.isEmpty { return places }
    func isNear(_ place: Place) -> Bool { rect.contains(MKMapPoint(coordinate(place))) }
    return places.filter(isNear) + places.filter { !isNear($0) }
  }

  /// Whether two regions are the same to the last digit.
  func isSame(as other: MKCoordinateRegion) -> Bool {
    center.isSame(as: other.center) && span.latitudeDelta == other.span.latitudeDelta
      && span.longitudeDelta == other.span.longitudeDelta
  }
}

extension CLLocationCoordinate2D {
  /// Whether two places are the same to the last digit. The type is not equatable, because apps make it so.
  func isSame(as other: CLLocationCoordinate2D) -> Bool {
    latitude == other.latitude && longitude == other.longitude
  }
}

/// Creates a span.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

/// Creates a region.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
