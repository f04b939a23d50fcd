/// The text input of a control.
@MainActor
package struct TextInput {
  /// The current text, including uncommitted input.
  package let text: () -> String

  /// Sets the text to the typed text.
  let setText: (String) -> Void

  /// The action of the return key; `nil` if the key inserts a line break.
  let submit: ((ControlInteraction) -> Void)?

  /// The keyboard requested by the control.
  let keyboard: KeyboardKind
}

/// The keyboard requested by a text control.
struct KeyboardKind: Equatable {
  var type = UIKeyboardType.default
  var submitLabel = SubmitLabel.return

  /// Whether shift is on for the next letter.
  var beginsWithCapital = false
}
