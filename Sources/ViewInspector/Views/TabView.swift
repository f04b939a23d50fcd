import SwiftUI

extension ViewType {
  /// Inspects a `TabView`.
  public struct TabView: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "TabView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `TabView`.
  public func tabView() throws -> InspectableView<ViewType.TabView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `TabView`.
  public func tabView(_ index: Int) throws -> InspectableView<ViewType.TabView> { try element(index) }
}

extension InspectableView {
  /// The tab item of the view.
  public func tabItem() throws -> InspectableView<ViewType.ClassifiedView> { try modifierView("tabItem") }

  /// The style of the tab views inside.
  public func tabViewStyle() throws -> Any { try modifierValue("tabViewStyle", "style") }

  /// The style of the page indicator.
  public func indexViewStyle() throws -> Any { try modifierValue("indexViewStyle", "style") }
}

extension PageTabViewStyle: Equatable {
  public nonisolated static func == (lhs: PageTabViewStyle, rhs: PageTabViewStyle) -> Bool {
    lhs.indexDisplayMode == rhs.indexDisplayMode
  }
}
