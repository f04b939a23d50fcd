import SwiftUI

extension ViewType {
  /// Inspects a `LazyHStack`.
  public struct LazyHStack: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "LazyHStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `LazyHStack`.
  public func lazyHStack() throws -> InspectableView<ViewType.LazyHStack> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `LazyHStack`.
  public func lazyHStack(_ index: Int) throws -> InspectableView<ViewType.LazyHStack> { try element(index) }
}

extension InspectableView where View == ViewType.LazyHStack {
  /// The alignment of the children.
  public func alignment() throws -> VerticalAlignment { try content.value("alignment") }

  /// The spacing between the children in points, or `nil` for the default.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }

  /// The pinned parts of sections.
  public func pinnedViews() throws -> PinnedScrollableViews { try content.value("pinnedViews") }
}
