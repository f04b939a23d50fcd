import SwiftUI

extension ViewType {
  /// Inspects a `LazyHStack`.
  public struct LazyHStack: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "LazyHStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `LazyHStack` inside.
  public func lazyHStack() throws -> InspectableView<ViewType.LazyHStack> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `LazyHStack`.
  public func lazyHStack(_ index: Int) throws -> InspectableView<ViewType.LazyHStack> { try element(index) }
}

extension InspectableView where View == ViewType.LazyHStack {
  /// How the views inside are aligned.
  public func alignment() throws -> VerticalAlignment { try content.value("alignment") }

  /// The distance between the views inside in points, or `nil` for the standard one.
  public func spacing() throws -> CGFloat? { try content.value("spacing") }

  /// The parts of sections that stay in sight.
  public func pinnedViews() throws -> PinnedScrollableViews { try content.value("pinnedViews") }
}
