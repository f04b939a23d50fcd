import SwiftUI

extension ViewType {
  /// Inspects an alert.
  public struct Alert: PopupViewType {
    public static var typePrefix: String { "Alert" }

    static func isPresented(by presenter: any BasePopupPresenter) -> Bool { presenter.isAlertPresenter }
  }
}

extension InspectableView {
  /// The alert that the view presents.
  ///
  /// - Parameter index: The number of alerts closer to the view.
  /// - Throws: `InspectionError.viewNotFound` if it is not presented, `modifierNotFound` if there is no such modifier,
  ///   `notSupported` if the view is not on a screen, see ``ViewHosting``.
  public func alert(_ index: Int? = nil) throws -> InspectableView<ViewType.Alert> { try popup("Alert", index) }
}

extension InspectableView where View == ViewType.Alert {
  /// The title.
  public func title() throws -> InspectableView<ViewType.Text> { try popupPart("title") }
  /// The message.
  public func message() throws -> InspectableView<ViewType.ClassifiedView> { try popupPart("message") }

  /// The buttons and text fields of an alert with actions.
  public func actions() throws -> InspectableView<ViewType.ClassifiedView> { try popupPart("actions") }

  /// The first button of an `Alert`, or the one that dismisses it.
  public func primaryButton() throws -> InspectableView<ViewType.AlertButton> { try popupPart("primaryButton") }

  /// The second button of an `Alert`.
  public func secondaryButton() throws -> InspectableView<ViewType.AlertButton> { try popupPart("secondaryButton") }

  /// Dismisses the presentation.
  public func dismiss() throws { try dismissPopup() }
}
