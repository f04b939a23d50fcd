import SwiftUI

extension ViewType {
  /// Inspects a `LazyVGrid`.
  public struct LazyVGrid: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "LazyVGrid" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `LazyVGrid`.
  public func lazyVGrid() throws -> InspectableView<ViewType.LazyVGrid> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `LazyVGrid`.
  public func lazyVGrid(_ index: Int) throws -> InspectableView<ViewType.LazyVGrid> { try element(index) }
}

extension InspectableView where View == ViewType.LazyVGrid {
  /// The alignment of the children.
  public func alignment() throws -> HorizontalAlignment { try content.value("alignment") }

  /// The spacing between the lines in points, or `nil` for the default.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }

  /// The pinned parts of sections.
  public func pinnedViews() throws -> PinnedScrollableViews { try content.value("pinnedViews") }

  /// The columns of the grid.
  public func columns() throws -> [GridItem] { try content.value("columns") }
}
