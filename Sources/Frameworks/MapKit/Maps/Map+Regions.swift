import FlowCoreLocation
import SwiftUI

/// Whether a map follows the place of the phone.
public enum MapUserTrackingMode: Hashable, Sendable {
  case none, follow, followWithHeading
}

extension Map {
  /// Creates a map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(
      content: _DefaultMapContent(
        setup: .older(.region(coordinateRegion), interactionModes, userTrackingMode), showsUser: showsUserLocation))
  }

  /// Creates a map of a rectangle.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(
      content: _DefaultMapContent(
        setup: .older(.rect(mapRect), interactionModes, userTrackingMode), showsUser: showsUserLocation))
  }

  /// Creates a map of a region with an annotation for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      content: _DefaultAnnotatedMapContent(
        setup: .older(.region(coordinateRegion), interactionModes, userTrackingMode), showsUser: showsUserLocation,
        items: annotationItems, content: { annotationContent($0)._annotationData }))
  }

  /// Creates a map of a rectangle with an annotation for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      content: _DefaultAnnotatedMapContent(
        setup: .older(.rect(mapRect), interactionModes, userTrackingMode), showsUser: showsUserLocation,
        items: annotationItems, content: { annotationContent($0)._annotationData }))
  }
}

extension MapSetup {
  fileprivate static func older(
    _ position: Position, _ modes: MapInteractionModes, _ tracking: Binding<MapUserTrackingMode>?
  ) -> MapSetup {
    MapSetup(
      position: position, modes: modes.intersection([.pan, .zoom]), ignoresSafeArea: false, tracking: tracking)
  }
}

/// The content of a map without annotations.
@MainActor @preconcurrency
public struct _DefaultMapContent: View {
  let setup: MapSetup
  let showsUser: Bool

  init(setup: MapSetup, showsUser: Bool) {
    self.setup = setup
    self.showsUser = showsUser
  }

  public var body: some View {
    var items = _MapItems()
    if showsUser { UserAnnotation._collect(UserAnnotation(), into: &items) }
    return MapStage(setup: setup, items: items.items)
  }
}

/// The content of a map with an annotation for each item.
@MainActor @preconcurrency
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
  let setup: MapSetup
  let showsUser: Bool
  let items: Items
  let content: (Items.Element) -> _MapAnnotationData

  init(
    setup: MapSetup, showsUser: Bool, items: Items, content: @escaping (Items.Element) -> _MapAnnotationData
  ) {
    self.setup = setup
    self.showsUser = showsUser
    self.items = items
    self.content = content
  }

  public var body: some View {
    var collected = _MapItems()
    for item in items {
      let data = content(item)
      collected.within(element: item.id) { items in
        items.with({ $0.tint = data.tint.map { AnyShapeStyle($0) } }) { $0.add(data.kind) }
      }
    }
    if showsUser { UserAnnotation._collect(UserAnnotation(), into: &collected) }
    return MapStage(setup: setup, items: collected.items)
  }
}

/// An annotation of a map of a region.
public protocol MapAnnotationProtocol {
  var _annotationData: _MapAnnotationData { get }
}

/// What a map needs of an annotation: an engine type.
public struct _MapAnnotationData {
  let kind: MapItem.Kind
  var tint: Color?
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _annotationData: _MapAnnotationData

  /// Creates an annotation.
  ///
  /// - Parameter anchorPoint: The point of the view that is at the place, from 0 to 1.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    _annotationData = _MapAnnotationData(
      kind: .annotation(
        MKMapPoint(coordinate), anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), content: AnyView(content()),
        title: AnyView(EmptyView())))
  }
}

/// A balloon at a place.
public struct MapMarker: MapAnnotationProtocol {
  public let _annotationData: _MapAnnotationData

  /// Creates a balloon.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _annotationData = _MapAnnotationData(
      kind: .marker(MKMapPoint(coordinate), MarkerLabel(title: AnyView(EmptyView()))), tint: tint)
  }
}

/// A pin at a place; it looks like a balloon here.
public struct MapPin: MapAnnotationProtocol {
  public let _annotationData: _MapAnnotationData

  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _annotationData = MapMarker(coordinate: coordinate, tint: tint)._annotationData
  }
}
