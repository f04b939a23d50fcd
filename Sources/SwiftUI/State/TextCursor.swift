/// The selection in the text of the focused control, which is an insertion point if it is empty.
///
/// Its ends are counted from the end of the text, so that they stay behind a typed character, and where they are if a
/// binding changes the text in front of them.
package struct TextCursor: Equatable, Sendable {
  /// The number of characters after the end at which the selection began, and after the one that moves.
  private var anchor = 0
  private var head = 0

  /// An insertion point at the end of the text.
  init() {}

  /// An insertion point.
  ///
  /// - Parameter count: The number of characters after it.
  init(charactersAfter count: Int) {
    (anchor, head) = (count, count)
  }

  /// A selection of a part of a text.
  init(_ range: Range<String.Index>, in text: String) {
    head = range.upperBound < text.endIndex ? text.distance(from: range.upperBound, to: text.endIndex) : 0
    anchor = head + (range.isEmpty ? 0 : text[range].count)
  }

  /// Whether no character is selected.
  var isInsertionPoint: Bool { anchor == head }

  /// The number of characters after the end that moves.
  var charactersAfter: Int { head }

  /// The selected part of a text.
  func range(in text: String) -> Range<String.Index> {
    let upper = Self.index(min(anchor, head), in: text)
    return (isInsertionPoint ? upper : Self.index(max(anchor, head), in: text))..<upper
  }

  /// Whether nothing is selected and the insertion point is before the text.
  func isAtStart(of text: String) -> Bool { isInsertionPoint && range(in: text).lowerBound == text.startIndex }

  mutating func selectAll() { (anchor, head) = (.max, 0) }

  mutating func insert(_ character: Character, in text: inout String) {
    replaceSelection(in: &text)
    text.insert(character, at: range(in: text).lowerBound)
  }

  mutating func deleteBackward(in text: inout String) {
    if replaceSelection(in: &text) { return }
    let place = range(in: text).lowerBound
    if place > text.startIndex { text.remove(at: text.index(before: place)) }
  }

  mutating func deleteForward(in text: inout String) {
    if replaceSelection(in: &text) { return }
    let place = range(in: text).lowerBound
    guard place < text.endIndex else { return }
    text.remove(at: place)
    self = TextCursor(charactersAfter: head - 1)
  }

  /// Moves the insertion point by a number of characters, backwards if negative; from a selection it moves to one of the
  /// ends.
  ///
  /// - Parameter extends: Whether the selection grows or shrinks instead.
  mutating func move(by distance: Int, in text: String, extends: Bool = false) {
    let count = text.count
    if !extends, !isInsertionPoint, abs(distance) == 1 {
      let place = distance < 0 ? max(anchor, head) : min(anchor, head)
      return self = TextCursor(charactersAfter: min(place, count))
    }
    move(to: TextCursor(charactersAfter: min(max(0, min(head, count) - distance), count)), extends: extends)
  }

  /// Moves to another insertion point.
  ///
  /// - Parameter extends: Whether what is between is selected.
  mutating func move(to other: TextCursor, extends: Bool) {
    head = other.head
    if !extends { anchor = head }
  }

  /// Deletes the selected text.
  ///
  /// - Returns: Whether text was selected.
  @discardableResult
  private mutating func replaceSelection(in text: inout String) -> Bool {
    defer { self = TextCursor(charactersAfter: min(anchor, head)) }
    let range = range(in: text)
    if range.isEmpty { return false }
    text.removeSubrange(range)
    return true
  }

  /// The index with a number of characters after it; the start if the text has become shorter in the meantime.
  private static func index(_ charactersAfter: Int, in text: String) -> String.Index {
    if charactersAfter == .max { return text.startIndex }
    return text.index(text.endIndex, offsetBy: -charactersAfter, limitedBy: text.startIndex) ?? text.startIndex
  }
}
