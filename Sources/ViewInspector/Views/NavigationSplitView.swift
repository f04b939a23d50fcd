import SwiftUI

extension ViewType {
  /// Inspects a `NavigationSplitView`.
  public struct NavigationSplitView: KnownViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { "NavigationSplitView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `NavigationSplitView` inside.
  public func navigationSplitView() throws -> InspectableView<ViewType.NavigationSplitView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `NavigationSplitView`.
  public func navigationSplitView(_ index: Int) throws -> InspectableView<ViewType.NavigationSplitView> {
    try element(index)
  }
}

extension InspectableView where View == ViewType.NavigationSplitView {
  /// The column of the sidebar.
  public func sidebarView() throws -> InspectableView<ViewType.ClassifiedView> { try part("sidebarView") }

  /// The column of details.
  public func detailView() throws -> InspectableView<ViewType.ClassifiedView> { try part("detailView") }
}
