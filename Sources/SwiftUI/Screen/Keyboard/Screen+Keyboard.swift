/// Types on the screen's keyboard.
extension Screen {
  /// The element that has the keyboard's focus.
  package var keyboardFocus: Element? { graph.focus.focused?.element }

  /// Types text key by key into what has the keyboard's focus.
  ///
  /// A line feed presses return, a backspace (`\u{8}` or `\u{7F}`) deletes, a tab moves the focus on.
  ///
  /// - Returns: `false` if nothing had the keyboard's focus when a key was pressed; nothing is typed from there on.
  @discardableResult
  package func type(_ text: String) -> Bool {
    for character in text {
      guard keyboardFocus != nil else { return false }
      press(KeyEquivalent(character))
    }
    return keyboardFocus != nil || !text.isEmpty
  }

  /// Presses a key and lets go of it.
  @discardableResult
  package func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> KeyOutcome {
    bringUpToDate()
    return send(KeyEvent(key, modifiers: modifiers))
  }
}
