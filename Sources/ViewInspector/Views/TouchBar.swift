import SwiftUI

extension ViewType {
  /// Inspects the touch bar of a view.
  public struct TouchBar: ModifierKind, SingleViewContent, MultipleViewContent {
    static var modifierName: String { "touchBar" }
  }
}

extension InspectableView {
  /// The touch bar of the view.
  public func touchBar() throws -> InspectableView<ViewType.TouchBar> { try modifier() }

  /// Whether the view is the principal item of its touch bar.
  public func touchBarItemPrincipal() throws -> Bool { try modifierValue("touchBarItemPrincipal", "value") }

  /// The customization label of the view in its touch bar.
  public func touchBarCustomizationLabel() throws -> InspectableView<ViewType.Text> {
    try modifierView("touchBarCustomizationLabel", as: ViewType.Text.self)
  }

  /// The customization behavior of the view in its touch bar.
  public func touchBarItemPresence() throws -> TouchBarItemPresence {
    try modifierValue("touchBarItemPresence", "value")
  }
}

extension InspectableView where View == ViewType.TouchBar {
  /// The identifier of the bar's customization; empty if there is none.
  public func touchBarID() throws -> String { try content.value("id") }
}
