/// The text input of a control.
@MainActor
package struct TextInput {
  /// The current text, including uncommitted input.
  package let text: () -> String

  /// Sets the text to the typed text.
  let setText: (String) -> Void

  /// The action of the return key; `nil` if the key inserts a line break.
  let submit: ((ControlInteraction) -> Void)?

  /// The text where it is shown.
  let shown: EditedText

  /// The selection that the app asks for.
  var wanted: TextCursor?

  /// Called when a person deletes backward at the start of the text.
  var deleteBefore: (() -> Void)?

  /// Called when the selection or the text around it has changed.
  let selected: (TextCursor) -> Void

  /// The keyboard requested by the control.
  let keyboard: KeyboardKind
}

extension ControlInteraction {
  /// Takes the focus for a tap, which moves the insertion point.
  func edit(at point: CGPoint) {
    takeFocus()
    guard isFocused, let element, let input = behavior.textInput else { return }
    if let cursor = input.shown.cursor(at: point, in: element) { element.graph.focus.cursor = cursor }
    input.selected(element.graph.focus.cursor)
  }
}

/// The keyboard requested by a text control.
struct KeyboardKind: Equatable {
  var type = UIKeyboardType.default
  var submitLabel = SubmitLabel.return

  /// Whether shift is on for the next letter.
  var beginsWithCapital = false

  /// What is shown in place of the keys.
  var panel: InputPanel?
}
