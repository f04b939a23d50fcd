import SwiftUI

extension ViewType {
  /// Inspects a button of an `Alert` or an `ActionSheet`.
  public struct AlertButton: KnownViewType {
    public static var typePrefix: String { "Alert.Button" }
  }
}

extension Alert.Button {
  /// The role of a button.
  public enum Style: String, Sendable {
    case `default`, cancel, destructive
  }
}

extension InspectableView where View == ViewType.AlertButton {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.Text> { try popupPart("label") }

  /// The role of the button.
  public func style() throws -> Alert.Button.Style {
    let role: ButtonRole? = try content.value("role")
    switch role {
    case .cancel: return .cancel
    case .destructive: return .destructive
    default: return .default
    }
  }

  /// Dismisses the presentation and runs the button's action.
  public func tap() throws {
    guard let popup = parentView, let dismiss: () -> Void = popup.content.composition?.value("dismiss") else {
      throw InspectionError.parentViewNotFound(view: "Alert.Button")
    }
    let action: (() -> Void)? = content.composition?.value("action")
    try perform {
      dismiss()
      action?()
    }
  }
}
