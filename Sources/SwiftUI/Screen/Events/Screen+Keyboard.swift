/// Types on the screen's keyboard.
extension Screen {
  /// The element that has the keyboard's focus.
  package var keyboardFocus: Element? { graph.focus.focused?.element }

  /// Types text key by key into what has the keyboard's focus; a line feed presses return, a backspace deletes.
  ///
  /// - Returns: `false` if nothing has the keyboard's focus.
  @discardableResult
  package func type(_ text: String) -> Bool {
    guard let control = graph.focus.focused else { return false }
    perform { control.perform(.setText, with: .text(text)) }
    return true
  }
}
