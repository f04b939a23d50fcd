import Foundation
import SwiftTokens

/// A source file, divided into tokens.
struct SourceFile {
  /// The path below the folder of the module: `Layout/Stack/HStack.swift`.
  let path: String
  let tokens: [Token]

  init(path: String, text: String) {
    self.path = path
    tokens = Tokenizer(text).tokens
  }

  /// The Swift files in a folder, sorted by path.
  static func files(below root: String) throws -> [SourceFile] {
    guard let paths = FileManager.default.enumerator(atPath: root)?.allObjects as? [String], !paths.isEmpty else {
      throw LayersError("There is no folder \(root): run this in the root of the repository.")
    }
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SourceFile(path: path, text: try String(contentsOfFile: root + "/" + path, encoding: .utf8))
    }
  }

  /// The types that the file declares outside of other types and of extensions.
  var topLevelTypes: [String] {
    var depth = 0
    var types: [String] = []
    for (index, token) in tokens.enumerated() {
      if token.isSign("{") { depth += 1 }
      if token.isSign("}") { depth -= 1 }
      if depth == 0, let name = declaredType(at: index) { types.append(name) }
    }
    return types
  }

  /// The names that mean something else in this file than a type of the module: of types in other types, and of
  /// parameters of generic declarations.
  var localTypes: Set<String> {
    var depth = 0
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() {
      if token.isSign("{") { depth += 1 }
      if token.isSign("}") { depth -= 1 }
      if depth > 0, let name = declaredType(at: index) { names.insert(name) }
      if token.isSign("<") { names.formUnion(parameters(at: index)) }
    }
    return names
  }

  /// The members that the file adds to types in extensions: `enclosing` in `extension Element { func enclosing() }`.
  var extensionMembers: [(name: String, type: String)] {
    var depth = 0
    var extended: String?
    var members: [(String, String)] = []
    for (index, token) in tokens.enumerated() {
      if token.isSign("{") { depth += 1 }
      if token.isSign("}") { depth -= 1 }
      if depth == 0, token.isSign("}") { extended = nil }
      if depth == 0, token.isWord("extension"), index + 1 < tokens.count { extended = tokens[index + 1].text }
      if depth == 1, let extended, let name = declaredMember(at: index) { members.append((name, extended)) }
    }
    return members
  }

  /// The names that the file declares anywhere, other than types: members, cases, variables, parameters, labels.
  var declaredNames: Set<String> {
    var names: Set<String> = []
    var isInCase = false
    for (index, token) in tokens.enumerated() {
      if let name = declaredMember(at: index) { names.insert(name) }
      if token.isWord("case") { isInCase = true }
      if token.isSign(":") || token.isSign("{") || token.isSign("}") { isInCase = false }
      guard token.kind == .word, index > 0, index + 1 < tokens.count else { continue }
      if tokens[index + 1].isSign(":")
        || isInCase && (tokens[index - 1].isSign(",") || tokens[index - 1].isWord("case"))
      {
        names.insert(token.text)
      }
    }
    return names
  }

  private static let memberKeywords: Set<String> = ["var", "let", "func", "case"]

  private func declaredMember(at index: Int) -> String? {
    guard index + 1 < tokens.count, tokens[index].kind == .word, Self.memberKeywords.contains(tokens[index].text),
      tokens[index + 1].kind == .word
    else { return nil }
    return tokens[index + 1].text
  }

  /// The classes of the file with the class or protocol that each inherits first.
  var classes: [(name: String, base: String)] {
    tokens.indices.compactMap { index in
      guard tokens[index].isWord("class"), let name = declaredType(at: index) else { return nil }
      guard let colon = tokens[index...].firstIndex(where: { $0.isSign(":") || $0.isSign("{") }),
        let end = endOfParameters(of: index), tokens.indices.contains(end + 1), tokens[end].isSign(":"), colon <= end
      else { return nil }
      return (name, tokens[end + 1].text)
    }
  }

  /// The index after the name of a declaration and its generic parameters.
  private func endOfParameters(of index: Int) -> Int? {
    var position = index + 2
    guard position < tokens.count, tokens[position].isSign("<") else { return position }
    var depth = 0
    while position < tokens.count {
      if tokens[position].isSign("<") { depth += 1 }
      if tokens[position].isSign(">") { depth -= 1 }
      position += 1
      if depth == 0 { return position }
    }
    return nil
  }

  /// The types that the file casts values to: `ScrollElement` in `as? ScrollElement` and `is ScrollElement`.
  var casts: [(type: String, line: Int)] {
    tokens.indices.compactMap { index in
      guard tokens[index].isWord("as") || tokens[index].isWord("is") else { return nil }
      let next = tokens[(index + 1)...].first { $0.kind == .word || !$0.isSign("?") && !$0.isSign("!") }
      guard let next, next.kind == .word else { return nil }
      return (next.text, next.line)
    }
  }

  /// The members of a class that subclasses may override and that the class itself does not: its own methods and
  /// variables that are neither final nor private.
  func overridableMembers(of name: String) -> [String] {
    guard let start = tokens.indices.first(where: { tokens[$0].isWord("class") && declaredType(at: $0) == name }) else {
      return []
    }
    var depth = 0
    var members: [String] = []
    for index in start..<tokens.count {
      if tokens[index].isSign("{") { depth += 1 }
      if tokens[index].isSign("}") {
        depth -= 1
        if depth == 0 { break }
      }
      guard depth == 1, tokens[index].isWord("func") || tokens[index].isWord("var"),
        let name = declaredMember(at: index)
      else { continue }
      let modifiers = modifiers(before: index)
      if modifiers.isDisjoint(with: ["final", "private", "static", "unowned"]) { members.append(name) }
    }
    return members
  }

  private static let modifiers: Set<String> = [
    "final", "private", "static", "package", "public", "internal", "override", "unowned", "set", "unsafe", "weak",
    "lazy",
  ]

  private func modifiers(before index: Int) -> Set<String> {
    var found: Set<String> = []
    for token in tokens[..<index].reversed() {
      if token.kind == .word, Self.modifiers.contains(token.text) {
        found.insert(token.text)
      } else if !token.isSign("("), !token.isSign(")") {
        break
      }
    }
    return found
  }

  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype",
  ]

  private func declaredType(at index: Int) -> String? {
    guard index + 1 < tokens.count, tokens[index].kind == .word, Self.typeKeywords.contains(tokens[index].text),
      tokens[index + 1].kind == .word, index == 0 || !tokens[index - 1].isSign(".")
    else { return nil }
    let name = tokens[index + 1].text
    return name.first { $0 != "_" }?.isUppercase == true ? name : nil
  }

  /// The names in `<A, B: View>` after the name of a declaration.
  private func parameters(at index: Int) -> [String] {
    guard index >= 2, tokens[index - 1].kind == .word,
      Self.typeKeywords.contains(tokens[index - 2].text) || tokens[index - 2].isWord("func")
        || tokens[index - 1].isWord("init")
    else { return [] }
    var names: [String] = []
    var depth = 0
    for (offset, token) in tokens[index...].enumerated() {
      if token.isSign("<") { depth += 1 }
      if token.isSign(">") { depth -= 1 }
      if depth == 0 { break }
      let before = tokens[index + offset - 1]
      if depth == 1, token.kind == .word, token.text != "each",
        before.isSign("<") || before.isSign(",") || before.isWord("each")
      {
        names.append(token.text)
      }
    }
    return names
  }
}
