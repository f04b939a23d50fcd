/// Handles key presses while the view or a view inside it has the focus.
struct KeyPressModifier: ElementModifier {
  /// The keys to handle; `nil` for all keys.
  let keys: Set<KeyEquivalent>?

  /// The characters to handle, if the action is for characters.
  var characters: CharacterSet?
  let phases: KeyPress.Phases

  /// Whether the focused text comes first.
  var isAfterText = false
  let action: (KeyPress) -> KeyPress.Result

  static var affectsLayout: Bool { false }

  func makeStorage(for element: ModifiedElement) -> KeyPressHandler? { KeyPressHandler(self) }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.modifier = self
  }
}

/// The current key press action of a view.
@MainActor
final class KeyPressHandler {
  fileprivate var modifier: KeyPressModifier

  fileprivate init(_ modifier: KeyPressModifier) {
    self.modifier = modifier
  }

  /// Passes the down and up phases of a key press to the action.
  ///
  /// - Parameter isAfterText: Whether the focused text has ignored the key.
  /// - Returns: Whether the action handled the press.
  func handle(_ event: KeyEvent, afterText isAfterText: Bool) -> Bool {
    guard modifier.isAfterText == isAfterText else { return false }
    if let keys = modifier.keys, !keys.contains(event.key) { return false }
    if let characters = modifier.characters,
      !event.key.character.unicodeScalars.allSatisfy({ characters.contains($0) })
    {
      return false
    }
    var isHandled = false
    for phase in [KeyPress.Phases.down, .up] where modifier.phases.contains(phase) {
      let press = KeyPress(
        phase: phase, key: event.key, characters: String(event.key.character), modifiers: event.modifiers)
      if modifier.action(press) == .handled { isHandled = true }
    }
    return isHandled
  }
}

extension Element {
  /// The key press handler of the element, if it was created by `onKeyPress` or a command such as `onExitCommand`.
  var keyPressHandler: KeyPressHandler? { storage(of: KeyPressModifier.self) }
}
