import FlowActivityKit
import Foundation
import SwiftUI

/// What a live activity shows.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
}

/// The content of a live activity around the camera.
public struct DynamicIsland {
  var expanded: () -> [IslandRegion]
  var compactLeading: () -> AnyView
  var compactTrailing: () -> AnyView
  var minimal: () -> AnyView
  var url: URL?
  var keyline: Color?
  var margins: [DynamicIslandMode: EdgeInsets] = [:]

  /// Creates the content for each size of the island.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { expanded().regions }
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// Sets the address that the app opens after a tap.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var island = self
    island.url = url
    return island
  }

  /// Sets the color of the line around the island.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.keyline = color
    return island
  }

  /// Sets the margins of a size of the island.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
    var island = self
    island.margins[mode, default: EdgeInsets()].set(edges, to: length)
    return island
  }
}

/// A size of the island.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A part of the large island.
struct IslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let content: AnyView
  var margins = EdgeInsets()
}

/// The place of a part.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// A part of the large island.
public struct DynamicIslandExpandedRegion<Content: View> {
  var region: IslandRegion

  /// Creates a part.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {
    region = IslandRegion(position: position, content: AnyView(content()))
  }

  /// Sets the margins of the part.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
    var copy = self
    copy.region.margins.set(edges, to: length)
    return copy
  }
}

/// The parts of the large island.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [IslandRegion]
}

/// A result builder for the parts of the large island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(regions: [region.region])
  }

  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { first }

  public static func buildPartialBlock<First: View, Next: View>(
    accumulated: DynamicIslandExpandedContent<First>, next: DynamicIslandExpandedContent<Next>
  ) -> DynamicIslandExpandedContent<TupleView<(First, Next)>> {
    DynamicIslandExpandedContent(regions: accumulated.regions + next.regions)
  }

  public static func buildOptional<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> {
    DynamicIslandExpandedContent(regions: content?.regions ?? [])
  }

  public static func buildEither<First: View, Second: View>(
    first: DynamicIslandExpandedContent<First>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
    DynamicIslandExpandedContent(regions: first.regions)
  }

  public static func buildEither<First: View, Second: View>(
    second: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
    DynamicIslandExpandedContent(regions: second.regions)
  }
}

/// How a part of the large island is placed beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  private let name: String

  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

extension View {
  /// Places the view below the camera if it is too wide; here parts keep their places.
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}

extension EdgeInsets {
  fileprivate mutating func set(_ edges: Edge.Set, to length: Double) {
    if edges.contains(.top) { top = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.trailing) { trailing = length }
  }
}
