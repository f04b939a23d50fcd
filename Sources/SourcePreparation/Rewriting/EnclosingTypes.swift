/// The types around a token, known from the braces before it.
struct EnclosingTypes {
  /// For each open brace the name by which code inside it can refer to the type; `nil` if it begins no type.
  private var braces: [String?] = []
  /// The type whose brace comes next.
  private var next: String?

  /// The innermost type: its name in a declaration, and `Self` in an extension, which may be one of a protocol.
  var innermost: String? {
    for case let name? in braces.reversed() { return name }
    return nil
  }

  mutating func openBrace() {
    braces.append(next)
    next = nil
  }

  mutating func closeBrace() {
    if !braces.isEmpty { braces.removeLast() }
  }

  /// Notes the declaration of a type, if one begins at a token.
  mutating func declaration(at index: Int, in tokens: [Token], _ source: [UInt8]) {
    guard index + 2 < tokens.count, tokens[index + 1].kind == .identifier, let word = tokens[index].word else { return }
    if index > 0, tokens[index - 1].isPunctuation(".") { return }
    switch word {
    case .extension, .protocol: next = "Self"
    case .class, .struct, .enum, .actor:
      let follower = tokens[index + 2]
      let isHeader =
        follower.isPunctuation("{") || follower.isPunctuation(":") || follower.word == .where
        || (follower.kind == .operator && follower.byte == UInt8(ascii: "<"))
      // `class var name: Type` declares no type.
      guard isHeader, tokens[index + 1].word != .var, tokens[index + 1].word != .let else { return }
      let name = tokens[index + 1].range
      next = String(decoding: source[name], as: UTF8.self)
    default: break
    }
  }
}
