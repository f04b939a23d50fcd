import FlowIssueReporting
import SwiftUI

extension XCUIElement {
  /// Types text key by key; the element or a descendant must have the keyboard focus.
  ///
  /// A line feed presses return, ``XCUIKeyboardKey/delete`` deletes. Existing text is not cleared.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    type(text)
  }

  /// Presses keys with modifiers.
  ///
  /// - Parameters:
  ///   - key: The characters of the keys, which are pressed one after another.
  ///   - modifierFlags: The keys that are held down meanwhile.
  public func typeKey(
    _ key: String, modifierFlags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) {
    session.note(file, line)
    press(key, modifierFlags)
  }

  /// Presses a key with modifiers.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifierFlags: The keys that are held down meanwhile.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) {
    session.note(file, line)
    press(key.rawValue, modifierFlags)
  }

  /// Calls a closure while modifier keys are held.
  ///
  /// - Parameters:
  ///   - flags: The keys that are held down meanwhile; they replace those of an enclosing call.
  ///   - block: Called once, immediately.
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
    session.didUseKeyboard()
    screen.type(text)
    screen.becomeIdle()
  }

  /// Presses a key with modifiers, independent of the keyboard focus, because keyboard shortcuts of controls need none.
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
  /// Whether the element or a descendant has the keyboard focus; for the application, whether any element has it.
  fileprivate var hasKeyboardFocusInside: Bool {
    if entry.type == .application { return tree.keyboardFocus != nil }
    return (position..<tree.endOfSubtree(position)).contains(where: tree.hasKeyboardFocus)
  }
}
