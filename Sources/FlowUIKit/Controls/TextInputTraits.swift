import SwiftUI

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// The title of a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

  var label: SubmitLabel {
    switch self {
    case .default: .return
    case .go: .go
    case .join: .join
    case .next: .next
    case .route: .route
    case .search, .google, .yahoo: .search
    case .send: .send
    case .done, .emergencyCall: .done
    case .continue: .continue
    }
  }
}

/// Whether texts are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether the spelling of texts is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether quotes and dashes are replaced while typing; they are not here.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

extension UITextAutocapitalizationType {
  var capitalization: TextInputAutocapitalization? { TextInputAutocapitalization(self) }
}

/// The views of a text control above and in place of the keyboard.
struct InputViews {
  var panel: UIView?
  var accessory: UIView?
}

extension InputPanel {
  /// A panel with a view, which is as high as the view, or as its content asks for.
  @MainActor
  init(_ view: UIView) {
    let height = view.bounds.height > 0 ? view.bounds.height : view.contentSize(width: nil).height
    self.init(id: ObjectIdentifier(view), height: max(0, height), content: AnyView(FittingView(view: view)))
  }
}

extension TextInputView {
  /// Changes the views above and in place of the keyboard. Those that are shown stay until they are loaded again.
  func setInputViews(_ edit: (inout InputViews) -> Void) {
    edit(&inputViews)
    if !isFirstResponder { reloadInputViews() }
  }
}

extension View {
  /// Shows views of UIKit above and in place of the keyboard, while the text control has it.
  func inputViews(_ views: InputViews, isFocused: Bool) -> some View {
    environment(\.inputPanel, views.panel.map { InputPanel($0) })
      .toolbar {
        if isFocused, let view = views.accessory {
          ToolbarItemGroup(placement: .keyboard) { AccessoryItems(view: view) }
        }
      }
  }
}

/// The items of a toolbar, or another view, above the keyboard.
private struct AccessoryItems: View {
  let view: UIView

  @ViewBuilder
  var body: some View {
    if let toolbar = view as? UIToolbar { ToolbarItems(toolbar: toolbar) } else { FittingView(view: view) }
  }
}

/// Gives a view of UIKit the keyboard of its text control.
@MainActor
enum TextFocus {
  /// Moves the keyboard to the text control in a view.
  ///
  /// - Returns: Whether it has the keyboard now.
  static func take(_ view: UIView) -> Bool {
    guard let element = view.element, element.isMounted,
      let target = element.graph.focus.target(in: element)
    else { return false }
    element.graph.focus.move(to: target)
    return true
  }

  /// Whether the text control in a view has the keyboard.
  static func isIn(_ view: UIView) -> Bool {
    guard let element = view.element, element.isMounted, let focused = element.graph.focus.focused else { return false }
    return element.graph.focus.contains(focused, element)
  }

  /// Takes the keyboard away from a view.
  static func leave(_ view: UIView) {
    if isIn(view) { view.element?.graph.focus.move(to: nil) }
  }
}
