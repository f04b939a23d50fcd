import SwiftUI

extension XCUIElement {
  /// Types on the keyboard, key by key; the element, or something in it, must have the keyboard's focus.
  ///
  /// A line feed presses return, ``XCUIKeyboardKey/delete`` deletes. Nothing is cleared before.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    type(text)
  }

  /// Presses a key while others are held.
  public func typeKey(
    _ key: String, modifierFlags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) {
    session.note(file, line)
    press(key, modifierFlags)
  }

  /// Presses a key while others are held.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) {
    session.note(file, line)
    press(key.rawValue, modifierFlags)
  }

  /// Does something while keys are held.
  public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    let outer = AutomationCenter.shared.heldKeys
    AutomationCenter.shared.heldKeys = flags
    block()
    AutomationCenter.shared.heldKeys = outer
  }

  private func type(_ text: String) {
    guard !session.isStopped, let screen = app.screen else {
      return session.fail("Failed to synthesize event: " + FailureMessage.notRunning(app))
    }
    screen.settle()
    guard let found = found(or: "Failed to synthesize event: ") else { return }
    guard found.hasKeyboardFocusInside else {
      return session.fail("Failed to synthesize event: " + FailureMessage.noKeyboardFocus(found))
    }
    screen.type(text)
  }

  private func press(_ key: String, _ flags: KeyModifierFlags) {
    let flags = flags.union(AutomationCenter.shared.heldKeys)
    if flags.isEmpty { return type(key) }
    if flags == .shift { return type(key.uppercased()) }
    guard !session.isStopped, let screen = app.screen else {
      return session.fail("Failed to synthesize event: " + FailureMessage.notRunning(app))
    }
    screen.settle()
    session.lost(
      "Failed to type key \(key) with \(flags) into \(query.name): keyboard shortcuts do not reach views yet. "
        + "Tap the control that the shortcut stands for.")
  }
}

extension FoundElement {
  /// Whether the element, or something in it, has the keyboard's focus; any element's focus is the application's.
  fileprivate var hasKeyboardFocusInside: Bool {
    if entry.type == .application { return tree.keyboardFocus != nil }
    return (position..<tree.endOfSubtree(position)).contains(where: tree.hasKeyboardFocus)
  }
}
