// The focused control receives typed text.
extension FocusSystem {
  /// Types a key into the focused control.
  ///
  /// - Returns: Whether the control handled it.
  func edit(_ event: KeyEvent) -> Bool {
    guard let control = focusedControl, control.isEnabled, let input = control.behavior.textInput else { return false }
    let character = event.key.character
    var text = input.text()
    if event.isCommand {
      guard character == "a" else { return false }
      return selectAll()
    }
    let extends = event.modifiers.contains(.shift)
    switch event.key {
    case .return, KeyEquivalent("\n"), KeyEquivalent("\u{3}"):
      guard let submit = input.submit else {
        cursor.insert("\n", in: &text)
        break
      }
      submit(control)
      return true
    case .tab:
      moveToNext(backwards: event.modifiers.contains(.shift))
      return true
    case .delete, KeyEquivalent("\u{7F}"):
      if let deleteBefore = input.deleteBefore, cursor.isAtStart(of: text) { deleteBefore() }
      cursor.deleteBackward(in: &text)
    case .deleteForward: cursor.deleteForward(in: &text)
    case .leftArrow: cursor.move(by: -1, in: text, extends: extends)
    case .rightArrow: cursor.move(by: 1, in: text, extends: extends)
    case .upArrow, .downArrow:
      let distance = event.key == .upArrow ? -1 : 1
      if let place = input.shown.cursor(cursor, movedByLines: distance) {
        cursor.move(to: place, extends: extends)
      } else {
        cursor.move(by: distance * text.count, in: text, extends: extends)
      }
    case .home: cursor.move(by: -text.count, in: text, extends: extends)
    case .end: cursor.move(by: text.count, in: text, extends: extends)
    default:
      if character.isFunctionKey { return false }
      let isCapital = !event.modifiers.isDisjoint(with: [.shift, .capsLock])
      for letter in isCapital ? character.uppercased() : String(character) { cursor.insert(letter, in: &text) }
    }
    if text != input.text() { input.setText(text) }
    input.selected(cursor)
    return true
  }

  /// Selects all of the focused text.
  ///
  /// - Returns: Whether a text is focused.
  @discardableResult
  package func selectAll() -> Bool {
    guard let input = focusedControl?.behavior.textInput else { return false }
    cursor.selectAll()
    input.selected(cursor)
    return true
  }

  /// Passes a key to the actions around the focus, innermost first: those of `onKeyPress`, or those of commands such as
  /// `onExitCommand` if the focused text has ignored the key.
  ///
  /// - Returns: Whether one of them handled it.
  func handle(_ event: KeyEvent, afterText isAfterText: Bool = false) -> Bool {
    var element: Element? = focused?.element
    while let current = element {
      if let handler = current.keyPressHandler, handler.handle(event, afterText: isAfterText) { return true }
      element = current.layoutParent
    }
    return false
  }
}

extension Character {
  /// Whether the character represents a key without text: escape, or one of the keys to which AppKit assigns a
  /// private-use character.
  fileprivate var isFunctionKey: Bool {
    self == "\u{1B}" || unicodeScalars.contains { (0xF700...0xF8FF).contains($0.value) }
  }
}
