import SwiftUI

extension ViewType {
  /// Inspects a `LazyVStack`.
  public struct LazyVStack: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "LazyVStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `LazyVStack` inside.
  public func lazyVStack() throws -> InspectableView<ViewType.LazyVStack> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `LazyVStack`.
  public func lazyVStack(_ index: Int) throws -> InspectableView<ViewType.LazyVStack> { try element(index) }
}

extension InspectableView where View == ViewType.LazyVStack {
  /// How the views inside are aligned.
  public func alignment() throws -> HorizontalAlignment { try content.value("alignment") }

  /// The distance between the views inside in points, or `nil` for the standard one.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }

  /// The parts of sections that stay in sight.
  public func pinnedViews() throws -> PinnedScrollableViews { try content.value("pinnedViews") }
}
