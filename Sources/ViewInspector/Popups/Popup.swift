import SwiftUI

extension ViewHosting {
  /// Whether presentations of SwiftUI's own modifiers are found in views that are not on a screen: sheets, covers,
  /// popovers, alerts and action sheets.
  ///
  /// They are always found if a test hosts its view. In other views, only presentations of a `PopupPresenter` are found
  /// unless this is `true`. Confirmation dialogs and alerts with actions are always found.
  public static var findsPopupsWithoutHost = false
}

/// A kind of presentation.
@MainActor @preconcurrency
protocol PopupViewType: KnownViewType {
  static func isPresented(by presenter: any BasePopupPresenter) -> Bool
}

extension PopupViewType {
  static func isPresented(by presenter: any BasePopupPresenter) -> Bool { false }
}

extension InspectableView {
  /// The presentation of a modifier on the view.
  ///
  /// - Parameters:
  ///   - name: The kind in messages; the modifier's name begins with a lowercase letter.
  ///   - index: The number of modifiers of the kind closer to the view.
  func popup<Popup: PopupViewType>(
    _ name: String, _ index: Int?, as kind: Popup.Type = Popup.self
  ) throws -> InspectableView<Popup> {
    let view = content
    let modifierName = name.firstLetterLowercased
    if isParent(calledBy: modifierName) { return try asInspectableView() }
    let sources = view.popupSources.filter { $0.isSource(of: kind, modifierName: modifierName) }
    let usable = sources.filter { $0.isUsable(in: view) }
    guard usable.indices.contains(index ?? 0) else {
      guard sources.isEmpty else {
        throw InspectionError.notSupported(
          "Please refer to the Guide for inspecting the \(name): "
            + "https://github.com/nalexn/ViewInspector/blob/master/guide_popups.md#\(name.lowercased())")
      }
      throw modifierNotFound(modifierName, index: index ?? 0)
    }
    let call = ViewType.inspectionCall(base: "\(modifierName)(\(ViewType.indexPlaceholder))", index: index)
    let content = try view.popup(from: usable[index ?? 0], named: name)
    return try InspectableView<Popup>(content, parent: self, call: call, index: index)
  }

  /// A part of a presentation, such as an alert's title.
  func popupPart<T: BaseViewType>(
    _ role: Composition.Role, missing name: String? = nil, as type: T.Type = T.self
  ) throws -> InspectableView<T> {
    guard let part = content.composition?.part(role) else {
      throw InspectionError.viewNotFound(parent: name ?? role.name)
    }
    return try InspectableView<T>(content.content(of: part), parent: self, call: role.call)
  }

  /// Dismisses the presentation that contains the view.
  func dismissPopup() throws {
    let dismiss: () -> Void = try content.value("dismiss")
    let onDismiss: (() -> Void)?? = content.composition?.value("onDismiss")
    // A screen itself detects that a presentation has ended.
    let isShown = content.medium.place.tree.screen != nil
    try perform {
      dismiss()
      if !isShown { onDismiss??() }
    }
  }
}

/// A modifier that may present something.
enum PopupSource {
  case presenter(any BasePopupPresenter)
  case native(Composition)

  @MainActor
  func isSource<Popup: PopupViewType>(of kind: Popup.Type, modifierName: String) -> Bool {
    switch self {
    case .presenter(let presenter): kind.isPresented(by: presenter)
    case .native(let composition): composition.name == modifierName
    }
  }

  /// Whether the presentation can be inspected in a view.
  @MainActor
  func isUsable(in content: Content) -> Bool {
    guard case .native(let composition) = self else { return true }
    return !composition.needsHost || content.showsPopups
  }
}

extension Composition {
  /// Whether the modifier presents something.
  var presents: Bool { needsHost || ["alert", "confirmationDialog"].contains(name) }

  /// Whether the modifier's presentations are found on a screen only.
  var needsHost: Bool {
    switch name {
    case "sheet", "fullScreenCover", "popover", "actionSheet": true
    case "alert": value("isOfValue") == true
    default: false
    }
  }
}

extension Content {
  /// Whether presentations of SwiftUI's own modifiers are found.
  var showsPopups: Bool { medium.place.tree.screen != nil || ViewHosting.findsPopupsWithoutHost }

  /// The modifiers on the view that may present something, nearest first.
  fileprivate var popupSources: [PopupSource] {
    medium.viewModifiers.reversed().compactMap { modified in
      let modifier = (modified as? any ModifiedView)?.viewModifier
      if let presenter = modifier as? any BasePopupPresenter { return .presenter(presenter) }
      return (modifier as? any ComposedModifier).map { .native($0.composition) }
    }
  }

  fileprivate func popup(from source: PopupSource, named name: String) throws -> Content {
    switch source {
    case .native(let composition):
      guard let part = composition.part("popup") else { throw InspectionError.viewNotFound(parent: name) }
      return try popup(part)
    case .presenter(let presenter):
      do {
        return try popup(of: presenter)
      } catch InspectionError.viewNotFound {
        throw InspectionError.viewNotFound(parent: name)
      }
    }
  }

  /// The presentation of a custom modifier.
  func popup(of presenter: any BasePopupPresenter) throws -> Content {
    let popup = try presenter.buildPopup()
    let composition: Composition
    switch popup {
    case let alert as Alert: composition = alert.popup
    case let sheet as ActionSheet: composition = sheet.popup
    case let view as any View:
      composition = Composition(presenter.isPopoverPresenter ? "Popover" : "Sheet").multiple(view)
    default: throw InspectionError.notSupported("Not a content type: \(Inspector.typeName(value: popup))")
    }
    let dismiss: () -> Void = { presenter.dismissPopup() }
    var described = composition.value("dismiss", dismiss)
    if let native = try? presenter.content().modifierCompositions.lazy.compactMap({ $0.part("popup") }).first,
      let popover = (try native.view(nil) as? ComposedPopup)?.composition
    {
      for (name, value) in popover.allValues where name != "dismiss" && name != "onDismiss" {
        described = described.value(name, value)
      }
    }
    let medium = medium.resettingViewModifiers()
    return Content(ComposedPopup(described), medium: medium.at(medium.place.part("popup")))
  }

  /// The presentation of a native modifier; buttons of an alert dismiss it.
  func popup(_ part: Composition.Part, at node: _ViewNode? = nil) throws -> Content {
    let content = try content(of: part, at: node)
    guard let dismiss: () -> Void = content.composition?.value("dismiss"),
      ["Alert", "ConfirmationDialog"].contains(content.composition?.name)
    else { return content }
    var environment = content.medium.place.environment
    environment.actionCompletion = { dismiss() }
    return Content(content.view, medium: content.medium.at(content.medium.place.with(environment: environment)))
  }
}

extension BasePopupPresenter {
  /// The name of the corresponding native modifier.
  var modifierName: String {
    if isAlertPresenter { return "alert" }
    if isActionSheetPresenter { return "actionSheet" }
    return isPopoverPresenter ? "popover" : "sheet"
  }
}
