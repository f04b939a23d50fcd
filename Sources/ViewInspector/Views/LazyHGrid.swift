import SwiftUI

extension ViewType {
  /// Inspects a `LazyHGrid`.
  public struct LazyHGrid: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "LazyHGrid" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `LazyHGrid`.
  public func lazyHGrid() throws -> InspectableView<ViewType.LazyHGrid> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `LazyHGrid`.
  public func lazyHGrid(_ index: Int) throws -> InspectableView<ViewType.LazyHGrid> { try element(index) }
}

extension InspectableView where View == ViewType.LazyHGrid {
  /// The alignment of the children.
  public func alignment() throws -> VerticalAlignment { try content.value("alignment") }

  /// The spacing between the lines in points, or `nil` for the default.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }

  /// The pinned parts of sections.
  public func pinnedViews() throws -> PinnedScrollableViews { try content.value("pinnedViews") }

  /// The rows of the grid.
  public func rows() throws -> [GridItem] { try content.value("rows") }
}
