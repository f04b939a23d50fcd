import Foundation

/// Splits a predicate's format into tokens.
struct PredicateTokenizer {
  private let format: String
  private let characters: [Character]
  private var index = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  /// The tokens; the last one marks the end.
  static func tokens(of format: String) throws(PredicateFormatError) -> [PredicateToken] {
    var tokenizer = PredicateTokenizer(format)
    var tokens: [PredicateToken] = []
    repeat { tokens.append(try tokenizer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private var current: Character? { index < characters.count ? characters[index] : nil }

  private mutating func next() throws(PredicateFormatError) -> PredicateToken {
    while current?.isWhitespace == true { index += 1 }
    let start = index + 1
    guard let character = current else { return PredicateToken(kind: .end, position: start) }
    let kind: PredicateToken.Kind
    if character == "\"" || character == "'" {
      kind = .text(try quoted(by: character))
    } else if character == "%" {
      kind = .placeholder(try placeholder())
    } else if character.isNumber || (character == "-" && follows { $0.isNumber }) {
      kind = try number()
    } else if character.isLetter || character == "_" || character == "@" || character == "#" {
      kind = .word(word())
    } else {
      kind = .symbol(try symbol())
    }
    return PredicateToken(kind: kind, position: start)
  }

  private func follows(_ condition: (Character) -> Bool) -> Bool {
    index + 1 < characters.count && condition(characters[index + 1])
  }

  private mutating func quoted(by quote: Character) throws(PredicateFormatError) -> String {
    let start = index + 1
    index += 1
    var text = ""
    while let character = current, character != quote {
      index += 1
      guard character == "\\", let escaped = current else {
        text.append(character)
        continue
      }
      index += 1
      text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
    }
    guard current == quote else {
      throw PredicateFormatError(
        format: format, position: start, reason: "the text that begins there has no closing \(quote)")
    }
    index += 1
    return text
  }

  /// A placeholder's letter, without the length modifiers of numbers.
  private mutating func placeholder() throws(PredicateFormatError) -> Character {
    let start = index + 1
    index += 1
    while let letter = current, "lhqzt0123456789.".contains(letter) { index += 1 }
    guard let letter = current, "@KdDiuUxXfFgGeEcs".contains(letter) else {
      throw PredicateFormatError(
        format: format, position: start, reason: "'%' does not begin a placeholder such as %@, %K or %d")
    }
    index += 1
    return letter
  }

  private mutating func number() throws(PredicateFormatError) -> PredicateToken.Kind {
    let start = index
    index += 1
    while let character = current, character.isNumber || character == "." || character == "e" { index += 1 }
    let text = String(characters[start..<index])
    guard let number = Double(text) else {
      throw PredicateFormatError(format: format, position: start + 1, reason: "'\(text)' is not a number")
    }
    return .number(number)
  }

  private mutating func word() -> String {
    let start = index
    index += 1
    while let character = current, character.isLetter || character.isNumber || "_.@$".contains(character) {
      index += 1
    }
    return String(characters[start..<index])
  }

  private mutating func symbol() throws(PredicateFormatError) -> String {
    let symbols =
      ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!"]
      + ["(", ")", "{", "}", "[", "]", ","]
    for symbol in symbols where characters[index...].starts(with: symbol) {
      index += symbol.count
      return symbol
    }
    throw PredicateFormatError(
      format: format, position: index + 1, reason: "'\(characters[index])' means nothing in a predicate")
  }
}
