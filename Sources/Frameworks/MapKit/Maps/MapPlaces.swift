import SwiftUI

/// Places views at their points of a map.
struct MapPlaces: Layout {
  let viewport: MapViewport

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { viewport.size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      guard let place = view[MapPlaceKey.self] else { continue }
      let point = viewport.point(for: place.point)
      view.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: place.anchor, proposal: .unspecified)
    }
  }
}

/// Where a view of a map is.
struct MapPlace: Equatable {
  let point: MKMapPoint
  let anchor: UnitPoint

  static func == (first: Self, second: Self) -> Bool {
    MKMapPointEqualToPoint(first.point, second.point) && first.anchor == second.anchor
  }
}

private struct MapPlaceKey: LayoutValueKey {
  static let defaultValue: MapPlace? = nil
}

extension View {
  /// Places the view at a point of the map around it.
  func mapPlace(_ point: MKMapPoint, anchor: UnitPoint) -> some View {
    // What is farther to the south is in front.
    layoutValue(key: MapPlaceKey.self, value: MapPlace(point: point, anchor: anchor))
      .zIndex(point.y / WebMercator.worldSize)
  }
}
