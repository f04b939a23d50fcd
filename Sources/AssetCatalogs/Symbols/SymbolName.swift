/// The name that a set has in Swift, as Xcode makes it: `green-primary` is `greenPrimary`.
package struct SymbolName {
  /// With a small first letter, for a constant.
  package let constant: String

  /// With a capital first letter, for a namespace.
  package let namespace: String

  /// - Parameters:
  ///   - name: The name of the set, without its namespaces.
  ///   - kind: Its kind: `BackgroundColor` is called `background`, `LogoImage` is called `logo`; `nil` for what keeps all of its
  ///     name.
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
    let first = Self.decapitalized(short.first ?? "")
    constant = Self.identifier(first + short.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
  }

  /// The parts between signs that no name may have.
  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// `URLIcon` is `urlIcon`, `Logo` is `logo`.
  private static func decapitalized(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let next = word[capitals.endIndex...]
    // The last capital begins the next word, unless a number or nothing follows.
    let small = next.first?.isLowercase == true ? capitals.dropLast() : capitals
    return small.lowercased() + word.dropFirst(small.count)
  }

  private static func identifier(_ text: String) -> String {
    guard let first = text.first else { return "_" }
    if first.isNumber { return "_" + text }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
