/// The line that makes the compiler, `#filePath`, tests and backtraces name the original file.
struct SourceLocation {
  /// The directive, with the end of its line.
  let start: [UInt8]
  /// The number of bytes that it takes the place of.
  let skipped: Int
  /// The directives in the source that end another location, with a way back to the original.
  private let ends: [Edit]

  /// A first line that is empty or a comment gives way, and lines keep their numbers. In front of any other, the
  /// directive takes a line, and only the numbers next to the excerpt of a message are greater by one.
  init(_ path: String, _ source: [UInt8], _ tokens: [Token]) {
    let end = source.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? source.count
    var first = source[..<end]
    let isWindows = source[end...].starts(with: "\r\n".utf8)
    // The ends of lines that the file has: a line feed, both, or a carriage return.
    let newline = isWindows ? Array("\r\n".utf8) : end < source.count ? [source[end]] : [UInt8(ascii: "\n")]
    if source.starts(with: Self.mark) { first = first.dropFirst(3) }
    let text = first.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let isReplaced = text.isEmpty || text.starts(with: "//".utf8) || text.starts(with: "#!".utf8)
    start = Array(Self.directive(path, line: isReplaced ? 2 : 1).utf8) + newline
    skipped = isReplaced ? min(end + newline.count, source.count) : source.starts(with: Self.mark) ? 3 : 0
    ends = tokens.indices.compactMap { index in
      guard tokens[index].word == .poundSourceLocation, index + 2 < tokens.count, tokens[index + 1].isPunctuation("("),
        tokens[index + 2].isPunctuation(")")
      else { return nil }
      let range = tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound
      return Edit(range, Self.directive(path, line: source.line(at: range.lowerBound) + 1))
    }
  }

  /// The byte order mark.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// All edits in order.
  func merged(with edits: [Edit]) -> [Edit] { ends.isEmpty ? edits : Edit.merged(edits, ends) }

  /// A directive.
  ///
  /// The compiler takes the literal as it is written: of a path with a quote or a backslash, its messages show the
  /// escape sequence.
  static func directive(_ path: String, line: Int) -> String {
    var literal = ""
    for character in path.unicodeScalars {
      switch character {
      case "\"", "\\": literal += "\\\(character)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      default: literal.unicodeScalars.append(character)
      }
    }
    return "#sourceLocation(file: \"\(literal)\", line: \(line))"
  }
}
