/// The insertion point in the text of the focused control.
struct TextCursor {
  /// The number of characters after the insertion point.
  private var charactersAfter = 0

  /// Whether all text is selected, so that typed text replaces it.
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

  /// Moves the insertion point by a number of characters, backwards if negative.
  mutating func move(by distance: Int, in text: String) {
    isAllSelected = false
    charactersAfter = min(max(0, charactersAfter - distance), text.count)
  }

  /// Deletes the selected text.
  ///
  /// - Returns: Whether text was selected.
  @discardableResult
  private mutating func replaceSelection(in text: inout String) -> Bool {
    defer { isAllSelected = false }
    guard isAllSelected, !text.isEmpty else { return false }
    text = ""
    charactersAfter = 0
    return true
  }

  /// The index of the insertion point; the start if the text has become shorter in the meantime.
  private func place(in text: String) -> String.Index {
    text.index(text.endIndex, offsetBy: -charactersAfter, limitedBy: text.startIndex) ?? text.startIndex
  }
}
