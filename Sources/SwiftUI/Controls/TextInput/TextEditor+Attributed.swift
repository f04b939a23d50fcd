extension TextEditor {
  /// Creates an editor of attributed text with a selection.
  ///
  /// New characters have the attributes of those in front of them.
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
          let end = edited.replace(with: new)
          text.transaction(transaction).wrappedValue = edited
          selection?.wrappedValue = AttributedTextSelection(insertionPoint: end)
        }), attributed: text)
  }
}

extension AttributedString {
  /// Replaces the part that differs from a new text, and keeps the attributes of the other characters.
  ///
  /// - Returns: The end of the replaced part.
  fileprivate mutating func replace(with new: String) -> AttributedString.Index {
    let (old, new) = (Array(characters), Array(new))
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    let lower = characters.index(startIndex, offsetBy: start)
    let upper = characters.index(startIndex, offsetBy: old.count - end)
    var part = AttributedString(String(new[start..<(new.count - end)]))
    if let before = self[startIndex..<lower].runs.last ?? runs.first { part.setAttributes(before.attributes) }
    replaceSubrange(lower..<upper, with: part)
    return characters.index(startIndex, offsetBy: new.count - end)
  }
}
