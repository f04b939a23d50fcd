extension TextEditor {
  /// Creates an editor of attributed text with a selection.
  ///
  /// New characters have the typing attributes of the selection: if none are chosen, those of the character in front
  /// of them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The selection; an edit puts it at its end.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(
      text: Binding<String>(
        get: { String(text.wrappedValue.characters) },
        write: { new, transaction in
          var edited = text.wrappedValue
          let end = edited.replace(with: new, selection: selection?.wrappedValue)
          text.transaction(transaction).wrappedValue = edited
          selection?.wrappedValue = AttributedTextSelection(insertionPoint: end)
        }), attributed: text)
  }
}

extension AttributedString {
  /// Replaces the part that differs from a new text, and keeps the attributes of the other characters.
  ///
  /// - Parameters:
  ///   - new: The new text.
  ///   - selection: The selection before the edit, which may have attributes for the next character.
  /// - Returns: The end of the replaced part.
  fileprivate mutating func replace(
    with new: String, selection: AttributedTextSelection?
  ) -> AttributedString.Index {
    let (old, new) = (Array(characters), Array(new))
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    let lower = characters.index(startIndex, offsetBy: start)
    let upper = characters.index(startIndex, offsetBy: old.count - end)
    let chosen = selection?.indices(in: self) == .insertionPoint(lower) ? selection?.chosenAttributes : nil
    let place = AttributedTextSelection(insertionPoint: lower, typingAttributes: chosen)
    let part = AttributedString(
      String(new[start..<(new.count - end)]), attributes: place.typingAttributes(in: self))
    replaceSubrange(lower..<upper, with: part)
    return characters.index(startIndex, offsetBy: new.count - end)
  }
}
