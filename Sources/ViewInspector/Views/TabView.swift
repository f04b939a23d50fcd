import SwiftUI

extension ViewType {
  /// Inspects a `TabView`.
  public struct TabView: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "TabView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `TabView` inside.
  public func tabView() throws -> InspectableView<ViewType.TabView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `TabView`.
  public func tabView(_ index: Int) throws -> InspectableView<ViewType.TabView> { try element(index) }
}

extension InspectableView {
  /// The item of the tab bar that stands for the view.
  public func tabItem() throws -> InspectableView<ViewType.ClassifiedView> { try modifierView("tabItem") }

  /// The style of the tab views inside.
  public func tabViewStyle() throws -> Any { try modifierValue("tabViewStyle", "style") }

  /// The style of the dots that show which page is shown.
  public func indexViewStyle() throws -> Any { try modifierValue("indexViewStyle", "style") }
}

extension PageTabViewStyle: Equatable {
  public nonisolated static func == (lhs: PageTabViewStyle, rhs: PageTabViewStyle) -> Bool {
    lhs.indexDisplayMode == rhs.indexDisplayMode
  }
}
