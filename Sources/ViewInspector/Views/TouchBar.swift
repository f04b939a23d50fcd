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

  /// The name of the view for people who arrange its touch bar.
  public func touchBarCustomizationLabel() throws -> InspectableView<ViewType.Text> {
    try modifierView("touchBarCustomizationLabel", as: ViewType.Text.self)
  }

  /// How the view behaves when people arrange its touch bar.
  public func touchBarItemPresence() throws -> TouchBarItemPresence {
    try modifierValue("touchBarItemPresence", "value")
  }
}

extension InspectableView where View == ViewType.TouchBar {
  /// The identity under which a person's changes to the bar are kept; empty if there is none.
  public func touchBarID() throws -> String { try content.value("id") }
}
