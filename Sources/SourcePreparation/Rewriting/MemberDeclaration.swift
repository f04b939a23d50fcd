/// A method, a property or a subscript in the body of a type or an extension, found by its tokens.
struct MemberDeclaration {
  /// The indices of all tokens: attributes and modifiers, the signature, and the body.
  let tokens: ClosedRange<Int>
  /// The index of `func`, `var` or `subscript`.
  let keyword: Int
  /// The index of the brace that opens the body.
  let brace: Int

  /// The member that has a modifier or an attribute at an index; `nil` if it has no body.
  init?(at index: Int, in tokens: [Token], _ source: [UInt8]) {
    var keyword = index
    while keyword < tokens.count, ![.func, .var, .subscript].contains(tokens[keyword].word) {
      guard
        tokens[keyword].kind == .identifier || tokens[keyword].isPunctuation("(") || tokens[keyword].isPunctuation(")")
      else { return nil }
      keyword += 1
    }
    var depth = 0
    var brace = keyword
    while brace < tokens.count {
      if depth == 0, tokens[brace].isPunctuation("{") { break }
      if tokens[brace].isPunctuation("(") || tokens[brace].isPunctuation("[") { depth += 1 }
      if tokens[brace].isPunctuation(")") || tokens[brace].isPunctuation("]") { depth -= 1 }
      if tokens[brace].isPunctuation("}") || tokens[brace].isPunctuation(";") { return nil }
      brace += 1
    }
    guard brace < tokens.count, let end = Self.closing(brace, in: tokens) else { return nil }
    self.keyword = keyword
    self.brace = brace
    self.tokens = Self.start(of: index, in: tokens, source)...end
  }

  /// The index of the brace that closes the one at an index.
  static func closing(_ open: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      if tokens[index].isPunctuation("{") { depth += 1 }
      if tokens[index].isPunctuation("}") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// The index of the first attribute or modifier.
  static func start(of index: Int, in tokens: [Token], _ source: [UInt8]) -> Int {
    var start = index
    while start > 0 {
      let before = start - 1
      if tokens[before].kind == .identifier, modifiers.contains(source.text(tokens[before].range)) {
        start = before
      } else if tokens[before].isPunctuation("@") {
        start = before
      } else if before > 0, tokens[before].kind == .identifier, tokens[before - 1].isPunctuation("@") {
        start = before - 1
      } else if tokens[before].isPunctuation(")"), let at = attribute(before, in: tokens) {
        start = at
      } else {
        return start
      }
    }
    return start
  }

  /// The index of the `@` of an attribute, or of a modifier, whose arguments a parenthesis closes.
  private static func attribute(_ close: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    var index = close
    while index >= 0 {
      if tokens[index].isPunctuation(")") { depth += 1 }
      if tokens[index].isPunctuation("(") {
        depth -= 1
        if depth == 0 { break }
      }
      index -= 1
    }
    guard index > 1, tokens[index - 1].kind == .identifier, tokens[index - 2].isPunctuation("@") else { return nil }
    return index - 2
  }

  private static let modifiers: Set<String> = [
    "class", "dynamic", "fileprivate", "final", "internal", "nonisolated", "open", "override", "package", "private",
    "public", "static",
  ]
}
