import FlowIssueReporting
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
    screen.becomeIdle()
    guard let found = found(or: "Failed to synthesize event: ") else { return }
    guard found.hasKeyboardFocusInside else {
      return session.fail("Failed to synthesize event: " + FailureMessage.noKeyboardFocus(found))
    }
    session.did("type \(quoted(text)) into \(query.name)")
    screen.type(text)
    screen.becomeIdle()
  }

  /// Presses a key with others held, wherever the keyboard's focus is: shortcuts of controls need none.
  private func press(_ key: String, _ flags: KeyModifierFlags) {
    let flags = flags.union(AutomationCenter.shared.heldKeys)
    guard !session.isStopped, let screen = app.screen else {
      return session.fail("Failed to synthesize event: " + FailureMessage.notRunning(app))
    }
    screen.becomeIdle()
    session.did("press \(quoted(key))")
    for character in key where screen.press(KeyEquivalent(character), modifiers: flags.eventModifiers) == .ignored {
      session.lost(FailureMessage.ignoredKey(character, flags, in: app))
    }
    screen.becomeIdle()
  }
}

extension XCUIElement.KeyModifierFlags {
  fileprivate var eventModifiers: EventModifiers {
    let pairs: [(XCUIElement.KeyModifierFlags, EventModifiers)] = [
      (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
    ]
    return EventModifiers(pairs.filter { contains($0.0) }.map(\.1))
  }
}

extension FoundElement {
  /// Whether the element, or something in it, has the keyboard's focus; any element's focus is the application's.
  fileprivate var hasKeyboardFocusInside: Bool {
    if entry.type == .application { return tree.keyboardFocus != nil }
    return (position..<tree.endOfSubtree(position)).contains(where: tree.hasKeyboardFocus)
  }
}
