/// The composition of a presentation's content, without the system's decoration.
@MainActor
protocol PopupView: View {
  var popup: Composition { get }
}

/// A presentation as a view: a sheet, an alert.
package struct ComposedPopup: PrimitiveView, ComposedView {
  package let composition: Composition

  package init(_ composition: Composition) {
    self.composition = composition
  }

  @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    EmptyView._makeNode(EmptyView(), in: context)
  }

  package static var _isUnary: Bool { true }
}

extension PresentationModifier: ComposedModifier {
  package var composition: Composition {
    let composition = Composition(name).value("isOfValue", isOfValue)
    guard let item = read(), let popup = (item.content().storage.view as? any PopupView)?.popup else {
      return composition
    }
    return composition.namedPart(
      "popup", ComposedPopup(popup.value("dismiss", dismiss).value("onDismiss", onDismiss)))
  }

  /// The name of the presenting modifier.
  private var name: String {
    switch kind {
    case .sheet: "sheet"
    case .cover: "fullScreenCover"
    case .popover: "popover"
    case .alert: "alert"
    case .dialog: isOfValue ? "actionSheet" : "confirmationDialog"
    case .menu: "menu"
    }
  }
}

extension SheetView: PopupView {
  var popup: Composition {
    let popup = Composition(isPopover ? "Popover" : "Sheet").multiple(content.given)
    guard isPopover else { return popup }
    return popup.value("arrowEdge", arrowEdge ?? .top).value("attachmentAnchor", attachmentAnchor)
  }
}

extension CoverView: PopupView {
  var popup: Composition { Composition("FullScreenCover").multiple(content.given) }
}

extension AlertView: PopupView {
  var popup: Composition {
    if let buttons = actions.given as? AlertButtons {
      return Composition(alert: title, message: message?.given as? Text, buttons: buttons.buttons)
    }
    let popup = Composition("Alert").namedPart("title", title)
    return (message.map { popup.part("message", $0.given) } ?? popup).part("actions", actions.given)
  }
}

extension DialogView: PopupView {
  var popup: Composition {
    if let buttons = actions.given as? AlertButtons {
      return Composition(actionSheet: title, message: message?.given as? Text, buttons: buttons.buttons)
    }
    let popup = Composition("ConfirmationDialog").value("titleVisibility", titleVisibility).namedPart("title", title)
    return (message.map { popup.part("message", $0.given) } ?? popup).part("actions", actions.given)
  }
}

// MARK: - Values of type Alert and ActionSheet

extension Alert {
  @MainActor
  package var popup: Composition { Composition(alert: title, message: message, buttons: buttons) }
}

extension ActionSheet {
  @MainActor
  package var popup: Composition { Composition(actionSheet: title, message: message, buttons: buttons) }
}

extension Composition {
  fileprivate init(alert title: Text, message: Text?, buttons: [Alert.Button]) {
    var result = Composition("Alert").namedPart("title", title)
    if let message { result = result.part("message", message) }
    let buttons = buttons.isEmpty ? [.default(Text("OK"))] : buttons
    for (role, button) in zip(["primaryButton", "secondaryButton"] as [Role], buttons) {
      result = result.namedPart(role, ComposedPopup(button.composition))
    }
    self = result
  }

  fileprivate init(actionSheet title: Text, message: Text?, buttons: [Alert.Button]) {
    var result = Composition("ActionSheet").namedPart("title", title)
    if let message { result = result.namedPart("message", message) }
    for (index, button) in buttons.enumerated() {
      result = result.namedPart(Role("button", index), ComposedPopup(button.composition))
    }
    self = result
  }
}

extension Alert.Button {
  @MainActor
  fileprivate var composition: Composition {
    let composition = Composition("Alert.Button").namedPart("label", label).value("role", role)
    return action.map { composition.value("action", $0) } ?? composition
  }
}

// MARK: - Type-erased views

/// Preserves an `AnyView` of an app that is wrapped in another one.
private struct KeptAnyView {
  let view: AnyView
}

extension KeptAnyView: View, ComposedView {
  var body: some View { view }
  var composition: Composition { Composition(transparent: view) }
}

extension AnyView {
  /// Erases the type of a view so that inspection finds an original `AnyView` inside.
  nonisolated init<V: View>(keeping view: V) {
    if let view = view as? AnyView { self.init(KeptAnyView(view: view)) } else { self.init(view) }
  }
}
