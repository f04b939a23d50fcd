/// Divides Swift code into words and signs. Comments and the text of strings are left out; the code that is
/// interpolated into a string is not.
package struct Tokenizer {
  package private(set) var tokens: [Token] = []

  private let characters: [UInt8]
  private var position = 0
  private var line = 1

  package init(_ text: String) {
    characters = Array(text.utf8)
    while let character = current { read(character) }
  }

  private var current: UInt8? { position < characters.count ? characters[position] : nil }

  private func follows(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= characters.count else { return false }
    return (0..<count).allSatisfy { characters[position + $0] == text.utf8Start[$0] }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count {
      if current == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func read(_ character: UInt8) {
    if follows("//") {
      while let next = current, next != UInt8(ascii: "\n") { advance() }
    } else if follows("/*") {
      skipComment()
    } else if let hashes = hashesBeforeString {
      readString(hashes: hashes)
    } else if Self.isPartOfWord(character) {
      let start = position
      while let next = current, Self.isPartOfWord(next) { position += 1 }
      add(.word, from: start)
    } else {
      let start = position
      advance()
      if character > UInt8(ascii: " "), character != UInt8(ascii: "`") { add(.sign, from: start) }
    }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    let text = String(decoding: characters[start..<position], as: UTF8.self)
    tokens.append(Token(kind: kind, text: text, line: line))
  }

  private static func isPartOfWord(_ character: UInt8) -> Bool {
    switch character {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  /// Comments may be in each other.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        advance(2)
      } else if follows("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && current != nil
  }

  /// The number of hashes before a string that starts here, or `nil` if none does.
  private var hashesBeforeString: Int? {
    var end = position
    while end < characters.count, characters[end] == UInt8(ascii: "#") { end += 1 }
    return end < characters.count && characters[end] == UInt8(ascii: "\"") ? end - position : nil
  }

  private mutating func readString(hashes: Int) {
    advance(hashes)
    let quotes = follows("\"\"\"") ? 3 : 1
    advance(quotes)
    while let character = current {
      if character == UInt8(ascii: "\""), isEnd(quotes: quotes, hashes: hashes) {
        return advance(quotes + hashes)
      }
      guard character == UInt8(ascii: "\\"), hasHashes(hashes, at: position + 1) else {
        advance()
        continue
      }
      advance(1 + hashes)
      if current == UInt8(ascii: "(") { readInterpolation() } else { advance() }
    }
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    (quotes == 1 || follows("\"\"\"")) && hasHashes(hashes, at: position + quotes)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= characters.count && characters[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func readInterpolation() {
    var depth = 0
    repeat {
      guard let character = current else { return }
      if character == UInt8(ascii: "(") { depth += 1 }
      if character == UInt8(ascii: ")") { depth -= 1 }
      read(character)
    } while depth > 0
  }
}
