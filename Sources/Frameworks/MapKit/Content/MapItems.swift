import FlowCoreLocation
import SwiftUI

/// The items of a map's content, in order: an engine type.
@MainActor
public struct _MapItems {
  private(set) var items: [MapItem] = []

  /// What the modifiers around the content have set.
  var settings = MapItemSettings()

  private var path: [AnyHashable] = []
  private var elements: [AnyHashable] = []

  /// Collects the content at a place of its surroundings, so that its items keep their identity.
  mutating func within(_ part: some Hashable & Sendable, _ collect: (inout _MapItems) -> Void) {
    path.append(AnyHashable(part))
    collect(&self)
    path.removeLast()
  }

  /// Collects one of several contents.
  @MainActor mutating func collect<Content: MapContent>(_ content: Content, at index: inout Int) {
    path.append(AnyHashable(index))
    Content._collect(content, into: &self)
    path.removeLast()
    index += 1
  }

  /// Collects the content for an element of a collection, whose identity is also a tag.
  mutating func within(element id: some Hashable, _ collect: (inout _MapItems) -> Void) {
    let id = AnyHashable(id)
    path.append(id)
    elements.append(id)
    collect(&self)
    elements.removeLast()
    path.removeLast()
  }

  /// Collects content with other settings.
  mutating func with(_ change: (inout MapItemSettings) -> Void, _ collect: (inout _MapItems) -> Void) {
    let outer = settings
    change(&settings)
    collect(&self)
    settings = outer
  }

  mutating func add(_ kind: MapItem.Kind, tag: AnyHashable? = nil) {
    var tags = settings.tags
    if let tag { tags.append(tag) }
    tags += elements.reversed()
    items.append(MapItem(id: path, kind: kind, settings: settings, tags: tags))
  }
}

/// An item of a map.
struct MapItem: Identifiable {
  enum Kind {
    /// A balloon with its tip at a place.
    case marker(MKMapPoint, MarkerLabel)
    /// A view at a place.
    case annotation(MKMapPoint, anchor: UnitPoint, content: AnyView, title: AnyView)
    case figure(MapFigure)
    /// The place of the phone.
    case user(anchor: UnitPoint, content: ((UserLocation) -> AnyView)?)
  }

  let id: [AnyHashable]
  let kind: Kind
  let settings: MapItemSettings

  /// The values that may stand for the item in a selection, the app's own first.
  let tags: [AnyHashable]

  /// The part of the world that the item takes.
  var boundingRect: MKMapRect {
    switch kind {
    case .marker(let point, _), .annotation(let point, _, _, _): MKMapRect(around: [point])
    case .figure(let figure): figure.boundingRect
    case .user: .null
    }
  }
}

/// What the modifiers around an item have set.
struct MapItemSettings {
  var tags: [AnyHashable] = []
  var tint: AnyShapeStyle?
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var strokeStyle: StrokeStyle?
  var titles = Visibility.automatic
  var subtitles = Visibility.automatic
  var level = MKOverlayLevel.aboveRoads
}

/// The glyph and the title of a marker.
struct MarkerLabel {
  /// What the balloon shows; `nil` for a pin.
  var glyph: AnyView?
  var title: AnyView
}
