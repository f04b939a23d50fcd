/// A word or a sign of Swift code, with its line.
package struct Token: Equatable {
  package enum Kind {
    case word
    case sign
  }

  package var kind: Kind
  package var text: String
  package var line: Int

  package init(kind: Kind, text: String, line: Int) {
    self.kind = kind
    self.text = text
    self.line = line
  }

  /// Whether the token is the given word.
  package func isWord(_ word: String) -> Bool { kind == .word && text == word }

  /// Whether the token is the given sign.
  package func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  /// Whether a name contains a word that is written in lower case: `listRow` and `theListRow` contain `list`, `playlist`
  /// and `lists` do not.
  package func contains(_ word: String) -> Bool {
    let capitalized = word.prefix(1).uppercased() + word.dropFirst()
    func ends(_ rest: Substring) -> Bool { rest.first.map { !$0.isLowercase } ?? true }
    if text.hasPrefix(word), ends(text.dropFirst(word.count)) { return true }
    return text.ranges(of: capitalized).contains { ends(text[$0.upperBound...]) }
  }
}
