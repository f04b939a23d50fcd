/// The beginning of a class's declaration that names what the class inherits.
struct ClassHeader {
  /// The first name that the class inherits, without that of a module.
  let superclass: String
  /// The index of the brace that opens the body.
  let brace: Int
  /// Whether `nonisolated` is among the modifiers.
  let isNonisolated: Bool

  /// The header with `class` at an index; `nil` if there is none, such as at `class func`.
  init?(at keyword: Int, in tokens: [Token], _ source: [UInt8]) {
    guard tokens[keyword].word == .class, keyword + 3 < tokens.count, tokens[keyword + 1].kind == .identifier,
      ![.func, .var, .let, .subscript].contains(tokens[keyword + 1].word),
      keyword == 0 || !tokens[keyword - 1].isPunctuation(".") && !tokens[keyword - 1].isPunctuation(":")
    else { return nil }
    var index = keyword + 2
    // Generic parameters may contain colons, too.
    var depth = 0
    while index < tokens.count, !tokens[index].isPunctuation("{"), depth > 0 || !tokens[index].isPunctuation(":") {
      if tokens[index].kind == .operator {
        for byte in source[tokens[index].range] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
      }
      index += 1
    }
    guard index + 2 < tokens.count, tokens[index].isPunctuation(":"), tokens[index + 1].kind == .identifier,
      let brace = tokens[index...].firstIndex(where: { $0.isPunctuation("{") })
    else { return nil }
    var name = index + 1
    while name + 2 < brace, tokens[name + 1].isPunctuation(".") { name += 2 }
    superclass = source.text(tokens[name].range)
    self.brace = brace
    isNonisolated = tokens[MemberDeclaration.start(of: keyword, in: tokens, source)..<keyword]
      .contains { source.text($0.range) == "nonisolated" }
  }
}
