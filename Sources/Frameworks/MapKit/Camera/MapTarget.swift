import FlowCoreLocation
import SwiftUI

/// Finds what a map shows for the position of its camera.
struct MapTarget {
  let size: CGSize
  let insets: EdgeInsets
  let items: [MapItem]
  let user: UserLocation?

  /// The rectangle of a map without content: the United States, at whatever place the phone is.
  static let emptyRect = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.1328, longitude: -95.7856),
    span: MKCoordinateSpan(latitudeDelta: 61, longitudeDelta: 66)
  ).mapRect

  /// The smallest extent that is shown around a place alone, in meters.
  static let smallestExtent = 1000.0

  func viewport(for position: MapCameraPosition) -> MapViewport {
    switch position.content {
    case .automatic, .user: showing(contentRect ?? Self.emptyRect)
    case .camera(let camera): MapViewport(seenBy: camera, in: size, insets: insets)
    case .region(let region): showing(region.mapRect)
    case .rect(let rect): showing(rect.isNull ? Self.emptyRect : rect)
    case .item(let item, _): showing(item.surroundings)
    case .userLocation(let followsHeading, let fallback):
      if let place = user?.location?.coordinate {
        showing(.around(place), heading: followsHeading ? user?.heading?.trueHeading ?? 0 : 0)
      } else {
        viewport(for: fallback)
      }
    }
  }

  func showing(_ rect: MKMapRect, heading: Double = 0) -> MapViewport {
    MapViewport(showing: rect, in: size, insets: insets, heading: heading)
  }

  /// The rectangle around all content with a margin, or `nil` without content.
  private var contentRect: MKMapRect? {
    let rects = items.map(\.boundingRect).filter { !$0.isNull }
    guard let first = rects.first else { return nil }
    var all = MKMapRect.null
    for rect in rects {
      let near = rect.origin.nearest(to: first.origin)
      all = all.union(MKMapRect(origin: near, size: rect.size))
    }
    let place = MKMapPoint(x: all.midX, y: all.midY).coordinate
    let least = Self.smallestExtent / WebMercator.metersPerMapPoint(atLatitude: place.latitude)
    let (dx, dy) = (max(all.width * 0.15, (least - all.width) / 2), max(all.height * 0.15, (least - all.height) / 2))
    return all.insetBy(dx: -dx, dy: -dy)
  }
}

extension MKMapRect {
  /// The surroundings of a place.
  static func around(_ place: CLLocationCoordinate2D) -> MKMapRect {
    MKCoordinateRegion(
      center: place, latitudinalMeters: MapTarget.smallestExtent, longitudinalMeters: MapTarget.smallestExtent
    ).mapRect
  }
}
