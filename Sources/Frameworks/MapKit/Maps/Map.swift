import FlowCoreLocation
import SwiftUI

/// A map.
///
/// The ground is a color with a graticule. Everything on it is at its projected place.
@MainActor @preconcurrency
public struct Map<Content: View>: View {
  let content: Content

  init(content: Content) { self.content = content }

  public var body: some View { content }
}

/// What a person may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = MapInteractionModes(rawValue: 1 << 0)
  public static let zoom = MapInteractionModes(rawValue: 1 << 1)
  public static let rotate = MapInteractionModes(rawValue: 1 << 2)
  public static let pitch = MapInteractionModes(rawValue: 1 << 3)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// The content of a map with a builder.
@MainActor @preconcurrency
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
  let setup: MapSetup
  let content: Content

  init(_ setup: MapSetup, _ content: Content) {
    self.setup = setup
    self.content = content
  }

  public var body: some View {
    var items = _MapItems()
    Content._collect(content, into: &items)
    return MapStage(setup: setup, items: items.items)
  }
}

/// The content of a map whose selection may be a feature of the ground; the ground has none.
@MainActor @preconcurrency
public struct MapSelectableContentView<SelectionValue: MapSelectable, Content: MapContent>: View {
  let base: MapContentView<SelectionValue, Content>

  init(base: MapContentView<SelectionValue, Content>) { self.base = base }

  public var body: some View { base }
}

/// What the initializer of a map has been given.
struct MapSetup {
  /// Where the position of the camera is kept.
  enum Position {
    case initial(MapCameraPosition)
    case binding(Binding<MapCameraPosition>)
    case region(Binding<MKCoordinateRegion>)
    case rect(Binding<MKMapRect>)
  }

  var position: Position
  var bounds: MapCameraBounds?
  var modes: MapInteractionModes
  var selection: MapSelectionState?
  var scope: Namespace.ID?

  /// Whether the map extends below the bars, as those with a builder do.
  var ignoresSafeArea = true
  var tracking: Binding<MapUserTrackingMode>?
}

/// The selection of a map.
struct MapSelectionState {
  let isSelected: ([AnyHashable]) -> Bool
  /// Selects the item of tags, or nothing; an item without a fitting tag changes nothing.
  let select: ([AnyHashable]?) -> Void

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    isSelected = { tags in
      guard let value = binding.wrappedValue else { return false }
      return tags.lazy.compactMap { $0.base as? Value }.first == value
    }
    select = { tags in
      guard let tags else {
        if binding.wrappedValue != nil { binding.wrappedValue = nil }
        return
      }
      if let value = tags.lazy.compactMap({ $0.base as? Value }).first { binding.wrappedValue = value }
    }
  }
}
