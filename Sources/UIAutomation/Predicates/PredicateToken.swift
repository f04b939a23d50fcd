import Foundation

/// A word of a predicate's format, and where it stands.
struct PredicateToken: Equatable {
  enum Kind: Equatable {
    case word(String)
    case text(String)
    case number(Double)

    /// `%@`, `%K`, `%d` and the like, by their letter.
    case placeholder(Character)

    /// `==`, `(`, `{`, `,` and the like.
    case symbol(String)
    case end
  }

  let kind: Kind

  /// The number of its first character, counted from one.
  let position: Int

  /// The word as messages name it.
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

  /// Whether it is a word of the language, however it is written.
  func isWord(_ word: String) -> Bool {
    if case .word(let own) = kind { own.uppercased() == word } else { false }
  }
}
