extension TokenScanner {
  /// Scans a string literal up to its end or its first interpolation; the position is that of its quote.
  ///
  /// - Parameter start: The position of the first `#`.
  mutating func scanString(hashes: Int, from start: Int) {
    let isMultiline = isMultilineQuote(hashes: hashes)
    position += isMultiline ? 3 : 1
    scanStringPart(hashes: hashes, isMultiline: isMultiline, from: start)
  }

  /// Whether the quotes at the position begin a literal of several lines.
  ///
  /// `#"""#` is a literal of one line, with a quote in it.
  private func isMultilineQuote(hashes: Int) -> Bool {
    guard byte(1) == Self.quote, byte(2) == Self.quote else { return false }
    guard hashes > 0 else { return true }
    var index = position + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      if bytes[index] == Self.quote, isFollowed(by: hashes, at: index + 1) { return false }
      index += 1
    }
    return true
  }

  /// Scans from within a literal up to its end or the next interpolation.
  mutating func scanStringPart(hashes: Int, isMultiline: Bool, from start: Int) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Self.quote {
        let quotes = isMultiline ? 3 : 1
        if !isMultiline || (self.byte(1) == Self.quote && self.byte(2) == Self.quote),
          isFollowed(by: hashes, at: position + quotes)
        {
          position += quotes + hashes
          break
        }
        position += 1
      } else if byte == UInt8(ascii: "\\") {
        guard isFollowed(by: hashes, at: position + 1) else {
          position += 1
          continue
        }
        position += 1 + hashes
        if self.byte() == UInt8(ascii: "(") {
          append(.string, from: start)
          openInterpolation(hashes: hashes, isMultiline: isMultiline)
          return
        }
        // An escaped quote does not end the literal; an escaped newline does not end the line.
        if !isEndOfLine || isMultiline { position = min(position + 1, bytes.count) }
      } else if !isMultiline, isEndOfLine {
        // The literal has no end.
        break
      } else {
        position += 1
      }
    }
    append(.string, from: start)
  }

  private static var quote: UInt8 { UInt8(ascii: "\"") }

  private func isFollowed(by hashes: Int, at index: Int) -> Bool {
    guard index + hashes <= bytes.count else { return false }
    var count = 0
    while count < hashes {
      guard bytes[index + count] == UInt8(ascii: "#") else { return false }
      count += 1
    }
    return true
  }
}
