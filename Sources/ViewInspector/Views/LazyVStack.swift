import SwiftUI

extension ViewType {
  /// Inspects a `LazyVStack`.
  public struct LazyVStack: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "LazyVStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `LazyVStack`.
  public func lazyVStack() throws -> InspectableView<ViewType.LazyVStack> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `LazyVStack`.
  public func lazyVStack(_ index: Int) throws -> InspectableView<ViewType.LazyVStack> { try element(index) }
}

extension InspectableView where View == ViewType.LazyVStack {
  /// The alignment of the children.
  public func alignment() throws -> HorizontalAlignment { try content.value("alignment") }

  /// The spacing between the children in points, or `nil` for the default.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }

  /// The pinned parts of sections.
  public func pinnedViews() throws -> PinnedScrollableViews { try content.value("pinnedViews") }
}
