/// A part of a Swift source that is neither space nor a comment.
package struct Token {
  package enum Kind: UInt8 {
    /// A name or a keyword, also in backticks.
    case identifier
    /// A `#` with a name, as `#if` or `#selector`.
    case pound
    /// One of `( ) { } [ ] , ; : . @`.
    case punctuation
    /// A sequence of operator characters.
    case `operator`
    case number
    /// A string literal, or a part of one between interpolations, with its quotes.
    case string
    case regex
  }

  package let kind: Kind
  /// The word, if it is one that the preparation looks at.
  let word: Word?
  /// The bytes of the token.
  package let range: Range<Int>
  /// The first byte.
  let byte: UInt8
  /// Whether only spaces and comments are before it on its line.
  package let isFirstOnLine: Bool

  package func isPunctuation(_ character: Unicode.Scalar) -> Bool {
    kind == .punctuation && byte == UInt8(ascii: character)
  }
}
