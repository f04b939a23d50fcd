import SwiftUI

extension ViewType {
  /// Inspects a `NavigationSplitView`.
  public struct NavigationSplitView: KnownViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { "NavigationSplitView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `NavigationSplitView`.
  public func navigationSplitView() throws -> InspectableView<ViewType.NavigationSplitView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `NavigationSplitView`.
  public func navigationSplitView(_ index: Int) throws -> InspectableView<ViewType.NavigationSplitView> {
    try element(index)
  }
}

extension InspectableView where View == ViewType.NavigationSplitView {
  /// The sidebar column.
  public func sidebarView() throws -> InspectableView<ViewType.ClassifiedView> { try part("sidebarView") }

  /// The detail column.
  public func detailView() throws -> InspectableView<ViewType.ClassifiedView> { try part("detailView") }
}
