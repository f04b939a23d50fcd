import SwiftUI

extension ViewType {
  /// Inspects a `LazyHGrid`.
  public struct LazyHGrid: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "LazyHGrid" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `LazyHGrid` inside.
  public func lazyHGrid() throws -> InspectableView<ViewType.LazyHGrid> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `LazyHGrid`.
  public func lazyHGrid(_ index: Int) throws -> InspectableView<ViewType.LazyHGrid> { try element(index) }
}

extension InspectableView where View == ViewType.LazyHGrid {
  /// How the views inside are aligned.
  public func alignment() throws -> VerticalAlignment { try content.value("alignment") }

  /// The distance between the lines in points, or `nil` for the standard one.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }

  /// The parts of sections that stay in sight.
  public func pinnedViews() throws -> PinnedScrollableViews { try content.value("pinnedViews") }

  /// The rows of the grid.
  public func rows() throws -> [GridItem] { try content.value("rows") }
}
