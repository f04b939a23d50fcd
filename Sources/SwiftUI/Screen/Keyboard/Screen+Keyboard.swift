/// Types on the screen's keyboard.
extension Screen {
  /// The element with the keyboard focus.
  package var keyboardFocus: Element? { graph.focus.focused?.element }

  /// Types text key by key into the focused control.
  ///
  /// A line feed presses return, a backspace (`\u{8}` or `\u{7F}`) deletes, a tab moves the focus on.
  ///
  /// - Returns: `false` if nothing had the keyboard focus when a key was pressed; typing stops there.
  @discardableResult
  package func type(_ text: String) -> Bool {
    for character in text {
      guard keyboardFocus != nil else { return false }
      bringUpToDate()
      send(KeyEvent(KeyEquivalent(character)))
    }
    return keyboardFocus != nil || !text.isEmpty
  }

  /// Presses and releases a key of a hardware keyboard.
  @discardableResult
  package func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> KeyOutcome {
    bringUpToDate()
    return send(KeyEvent(key, modifiers: modifiers, isOfHardware: true))
  }
}
