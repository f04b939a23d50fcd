import SwiftUI

/// The text control of UIKit that is edited on a screen, as the delegates allow it.
///
/// A tap moves the keyboard before a delegate can be asked. If the delegate does not allow that, the keyboard goes back.
@MainActor
final class TextEditing {
  private weak var edited: (any TextInputView)?

  private static func current(of graph: Graph) -> TextEditing {
    let key = ObjectIdentifier(TextEditing.self)
    if let known = graph.attachments[key] as? TextEditing { return known }
    let new = TextEditing()
    graph.attachments[key] = new
    return new
  }

  /// Asks the delegates before code moves the keyboard to a view: that of the view, then that of the one that has it.
  static func allowsMove(to view: any TextInputView) -> Bool {
    guard view.mayBeginEditing() else { return false }
    if let current = view.window?.firstResponder as? any TextInputView {
      guard current.mayEndEditing() else { return false }
      current.hasPermission = true
    }
    view.hasPermission = true
    return true
  }

  /// Called when the keyboard has come to a view or left it: ends the editing of the one before, and begins the new one.
  static func keyboardMoved(near view: any TextInputView) {
    guard let graph = view.element?.graph else { return }
    current(of: graph).keyboardMoved(in: UIWindow.window(of: graph))
  }

  private func keyboardMoved(in window: UIWindow) {
    let new = window.firstResponder as? any TextInputView
    if new === edited { return }
    if let new, !new.takePermission(), !new.mayBeginEditing() {
      if let edited, TextFocus.take(edited) { return }
      return TextFocus.leave(new)
    }
    if let edited, edited.window != nil, !edited.takePermission(), !edited.mayEndEditing(), TextFocus.take(edited) {
      return
    }
    let old = edited
    edited = nil
    old?.editingEnded()
    guard let new, new.isFirstResponder else { return }
    edited = new
    new.editingBegan()
  }
}

extension TextInputView {
  /// Whether the delegate has allowed already what happens now; the next change needs another permission.
  fileprivate func takePermission() -> Bool {
    defer { hasPermission = false }
    return hasPermission
  }
}
