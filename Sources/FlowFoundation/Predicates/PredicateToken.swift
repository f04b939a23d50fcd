import Foundation

/// A token of a predicate's format, and its position.
struct PredicateToken: Equatable {
  enum Kind: Equatable {
    /// A keyword or a key; keys separated by periods are one word.
    case word(String)

    /// A key that is no keyword: `#and`.
    case key(String)
    case text(String)
    case integer(Int)
    case number(Double)

    /// `$name`.
    case variable(String)

    /// `%@`, `%K`, `%d` and similar placeholders, by their letter.
    case placeholder(Character)

    /// `==`, `(`, `{`, `,` and similar symbols.
    case symbol(String)
    case end
  }

  let kind: Kind

  /// The position of its first character, counted from one.
  let position: Int

  /// The token as messages show it.
  var name: String {
    switch kind {
    case .word(let word): "'\(word)'"
    case .key(let key): "'#\(key)'"
    case .text(let text): "the text \"\(text)\""
    case .integer(let number): "'\(number)'"
    case .number(let number): "'\(number)'"
    case .variable(let name): "'$\(name)'"
    case .placeholder(let letter): "'%\(letter)'"
    case .symbol(let symbol): "'\(symbol)'"
    case .end: "the end"
    }
  }

  /// Whether the token is a keyword, ignoring case.
  func isWord(_ word: String) -> Bool {
    if case .word(let own) = kind { own.uppercased() == word } else { false }
  }

  func isSymbol(_ symbol: String) -> Bool { kind == .symbol(symbol) }
}
