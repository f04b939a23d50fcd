import AssetCatalogs

/// Reads the text of a `.strings` file: `"key" = "value";` with comments in between. Words may be without quotation
/// marks, and a key without a value is its own value.
struct StringsSyntax {
  private let text: [UInt8]
  private var offset = 0
  private var texts: [String: String] = [:]

  /// The strings in front of the first mistake, and the mistake.
  ///
  /// - Parameter text: The text in UTF-8.
  static func read(_ text: [UInt8]) -> (texts: [String: String], fault: FileFault?) {
    var syntax = StringsSyntax(text: text)
    do throws(FileFault) {
      try syntax.readAll()
      return (syntax.texts, nil)
    } catch {
      return (syntax.texts, error)
    }
  }

  private init(text: [UInt8]) {
    self.text = text
  }

  private var next: UInt8? { offset < text.count ? text[offset] : nil }

  private func mistake(_ expected: String) -> FileFault {
    let rest = String(decoding: text[offset...].prefix(16), as: UTF8.self)
    let found = rest.first.map { "'\($0)' was found" } ?? "the file ends"
    return .syntax("\(expected) was expected, and \(found)", at: offset, in: text)
  }

  private mutating func readAll() throws(FileFault) {
    try skipSpaces()
    while next != nil {
      let key = try readWord("a key")
      try skipSpaces()
      var value = key
      if next == UInt8(ascii: "=") {
        offset += 1
        try skipSpaces()
        value = try readWord("a value in quotation marks")
        try skipSpaces()
      }
      guard next == UInt8(ascii: ";") else { throw mistake(value == key ? "'=' or ';'" : "';'") }
      offset += 1
      texts[key] = value
      try skipSpaces()
    }
  }

  /// Skips spaces and comments.
  private mutating func skipSpaces() throws(FileFault) {
    while let byte = next {
      if byte <= 0x20 || byte == 0x7F {
        offset += 1
      } else if text[offset...].starts(with: "//".utf8) {
        while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
      } else if text[offset...].starts(with: "/*".utf8) {
        let start = offset
        offset += 2
        while !text[offset...].starts(with: "*/".utf8) {
          guard next != nil else { throw .syntax("the comment that begins here has no end", at: start, in: text) }
          offset += 1
        }
        offset += 2
      } else if text[offset...].starts(with: "\u{2028}".utf8) || text[offset...].starts(with: "\u{2029}".utf8) {
        offset += 3
      } else {
        return
      }
    }
  }

  private mutating func readWord(_ name: String) throws(FileFault) -> String {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try readQuoted() }
    let start = offset
    while let byte = next, Self.isPartOfWord(byte) { offset += 1 }
    guard offset > start else { throw mistake(name) }
    return String(decoding: text[start..<offset], as: UTF8.self)
  }

  /// Whether a character may be in a word without quotation marks.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$:./-".utf8.contains(byte)
    }
  }

  private mutating func readQuoted() throws(FileFault) -> String {
    let start = offset
    let quote = text[offset]
    offset += 1
    var result: [UInt8] = []
    while let byte = next {
      offset += 1
      if byte == quote { return String(decoding: result, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), let escaped = next {
        offset += 1
        result += readEscape(escaped)
      } else {
        result.append(byte)
      }
    }
    throw .syntax(
      "the text that begins here has no '\(Character(Unicode.Scalar(quote)))' at its end", at: start, in: text)
  }

  /// The character of an escape.
  private mutating func readEscape(_ escaped: UInt8) -> [UInt8] {
    switch escaped {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      var units: [UInt16] = [readUnit()]
      // A character beyond the first 65,536 has two escapes.
      if UTF16.isLeadSurrogate(units[0]), text[offset...].starts(with: [UInt8(ascii: "\\"), escaped]) {
        offset += 2
        units.append(readUnit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: return [escaped]
    }
  }

  private mutating func readUnit() -> UInt16 {
    let digits = text[offset...].prefix(4).prefix { Character(Unicode.Scalar($0)).isHexDigit }
    offset += digits.count
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
  }
}
