import FlowCoreLocation
import Foundation

/// The projection of the earth onto a square of map points: a sphere, with the equator as long as the square is wide.
enum WebMercator {
  /// The width and the height of the world, in map points: 2^20 tiles of 256 points.
  static let worldSize = 268_435_456.0

  /// The radius of the sphere, in meters.
  static let radius = 6_378_137.0

  /// The latitude at the upper edge of the square, in degrees.
  static let maximumLatitude = 85.051_128_779_806_59

  /// The length of a degree on a great circle, in meters.
  static let metersPerDegree = radius * .pi / 180

  /// The map point of a place. Latitudes beyond the square are at its edges.
  static func point(of place: CLLocationCoordinate2D) -> MKMapPoint {
    let latitude = min(max(place.latitude, -maximumLatitude), maximumLatitude) * .pi / 180
    return MKMapPoint(
      x: (place.longitude + 180) / 360 * worldSize,
      y: worldSize / 2 - worldSize / (2 * .pi) * asinh(tan(latitude)))
  }

  /// The place of a map point, with a longitude from -180 to 180 degrees.
  static func place(of point: MKMapPoint) -> CLLocationCoordinate2D {
    let turns = (point.x / worldSize - 0.5)
    let longitude = (turns - turns.rounded(.toNearestOrAwayFromZero)) * 360
    return CLLocationCoordinate2D(latitude: latitude(ofY: point.y), longitude: longitude)
  }

  /// The latitude of a distance from the upper edge of the world, in degrees.
  static func latitude(ofY y: Double) -> Double {
    atan(sinh((worldSize / 2 - y) * 2 * .pi / worldSize)) * 180 / .pi
  }

  /// The length of a map point at a latitude, in meters.
  static func metersPerMapPoint(atLatitude latitude: Double) -> Double {
    let degrees = min(max(latitude, -maximumLatitude), maximumLatitude)
    return 2 * .pi * radius / worldSize * cos(degrees * .pi / 180)
  }
}
