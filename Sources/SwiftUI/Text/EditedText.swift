import FlowRendering

/// The text of a field where it is shown, for moves of the insertion point that depend on its lines.
@MainActor
package final class EditedText {
  /// The text, until it is resolved again.
  fileprivate weak var resolved: ResolvedText?
  fileprivate weak var element: Element?

  nonisolated init() {}

  func show(_ text: ResolvedText, in element: Element) {
    resolved = text
    self.element = element
  }

  /// The layout of the text, in an element that has the size of its frame.
  private var shown: (layout: TextLayout, width: CGFloat, string: String)? {
    guard let resolved, let element, element.isPlaced, element.isMounted else { return nil }
    let string = resolved.paragraph.runs.map(\.string).joined()
    return (resolved.layout(in: element.size, of: element), element.size.width, string)
  }

  /// The insertion point for a tap: at the start or the end of the word that is tapped, whichever is nearer.
  ///
  /// - Parameters:
  ///   - point: The place of the finger, in points from the top leading corner of an element around the text.
  ///   - container: That element.
  func cursor(at point: CGPoint, in container: Element?) -> TextCursor? {
    guard let (layout, width, string) = shown, let place = element?.convert(point, from: container) else { return nil }
    let byte = layout.byte(at: place, in: width)
    var index = string.utf8.index(string.startIndex, offsetBy: min(byte, string.utf8.count))
    let word = string.word(around: index)
    if !word.isEmpty, let line = layout.caret(at: byte, in: width)?.line {
      // The end that is on the tapped line and nearer.
      let ends = [word.lowerBound, word.upperBound].map {
        (index: $0, caret: layout.caret(at: string.byte(of: $0), in: width))
      }
      let near = ends.filter { $0.caret?.line.baseline == line.baseline }.min {
        abs(($0.caret?.x ?? 0) - place.x) < abs(($1.caret?.x ?? 0) - place.x)
      }
      if let near { index = near.index }
    }
    return TextCursor(index..<index, in: string)
  }

  /// The insertion point a line above or below another one; the start or the end of the text if there is none.
  ///
  /// - Parameter distance: -1 for the line above, 1 for the one below.
  func cursor(_ cursor: TextCursor, movedByLines distance: Int) -> TextCursor? {
    guard let (layout, width, string) = shown else { return nil }
    let byte = string.byte(of: TextCursor(charactersAfter: cursor.charactersAfter).range(in: string).lowerBound)
    guard let (x, line) = layout.caret(at: byte, in: width) else { return nil }
    let lines = layout.lines
    guard let index = lines.firstIndex(where: { $0.baseline == line.baseline }) else { return nil }
    guard lines.indices.contains(index + distance) else {
      return distance < 0 ? TextCursor(string.startIndex..<string.startIndex, in: string) : TextCursor()
    }
    let other = layout.byte(at: CGPoint(x: x, y: lines[index + distance].baseline), in: width)
    let place = string.utf8.index(string.startIndex, offsetBy: min(other, string.utf8.count))
    return TextCursor(place..<place, in: string)
  }
}

extension String {
  /// The number of bytes before an index.
  func byte(of index: String.Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// The word in which an index is; empty if it is not inside of one.
  fileprivate func word(around index: String.Index) -> Range<String.Index> {
    func isLetter(_ index: String.Index) -> Bool { self[index].isLetter || self[index].isNumber }
    var (start, end) = (index, index)
    while start > startIndex, isLetter(self.index(before: start)) { start = self.index(before: start) }
    while end < endIndex, isLetter(end) { end = self.index(after: end) }
    return start == index || end == index ? index..<index : start..<end
  }
}

/// What a field shows of its selection.
package struct TextEditing: Equatable, Sendable {
  let text: EditedText

  /// The selection, while the field is edited.
  let cursor: TextCursor?

  package static func == (lhs: TextEditing, rhs: TextEditing) -> Bool {
    lhs.text === rhs.text && lhs.cursor == rhs.cursor
  }
}
