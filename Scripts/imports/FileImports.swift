import SwiftTokens

/// The modules that a file of Swift imports, but for those in `#if canImport(…)`.
struct FileImports {
  private(set) var imports: [(module: String, line: Int)] = []

  init(_ text: String) {
    let tokens = Tokenizer(text).tokens
    let conditional = Set(
      tokens.indices.filter { tokens[$0].isWord("canImport") && $0 + 2 < tokens.count }.map { tokens[$0 + 2].text })
    for index in tokens.indices where tokens[index].isWord("import") && index + 1 < tokens.count {
      let kinds: Set = ["struct", "class", "enum", "protocol", "func", "typealias", "var", "let", "actor"]
      let isOfDeclaration = kinds.contains(tokens[index + 1].text) && index + 2 < tokens.count
      let name = tokens[isOfDeclaration ? index + 2 : index + 1]
      guard name.kind == .word, name.line == tokens[index].line, !conditional.contains(name.text) else { continue }
      imports.append((name.text, name.line))
    }
  }
}
