/// What a control that takes text does with what is typed.
@MainActor
package struct TextInput {
  /// The text as it stands, with what has been typed and does not count yet.
  package let text: () -> String

  /// Takes the text with what has been typed.
  let setText: (String) -> Void

  /// What the return key does; `nil` if it begins a new line.
  let submit: ((ControlInteraction) -> Void)?

  /// The keyboard that the control asks for.
  let keyboard: KeyboardKind
}

/// Which keyboard a control that takes text asks for.
struct KeyboardKind: Equatable {
  var type = UIKeyboardType.default
  var submitLabel = SubmitLabel.return

  /// Whether shift is on for the next letter.
  var beginsWithCapital = false
}

/// Where in the text of the focused control typing goes on.
struct TextCursor {
  /// How many characters come after the cursor.
  private var charactersAfter = 0

  /// Whether all of the text is selected, so that what is typed takes its place.
  private var isAllSelected = false

  mutating func selectAll() { isAllSelected = true }

  mutating func insert(_ character: Character, in text: inout String) {
    replaceSelection(in: &text)
    text.insert(character, at: place(in: text))
  }

  mutating func deleteBackward(in text: inout String) {
    if replaceSelection(in: &text) { return }
    let place = place(in: text)
    if place > text.startIndex { text.remove(at: text.index(before: place)) }
  }

  mutating func deleteForward(in text: inout String) {
    if replaceSelection(in: &text) { return }
    let place = place(in: text)
    guard place < text.endIndex else { return }
    text.remove(at: place)
    charactersAfter -= 1
  }

  /// Moves the cursor by a number of characters, backwards if it is negative.
  mutating func move(by distance: Int, in text: String) {
    isAllSelected = false
    charactersAfter = min(max(0, charactersAfter - distance), text.count)
  }

  /// Takes what is selected away.
  ///
  /// - Returns: Whether anything was selected.
  @discardableResult
  private mutating func replaceSelection(in text: inout String) -> Bool {
    defer { isAllSelected = false }
    guard isAllSelected, !text.isEmpty else { return false }
    text = ""
    charactersAfter = 0
    return true
  }

  /// The cursor's place; at the start if the text has become shorter meanwhile.
  private func place(in text: String) -> String.Index {
    text.index(text.endIndex, offsetBy: -charactersAfter, limitedBy: text.startIndex) ?? text.startIndex
  }
}
