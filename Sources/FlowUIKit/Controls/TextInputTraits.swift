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
