/// Divides a Swift source into tokens, without an opinion on their meaning.
///
/// It knows what can contain text that looks like code: comments, which nest, strings in all forms with their
/// interpolations, and regular expressions. A parser would be right about more, and in a debug build takes forty times
/// as long.
///
/// There is no recursion, so no source is too deep. A source that is wrong gets some tokens; the compiler will say what
/// is wrong.
package struct TokenScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var tokens: [Token] = []
  var isFirstOnLine = true
  /// The strings around the current interpolation.
  var strings: [OpenString] = []
  /// The number of open parentheses in the current interpolation.
  private var depth = 0
  private let words = WordTable()

  /// A string literal whose interpolation is being scanned.
  struct OpenString {
    let hashes: Int
    let isMultiline: Bool
    /// The number of open parentheses around the literal.
    let depth: Int
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  /// The tokens of a source in UTF-8.
  package static func tokens(of source: [UInt8]) -> [Token] {
    source.withUnsafeBufferPointer { bytes in
      var scanner = TokenScanner(bytes)
      scanner.scan()
      return scanner.tokens
    }
  }

  /// The byte at a distance from the position; 0 beyond the ends.
  func byte(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  mutating func append(_ kind: Token.Kind, from start: Int, word: Word? = nil) {
    tokens.append(
      Token(kind: kind, word: word, range: start..<position, byte: bytes[start], isFirstOnLine: isFirstOnLine))
    isFirstOnLine = false
  }

  private mutating func scan() {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while position < bytes.count { scanToken() }
  }

  private mutating func scanToken() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isFirstOnLine = true
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C:
      position += 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      scanIdentifier(.identifier, from: position)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
    case UInt8(ascii: "\""): scanString(hashes: 0, from: position)
    case UInt8(ascii: "#"): scanPound()
    case UInt8(ascii: "`"): scanQuotedIdentifier()
    case UInt8(ascii: "("): scanOpenParenthesis()
    case UInt8(ascii: ")"): scanCloseParenthesis()
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"):
      scanPunctuation()
    case UInt8(ascii: ".") where self.byte(1) != UInt8(ascii: "."): scanPunctuation()
    case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/") where isRegexPossible && scanRegex(): break
    default: scanOperator()
    }
  }

  private mutating func scanPunctuation() {
    position += 1
    append(.punctuation, from: position - 1)
  }

  private mutating func scanOpenParenthesis() {
    depth += 1
    scanPunctuation()
  }

  private mutating func scanCloseParenthesis() {
    scanPunctuation()
    if depth == 0, let string = strings.popLast() {
      depth = string.depth
      scanStringPart(hashes: string.hashes, isMultiline: string.isMultiline, from: position)
    } else {
      depth = max(0, depth - 1)
    }
  }

  /// Begins an interpolation; its parenthesis is the next byte.
  mutating func openInterpolation(hashes: Int, isMultiline: Bool) {
    strings.append(OpenString(hashes: hashes, isMultiline: isMultiline, depth: depth))
    depth = 0
    scanPunctuation()
  }

  mutating func scanIdentifier(_ kind: Token.Kind, from start: Int) {
    var hash = WordTable.firstHash
    var index = start
    let end = bytes.count
    if kind == .pound {
      hash = WordTable.hash(hash, bytes[index])
      index += 1
    }
    while index < end {
      let byte = bytes[index]
      guard byte >= 0x80 || Self.isNameCharacter(byte) else { break }
      hash = WordTable.hash(hash, byte)
      index += 1
    }
    position = index
    append(kind, from: start, word: words.word(hash, in: bytes, start..<index))
  }

  static func isNameCharacter(_ byte: UInt8) -> Bool {
    // Letters of both cases, digits, the underscore and the dollar sign.
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F || byte == 0x24
  }

  private mutating func scanQuotedIdentifier() {
    let start = position
    position += 1
    while position < bytes.count, !isEndOfLine, bytes[position] != UInt8(ascii: "`") { position += 1 }
    if byte() == UInt8(ascii: "`") { position += 1 }
    append(.identifier, from: start)
  }

  private mutating func scanNumber() {
    let start = position
    // Digits of a tuple element: `.0.1` are two.
    let isElement = position > 0 && bytes[position - 1] == UInt8(ascii: ".")
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isNameCharacter(byte) {
        position += 1
        let isExponent = byte | 0x20 == UInt8(ascii: "e") || byte | 0x20 == UInt8(ascii: "p")
        let isSign = self.byte() == UInt8(ascii: "-") || self.byte() == UInt8(ascii: "+")
        let isHexadecimal =
          bytes[start] == UInt8(ascii: "0") && start + 1 < position && bytes[start + 1] == UInt8(ascii: "x")
        if isExponent, isSign, Self.isDigit(self.byte(1)), !isHexadecimal || byte | 0x20 == UInt8(ascii: "p") {
          position += 1
        }
      } else if byte == UInt8(ascii: "."), !isElement, Self.isDigit(self.byte(1)) {
        position += 1
      } else {
        break
      }
    }
    append(.number, from: start)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private mutating func scanOperator() {
    let start = position
    position += 1
    while position < bytes.count, Self.isOperator(bytes[position]) {
      // A comment ends an operator.
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") { break }
      // A dot continues only an operator that begins with one.
      if byte() == UInt8(ascii: "."), bytes[start] != UInt8(ascii: ".") { break }
      position += 1
    }
    append(.operator, from: start)
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  // MARK: - Comments

  var isEndOfLine: Bool { byte() == UInt8(ascii: "\n") || byte() == UInt8(ascii: "\r") }

  private mutating func skipLine() {
    while position < bytes.count, !isEndOfLine { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 1
    position += 2
    while position < bytes.count, depth > 0 {
      let byte = bytes[position]
      if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if isEndOfLine { isFirstOnLine = true }
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  // MARK: - Pound signs

  private mutating func scanPound() {
    let start = position
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    let next = byte(count)
    if next == UInt8(ascii: "\"") {
      position += count
      scanString(hashes: count, from: start)
    } else if next == UInt8(ascii: "/"), scanExtendedRegex(hashes: count) {
      return
    } else if count == 1, Self.isNameCharacter(next) || next >= 0x80, !Self.isDigit(next) {
      scanIdentifier(.pound, from: start)
    } else {
      position += count
      append(.operator, from: start)
    }
  }
}
