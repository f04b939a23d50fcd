import SwiftUI

extension ViewType {
  /// Inspects a `LazyVGrid`.
  public struct LazyVGrid: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "LazyVGrid" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `LazyVGrid` inside.
  public func lazyVGrid() throws -> InspectableView<ViewType.LazyVGrid> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `LazyVGrid`.
  public func lazyVGrid(_ index: Int) throws -> InspectableView<ViewType.LazyVGrid> { try element(index) }
}

extension InspectableView where View == ViewType.LazyVGrid {
  /// How the views inside are aligned.
  public func alignment() throws -> HorizontalAlignment { try content.value("alignment") }

  /// The distance between the lines in points, or `nil` for the standard one.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }

  /// The parts of sections that stay in sight.
  public func pinnedViews() throws -> PinnedScrollableViews { try content.value("pinnedViews") }

  /// The columns of the grid.
  public func columns() throws -> [GridItem] { try content.value("columns") }
}
