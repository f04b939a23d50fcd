import Foundation

/// A token of a predicate's format, and its position.
struct PredicateToken: Equatable {
  enum Kind: Equatable {
    case word(String)
    case text(String)
    case number(Double)

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
    case .text(let text): "the text \"\(text)\""
    case .number(let number): "'\(PredicateValue.number(number))'"
    case .placeholder(let letter): "'%\(letter)'"
    case .symbol(let symbol): "'\(symbol)'"
    case .end: "the end"
    }
  }

  /// Whether the token is a keyword, ignoring case.
  func isWord(_ word: String) -> Bool {
    if case .word(let own) = kind { own.uppercased() == word } else { false }
  }
}
