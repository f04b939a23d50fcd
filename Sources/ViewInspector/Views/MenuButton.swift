import SwiftUI

extension ViewType {
  /// Inspects a `MenuButton`.
  public struct MenuButton: KnownViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { "MenuButton" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `MenuButton`.
  public func menuButton() throws -> InspectableView<ViewType.MenuButton> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `MenuButton`.
  public func menuButton(_ index: Int) throws -> InspectableView<ViewType.MenuButton> { try element(index) }
}

extension InspectableView where View == ViewType.MenuButton {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }
}

extension InspectableView {
  /// The style of menu buttons set on the view.
  @available(*, deprecated, message: "Menu buttons are deprecated.")
  public func menuButtonStyle() throws -> Any { try style(\.menuButtonStyle, call: "menuButtonStyle") }
}
