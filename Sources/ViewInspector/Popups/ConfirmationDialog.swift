import SwiftUI

extension ViewType {
  /// Inspects a confirmation dialog.
  public struct ConfirmationDialog: PopupViewType {
    public static var typePrefix: String { "ConfirmationDialog" }
  }
}

extension InspectableView {
  /// The confirmation dialog that the view presents.
  ///
  /// - Parameter index: The number of confirmation dialogs closer to the view.
  /// - Throws: `InspectionError.viewNotFound` if it is not presented, `modifierNotFound` if there is no such modifier.
  public func confirmationDialog(_ index: Int? = nil) throws -> InspectableView<ViewType.ConfirmationDialog> {
    try popup("ConfirmationDialog", index)
  }
}

extension InspectableView where View == ViewType.ConfirmationDialog {
  /// The title.
  public func title() throws -> InspectableView<ViewType.Text> { try popupPart("title") }
  /// The message.
  public func message() throws -> InspectableView<ViewType.ClassifiedView> { try popupPart("message") }
  /// The buttons.
  public func actions() throws -> InspectableView<ViewType.ClassifiedView> { try popupPart("actions") }

  /// Whether the title is shown.
  public func titleVisibility() throws -> Visibility { try content.value("titleVisibility") }

  /// Dismisses the presentation.
  public func dismiss() throws { try dismissPopup() }
}
