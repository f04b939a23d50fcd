/// Runs an action for keys that are pressed while the focus is on the view or in it.
struct KeyPressModifier: ElementModifier {
  /// The keys that the action is for; `nil` for all of them.
  let keys: Set<KeyEquivalent>?

  /// The characters that the action is for, if it is for characters.
  var characters: CharacterSet?
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  static var affectsLayout: Bool { false }

  func makeStorage(for element: ModifiedElement) -> KeyPressHandler? { KeyPressHandler(self) }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.modifier = self
  }
}

/// What a view does with keys now.
@MainActor
final class KeyPressHandler {
  fileprivate var modifier: KeyPressModifier

  fileprivate init(_ modifier: KeyPressModifier) {
    self.modifier = modifier
  }

  /// Shows the action that a key goes down, and up again.
  ///
  /// - Returns: Whether it handled it.
  func handle(_ event: KeyEvent) -> Bool {
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
  /// What the element does with keys, if it was made by `onKeyPress`.
  var keyPressHandler: KeyPressHandler? { storage(of: KeyPressModifier.self) }
}
