import FlowCoreLocation
import SwiftUI

/// A place from which a map is seen.
public struct MapCamera: Equatable, Sendable {
  /// The place in the middle of the map.
  public var centerCoordinate: CLLocationCoordinate2D
  /// From the center to the camera, in meters.
  public var distance: Double
  /// The direction at the top of the map, in degrees from true north.
  public var heading: Double
  /// The inclination in degrees, zero for straight down. The map is drawn from straight above all the same.
  public var pitch: Double

  /// Creates a camera.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// Creates a camera from one of `MKMapView`.
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance, heading: camera.heading,
      pitch: Double(camera.pitch))
  }

  public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool {
    lhs.centerCoordinate.isSame(as: rhs.centerCoordinate) && lhs.distance == rhs.distance
      && lhs.heading == rhs.heading && lhs.pitch == rhs.pitch
  }
}

/// Where and how near the camera of a map may be.
public struct MapCameraBounds: Sendable {
  var centerRect: MKMapRect?
  var minimumDistance: Double?
  var maximumDistance: Double?

  /// Creates bounds of a region for the center, and of distances in meters.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: centerCoordinateBounds.mapRect, minimumDistance: minimumDistance,
      maximumDistance: maximumDistance)
  }

  /// Creates bounds of a rectangle for the center, and of distances in meters.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    centerRect = centerCoordinateBounds
    self.minimumDistance = minimumDistance
    self.maximumDistance = maximumDistance
  }

  /// Creates bounds of distances, in meters.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.minimumDistance = minimumDistance
    self.maximumDistance = maximumDistance
  }
}
