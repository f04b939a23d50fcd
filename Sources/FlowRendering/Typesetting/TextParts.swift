/// The parts of a text that are laid out one after the other.
///
/// Pango's time grows with the square of a text's length, and lines that do not fit are not needed. A text of common
/// length is one part. A longer one is divided at the ends of its paragraphs, or else at a space: then the part's last
/// line is laid out again with the next part.
struct TextParts {
  let bytes: [UInt8]

  /// The largest number of bytes in a part, unless it is set.
  static let length = 8_192

  /// The number of bytes from which the end of a line that is cut there is found first.
  static let shortLength = 256

  /// The largest number of bytes in a part.
  var length = Self.length

  struct Part {
    /// The bytes to lay out.
    let range: Range<Int>

    /// The start of the next part, or `nil` after the last one.
    let next: Int?

    /// Whether the part ends with a paragraph.
    let endsParagraph: Bool
  }

  /// The part that begins at a byte.
  func part(from start: Int) -> Part {
    guard bytes.count - start > length else {
      return Part(range: start..<bytes.count, next: nil, endsParagraph: true)
    }
    let limit = start + length
    if let newline = bytes[start..<limit].lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      let isPair = bytes[newline] == 0x0A && newline > start && bytes[newline - 1] == 0x0D
      // The second byte of a line break may lie beyond the limit.
      let isSplitPair = bytes[newline] == 0x0D && newline + 1 < bytes.count && bytes[newline + 1] == 0x0A
      return Part(
        range: start..<(isPair ? newline - 1 : newline), next: newline + (isSplitPair ? 2 : 1), endsParagraph: true)
    }
    var end = limit
    if let space = bytes[start..<limit].lastIndex(of: 0x20) {
      end = space + 1
    } else {
      while end > start + 1, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return Part(range: start..<end, next: end, endsParagraph: false)
  }

  /// The first paragraph of a part, with its line break: a space in front of that takes its space.
  func paragraph(in part: Part) -> Part {
    guard let newline = bytes[part.range].firstIndex(of: 0x0A) else { return part }
    return Part(range: part.range.lowerBound..<newline + 1, next: newline + 1, endsParagraph: true)
  }
}
