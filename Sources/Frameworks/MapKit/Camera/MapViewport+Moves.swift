import FlowCoreLocation
import SwiftUI

extension MapViewport {
  /// The smallest number of map points for a point of the view.
  private static let smallestScale = 1.0 / 8

  /// A map that shows all of a rectangle, as large as possible.
  init(showing rect: MKMapRect, in size: CGSize, insets: EdgeInsets = EdgeInsets(), heading: Double = 0) {
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY), scale: 1, heading: heading, size: size, insets: insets)
    scale = max(rect.width / openSize.width, rect.height / openSize.height)
    self = limited()
  }

  /// A map as a camera sees it.
  init(seenBy camera: MapCamera, in size: CGSize, insets: EdgeInsets = EdgeInsets()) {
    self.init(
      center: MKMapPoint(camera.centerCoordinate), scale: 1, heading: camera.heading, pitch: camera.pitch, size: size,
      insets: insets)
    scale = Self.scale(
      atDistance: camera.distance, latitude: camera.centerCoordinate.latitude, height: openSize.height)
    self = limited()
  }

  /// The camera that sees the map.
  var camera: MapCamera {
    MapCamera(centerCoordinate: center.coordinate, distance: distance, heading: heading, pitch: pitch)
  }

  /// The map after a finger has dragged it.
  func dragged(by distance: CGSize) -> MapViewport {
    var moved = self
    moved.center = mapPoint(for: CGPoint(x: middle.x - distance.width, y: middle.y - distance.height))
    return moved.limited()
  }

  /// The map after a zoom around a point of the view, which stays where it is.
  ///
  /// - Parameter factor: More than 1 to come closer.
  func zoomed(by factor: Double, around point: CGPoint) -> MapViewport {
    guard factor > 0, factor.isFinite else { return self }
    let fixed = mapPoint(for: point)
    var moved = self
    moved.scale = scale / factor
    moved = moved.limited()
    let now = moved.mapPoint(for: point)
    moved.center = MKMapPoint(x: moved.center.x + fixed.x - now.x, y: moved.center.y + fixed.y - now.y)
    return moved.limited()
  }

  /// The map after two fingers have turned it around a point of the view.
  ///
  /// - Parameter angle: In degrees, clockwise.
  func turned(by angle: Double, around point: CGPoint) -> MapViewport {
    let fixed = mapPoint(for: point)
    var moved = self
    moved.heading = (heading - angle).truncatingRemainder(dividingBy: 360)
    if moved.heading < 0 { moved.heading += 360 }
    let now = moved.mapPoint(for: point)
    moved.center = MKMapPoint(x: moved.center.x + fixed.x - now.x, y: moved.center.y + fixed.y - now.y)
    return moved.limited()
  }

  /// The same map in a view of another size: the center and the scale stay.
  func resized(to size: CGSize, insets: EdgeInsets) -> MapViewport {
    var moved = self
    moved.size = size
    moved.insets = insets
    return moved.limited()
  }

  /// The map within the world: not farther away than all of its height, and not beyond its edges.
  func limited() -> MapViewport {
    var moved = self
    let world = WebMercator.worldSize
    moved.scale = min(max(scale, Self.smallestScale), world / openSize.height)
    let half = openSize.height * moved.scale / 2
    moved.center.y = min(max(center.y, half), world - half)
    moved.center.x = center.x - (center.x / world).rounded(.down) * world
    return moved
  }

  /// The map within the bounds of an app.
  func limited(to bounds: MapCameraBounds?) -> MapViewport {
    guard let bounds else { return self }
    var moved = self
    let latitude = center.coordinate.latitude
    if let nearest = bounds.minimumDistance {
      moved.scale = max(
        moved.scale, Self.scale(atDistance: nearest, latitude: latitude, height: openSize.height))
    }
    if let farthest = bounds.maximumDistance {
      moved.scale = min(
        moved.scale, Self.scale(atDistance: farthest, latitude: latitude, height: openSize.height))
    }
    if let rect = bounds.centerRect, !rect.isNull {
      let near = moved.center.nearest(to: MKMapPoint(x: rect.midX, y: rect.midY))
      moved.center = MKMapPoint(
        x: min(max(near.x, rect.minX), rect.maxX), y: min(max(near.y, rect.minY), rect.maxY))
    }
    return moved.limited()
  }
}
