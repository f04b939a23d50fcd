import SwiftUI

/// A custom modifier that presents something and exposes it to tests.
///
/// Views on a screen do not need one: there, presentations of SwiftUI's own modifiers are found.
@MainActor @preconcurrency
public protocol BasePopupPresenter {
  /// The current presentation.
  ///
  /// - Throws: `InspectionError` if there is none.
  func buildPopup() throws -> Any

  /// Dismisses the presentation.
  func dismissPopup()

  /// The modified view in the modifier's body.
  func content() throws -> ViewInspector.Content

  /// Whether the presentation is an alert.
  var isAlertPresenter: Bool { get }
  /// Whether the presentation is an action sheet.
  var isActionSheetPresenter: Bool { get }
  /// Whether the presentation is a popover.
  var isPopoverPresenter: Bool { get }
  /// Whether the presentation is a sheet or a full-screen cover.
  var isSheetPresenter: Bool { get }
}

/// A modifier that presents something while a binding is `true`.
@MainActor @preconcurrency
public protocol PopupPresenter: BasePopupPresenter {
  /// The presentation.
  associatedtype Popup
  /// Whether the presentation is shown.
  var isPresented: Binding<Bool> { get }
  /// Creates the presentation.
  var popupBuilder: () -> Popup { get }
  /// Called when the presentation has been dismissed.
  var onDismiss: (() -> Void)? { get }
}

/// A modifier that presents something while a binding has an item.
@MainActor @preconcurrency
public protocol ItemPopupPresenter: BasePopupPresenter {
  /// The presentation.
  associatedtype Popup
  /// The item that is presented.
  associatedtype Item: Identifiable
  /// The presented item.
  var item: Binding<Item?> { get }
  /// Creates the presentation.
  var popupBuilder: (Item) -> Popup { get }
  /// Called when the presentation has been dismissed.
  var onDismiss: (() -> Void)? { get }
}

extension BasePopupPresenter {
  public var isAlertPresenter: Bool { false }
  public var isActionSheetPresenter: Bool { false }
  public var isPopoverPresenter: Bool { false }
  public var isSheetPresenter: Bool { false }

  fileprivate func absent(_ type: Any.Type) -> InspectionError {
    .viewNotFound(
      parent: isPopoverPresenter ? "Popover" : isSheetPresenter ? "Sheet" : Inspector.typeName(type: type))
  }
}

extension PopupPresenter {
  public func buildPopup() throws -> Any {
    guard isPresented.wrappedValue else { throw absent(Popup.self) }
    return popupBuilder()
  }

  public func dismissPopup() {
    isPresented.wrappedValue = false
    onDismiss?()
  }
}

extension ItemPopupPresenter {
  public func buildPopup() throws -> Any {
    guard let item = item.wrappedValue else { throw absent(Popup.self) }
    return popupBuilder(item)
  }

  public func dismissPopup() {
    item.wrappedValue = nil
    onDismiss?()
  }
}

// MARK: - Presentations

extension PopupPresenter where Popup == Alert {
  public var isAlertPresenter: Bool { true }
}

extension ItemPopupPresenter where Popup == Alert {
  public var isAlertPresenter: Bool { true }
}

extension PopupPresenter where Popup == ActionSheet {
  public var isActionSheetPresenter: Bool { true }
}

extension ItemPopupPresenter where Popup == ActionSheet {
  public var isActionSheetPresenter: Bool { true }
}

extension ViewModifier where Self: BasePopupPresenter {
  public func content() throws -> ViewInspector.Content {
    try body(content: _ViewModifier_Content()).inspect().find(ViewType.ViewModifierContent.self).content
  }

  /// Whether the modifier's body uses one of several presenting modifiers.
  fileprivate func presents(by names: Set<String>) -> Bool {
    (try? content().modifierCompositions.contains { names.contains($0.name) }) ?? false
  }
}

extension ViewModifier where Self: PopupPresenter {
  public var isPopoverPresenter: Bool { presents(by: ["popover"]) }
  public var isSheetPresenter: Bool { presents(by: ["sheet", "fullScreenCover"]) }
}

extension ViewModifier where Self: ItemPopupPresenter {
  public var isPopoverPresenter: Bool { presents(by: ["popover"]) }
  public var isSheetPresenter: Bool { presents(by: ["sheet", "fullScreenCover"]) }
}
