import SwiftUI

extension ViewType {
  /// Inspects an action sheet.
  public struct ActionSheet: PopupViewType {
    public static var typePrefix: String { "ActionSheet" }

    static func isPresented(by presenter: any BasePopupPresenter) -> Bool { presenter.isActionSheetPresenter }
  }
}

extension InspectableView {
  /// The action sheet that the view presents.
  ///
  /// - Parameter index: The number of action sheets closer to the view.
  /// - Throws: `InspectionError.viewNotFound` if it is not presented, `modifierNotFound` if there is no such modifier,
  ///   `notSupported` if the view is not on a screen, see ``ViewHosting``.
  public func actionSheet(_ index: Int? = nil) throws -> InspectableView<ViewType.ActionSheet> {
    try popup("ActionSheet", index)
  }
}

extension InspectableView where View == ViewType.ActionSheet {
  /// The title.
  public func title() throws -> InspectableView<ViewType.Text> { try popupPart("title") }
  /// The message.
  public func message() throws -> InspectableView<ViewType.Text> { try popupPart("message") }

  /// One of the buttons.
  ///
  /// - Parameter index: The number of the button, counted from zero.
  /// - Throws: `InspectionError.viewNotFound` if there is no such button.
  public func button(_ index: Int) throws -> InspectableView<ViewType.AlertButton> {
    try popupPart(Composition.Role("button", index), missing: "button at index \(index)")
  }

  /// Dismisses the presentation.
  public func dismiss() throws { try dismissPopup() }
}
