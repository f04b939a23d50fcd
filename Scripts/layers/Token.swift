/// A word or a sign of Swift code, with its line.
struct Token: Equatable {
  enum Kind {
    case word
    case sign
  }

  var kind: Kind
  var text: String
  var line: Int

  /// Whether the token is the given word.
  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  /// Whether the token is the given sign.
  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}
