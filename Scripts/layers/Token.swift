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

  /// Whether a name contains a word that is written in lower case: `listRow` and `theListRow` contain `list`, `playlist`
  /// and `lists` do not.
  func contains(_ word: String) -> Bool {
    let capitalized = word.prefix(1).uppercased() + word.dropFirst()
    func ends(_ rest: Substring) -> Bool { rest.first.map { !$0.isLowercase } ?? true }
    if text.hasPrefix(word), ends(text.dropFirst(word.count)) { return true }
    return text.ranges(of: capitalized).contains { ends(text[$0.upperBound...]) }
  }
}
