import FlowCoreLocation
import Foundation

/// The radius of the earth as a sphere, in meters.
public let kGMSEarthRadius: CLLocationDistance = 6_371_009

/// The distance between two places on a sphere, in meters.
public func GMSGeometryDistance(
  _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D
) -> CLLocationDistance {
  let (latitude, other) = (from.latitude * .pi / 180, to.latitude * .pi / 180)
  let (north, east) = ((other - latitude) / 2, (to.longitude - from.longitude) * .pi / 360)
  let part = sin(north) * sin(north) + cos(latitude) * cos(other) * sin(east) * sin(east)
  return 2 * kGMSEarthRadius * asin(min(1, part.squareRoot()))
}

/// The length of a path on a sphere, in meters.
public func GMSGeometryLength(_ path: GMSPath) -> CLLocationDistance {
  zip(path.places, path.places.dropFirst()).map(GMSGeometryDistance).reduce(0, +)
}

/// The direction from one place to another, in degrees from true north.
public func GMSGeometryHeading(
  _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D
) -> CLLocationDirection {
  let (latitude, other) = (from.latitude * .pi / 180, to.latitude * .pi / 180)
  let east = (to.longitude - from.longitude) * .pi / 180
  let heading = atan2(sin(east) * cos(other), cos(latitude) * sin(other) - sin(latitude) * cos(other) * cos(east))
  return heading < 0 ? heading * 180 / .pi + 360 : heading * 180 / .pi
}

/// The place at a distance in meters from another one, in a direction in degrees from true north.
public func GMSGeometryOffset(
  _ from: CLLocationCoordinate2D, _ distance: CLLocationDistance, _ heading: CLLocationDirection
) -> CLLocationCoordinate2D {
  let (angle, direction) = (distance / kGMSEarthRadius, heading * .pi / 180)
  let latitude = from.latitude * .pi / 180
  let other = asin(sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(direction))
  let east = atan2(sin(direction) * sin(angle) * cos(latitude), cos(angle) - sin(latitude) * sin(other))
  let longitude = from.longitude + east * 180 / .pi
  return CLLocationCoordinate2D(
    latitude: other * 180 / .pi, longitude: longitude - ((longitude + 180) / 360).rounded(.down) * 360)
}

/// Whether a place is inside of an area. Its sides are straight in degrees, also if the ways are to be the shortest ones.
public func GMSGeometryContainsLocation(_ point: CLLocationCoordinate2D, _ path: GMSPath, _ geodesic: Bool) -> Bool {
  guard var last = path.places.last else { return false }
  var isInside = false
  for place in path.places {
    if (place.latitude > point.latitude) != (last.latitude > point.latitude) {
      let part = (point.latitude - place.latitude) / (last.latitude - place.latitude)
      if point.longitude < place.longitude + part * (last.longitude - place.longitude) { isInside.toggle() }
    }
    last = place
  }
  return isInside
}
