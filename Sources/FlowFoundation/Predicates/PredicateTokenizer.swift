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
    } else if Self.isDigit(character) || (character == "." && follows(Self.isDigit)) {
      kind = try number()
    } else if character == "$" && follows(Self.isWordStart) {
      index += 1
      kind = .variable(plainWord())
    } else if character == "#" && follows(Self.isWordStart) {
      index += 1
      kind = .key(word())
    } else if Self.isWordStart(character) {
      kind = .word(word())
    } else {
      kind = .symbol(try symbol())
    }
    return PredicateToken(kind: kind, position: start)
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  private static func isWordStart(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@"
  }

  private func follows(_ condition: (Character) -> Bool) -> Bool {
    index + 1 < characters.count && condition(characters[index + 1])
  }

  private func error(at position: Int, _ reason: String) -> PredicateFormatError {
    PredicateFormatError(format: format, position: position, reason: reason)
  }

  // MARK: - Texts

  private mutating func quoted(by quote: Character) throws(PredicateFormatError) -> String {
    let start = index + 1
    index += 1
    var text = ""
    while let character = current, character != quote {
      index += 1
      text.append(character == "\\" ? escaped() : character)
    }
    guard current == quote else { throw error(at: start, "the text that begins there has no closing \(quote)") }
    index += 1
    return text
  }

  /// The character that an escape sequence stands for, from the character behind the backslash on.
  private mutating func escaped() -> Character {
    guard let escaped = current else { return "\\" }
    index += 1
    switch escaped {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u" where hexadecimal(4) != nil: return hexadecimal(4, taking: true) ?? escaped
    case "x" where hexadecimal(2) != nil: return hexadecimal(2, taking: true) ?? escaped
    default: return escaped
    }
  }

  private func hexadecimal(_ count: Int) -> Character? {
    guard index + count <= characters.count else { return nil }
    let digits = String(characters[index..<(index + count)])
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
  }

  private mutating func hexadecimal(_ count: Int, taking: Bool) -> Character? {
    defer { index += count }
    return hexadecimal(count)
  }

  // MARK: - Other tokens

  /// A placeholder's letter, without the length modifiers of numbers.
  private mutating func placeholder() throws(PredicateFormatError) -> Character {
    let start = index + 1
    index += 1
    while let letter = current, "lhqzt0123456789.".contains(letter) { index += 1 }
    guard let letter = current, "@KdDiuUxXfFgGeEcs".contains(letter) else {
      throw error(at: start, "'%' does not begin a placeholder such as %@, %K or %d")
    }
    index += 1
    return letter
  }

  private mutating func number() throws(PredicateFormatError) -> PredicateToken.Kind {
    let start = index
    if characters[index] == "0", follows({ $0 == "x" || $0 == "X" }) {
      index += 2
      while let character = current, character.isHexDigit { index += 1 }
      if let number = Int(String(characters[(start + 2)..<index]), radix: 16) { return .integer(number) }
    } else {
      while let character = current, Self.isDigit(character) { index += 1 }
      if current == ".", follows(Self.isDigit) {
        index += 1
        while let character = current, Self.isDigit(character) { index += 1 }
      }
      readExponent()
    }
    let text = String(characters[start..<index])
    if let number = Int(text) { return .integer(number) }
    guard let number = Double(text) else { throw error(at: start + 1, "'\(text)' is not a number") }
    return .number(number)
  }

  private mutating func readExponent() {
    guard current == "e" || current == "E" else { return }
    var end = index + 1
    if end < characters.count, characters[end] == "-" || characters[end] == "+" { end += 1 }
    guard end < characters.count, Self.isDigit(characters[end]) else { return }
    while end < characters.count, Self.isDigit(characters[end]) { end += 1 }
    index = end
  }

  private mutating func plainWord() -> String {
    let start = index
    while let character = current, Self.isWordStart(character) || character.isNumber { index += 1 }
    return String(characters[start..<index])
  }

  /// Keys separated by periods, or a function's name with its colons.
  private mutating func word() -> String {
    let start = index
    index += 1
    while let character = current {
      let isPart = character.isLetter || character.isNumber || "_@$".contains(character)
      let isJoint = character == "." || character == ":"
      guard isPart || isJoint && follows({ Self.isWordStart($0) || $0 == "#" || character == ":" && $0 == "(" }) else {
        break
      }
      index += 1
    }
    return String(characters[start..<index])
  }

  private mutating func symbol() throws(PredicateFormatError) -> String {
    let symbols =
      ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", "=", "<", ">", "!"]
      + ["(", ")", "{", "}", "[", "]", ",", ".", "+", "-", "*", "/"]
    for symbol in symbols where characters[index...].starts(with: symbol) {
      index += symbol.count
      return symbol
    }
    throw error(at: index + 1, "'\(characters[index])' means nothing in a predicate")
  }
}
