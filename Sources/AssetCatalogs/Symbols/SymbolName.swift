/// The Swift name of a set, as Xcode generates it: `green-primary` becomes `greenPrimary`.
package struct SymbolName {
  /// The name of a constant, with a lowercase first letter.
  package let constant: String

  /// The name of a namespace, with an uppercase first letter.
  package let namespace: String

  /// - Parameters:
  ///   - name: The name of the set, without its namespaces.
  ///   - kind: The kind of the set, whose suffix is removed: `BackgroundColor` becomes `background`, `LogoImage`
  ///     becomes `logo`; `nil` to keep the whole name.
  package init(_ name: String, kind: AssetCatalog.Kind?) {
    let words = Self.words(of: name)
    namespace = Self.identifier(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    var short = words
    let suffix = kind == .color ? "color" : "image"
    if kind != nil, let last = short.last, last.lowercased().hasSuffix(suffix),
      short.count > 1 || last.count > suffix.count
    {
      let rest = last.dropLast(suffix.count)
      short.removeLast()
      if !rest.isEmpty { short.append(String(rest)) }
    }
    if let capitals = Self.capitals(in: name, short) {
      constant = Self.identifier(capitals)
    } else {
      let first = Self.decapitalized(short.first ?? "")
      constant = Self.identifier(first + short.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    }
  }

  /// A name of capitals stays one, with its numbers apart: `LOGO`, `FF_2_A_1_F` of `FF2A1F`; `nil` for any other name.
  private static func capitals(in name: String, _ words: [String]) -> String? {
    let letters = name.filter(\.isLetter)
    guard letters.count > 1, letters.allSatisfy(\.isUppercase) else { return nil }
    return words.map(withNumbersApart).joined(separator: "_")
  }

  private static func withNumbersApart(_ word: String) -> String {
    zip(word, " " + word).map { $0.isNumber != $1.isNumber && $1 != " " ? "_\($0)" : "\($0)" }.joined()
  }

  /// The parts between characters that are not allowed in identifiers.
  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// `URLIcon` becomes `urlIcon`, `Logo` becomes `logo`.
  private static func decapitalized(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let next = word[capitals.endIndex...]
    // The last capital starts the next word, unless a digit or nothing follows.
    let small = next.first?.isLowercase == true ? capitals.dropLast() : capitals
    return small.lowercased() + word.dropFirst(small.count)
  }

  private static func identifier(_ text: String) -> String {
    guard let first = text.first else { return "_" }
    if first.isNumber { return "_" + text }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
