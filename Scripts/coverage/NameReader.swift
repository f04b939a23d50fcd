import SwiftTokens

/// Reads the names of public declarations: of an interface of Apple's, or of our sources.
///
/// A type is named with the types around it (`Text.Layout`), a member with its type and its labels
/// (`View.frame(width:height:alignment:)`). Left out are operators, subscripts, the methods of result builders, what is
/// unavailable on iOS, and what begins with an underscore.
struct NameReader {
  /// The names, and whether every declaration of a name is deprecated.
  private(set) var names: [String: Bool] = [:]

  /// The names by which something can be used: those of functions also without their optional arguments.
  private(set) var uses: Set<String> = []

  /// The types and protocols that stand after the colon of a type or of an extension.
  private(set) var inherited: [String: Set<String>] = [:]

  /// The types that are other names of types.
  private(set) var aliases: [String: String] = [:]

  /// The requirements of each protocol, without its name.
  private(set) var requirements: [String: Set<String>] = [:]

  private var tokens: [Token] = []
  private var position = 0

  private struct Scope {
    var keyword = ""
    var name = ""
    var isPublic = true
    var isHidden = false
    var isDeprecated = false

    /// Whether members are public that do not say so.
    var exposesMembers = false
  }

  private struct Marks {
    var words: Set<String> = []
    var isHidden = false
    var isDeprecated = false

    var isPublic: Bool { words.contains("public") || words.contains("open") }

    var isPrivate: Bool {
      !words.isDisjoint(with: ["private", "fileprivate", "internal", "package"])
    }
  }

  private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]
  private static let modifiers: Set<String> = [
    "public", "package", "private", "fileprivate", "internal", "open", "final", "static", "mutating", "nonmutating",
    "nonisolated", "indirect", "override", "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional",
    "prefix", "postfix", "infix", "consuming", "borrowing",
  ]
  private static let keywords: Set<String> = types.union(modifiers).union([
    "func", "init", "deinit", "var", "let", "case", "subscript", "typealias", "associatedtype", "macro", "import",
    "operator", "precedencegroup",
  ])

  mutating func read(_ text: String) {
    tokens = Tokenizer(text).tokens
    position = 0
    while position < tokens.count { readMembers(of: Scope()) }
  }

  // MARK: Declarations

  private var current: Token? { position < tokens.count ? tokens[position] : nil }

  /// Reads up to the brace that closes the scope.
  private mutating func readMembers(of scope: Scope) {
    while let token = current {
      if token.isSign("}") {
        position += 1
        return
      }
      if token.isSign("#") {
        skipLine()
      } else {
        let marks = readMarks()
        readDeclaration(marks, in: scope)
      }
    }
  }

  /// Reads attributes and modifiers.
  private mutating func readMarks() -> Marks {
    var marks = Marks()
    while let token = current {
      if token.isSign("@") {
        readAttribute(into: &marks)
      } else if token.kind == .word, Self.modifiers.contains(token.text) {
        position += 1
        // The setter's access says nothing about the property's: `private(set)`.
        if current?.isSign("(") == true { skipGroup() } else { marks.words.insert(token.text) }
      } else if token.isWord("class"), position + 1 < tokens.count,
        ["func", "var", "let"].contains(tokens[position + 1].text)
      {
        position += 1
      } else {
        break
      }
    }
    return marks
  }

  private mutating func readAttribute(into marks: inout Marks) {
    position += 1
    guard let name = readPath() else { return }
    guard current?.isSign("(") == true else {
      if current?.isSign("<") == true { skipGroup() }
      return
    }
    let start = position
    skipGroup()
    let arguments = tokens[start..<position].filter { $0.kind == .word }.map(\.text)
    if name == "_spi" { marks.isHidden = true }
    guard name == "available", arguments.first == "iOS" || tokens[start + 1].isSign("*") else { return }
    if arguments.contains("unavailable") { marks.isHidden = true }
    if arguments.contains("deprecated") { marks.isDeprecated = true }
  }

  private mutating func readDeclaration(_ marks: Marks, in scope: Scope) {
    guard let keyword = current, keyword.kind == .word else {
      position += 1
      return
    }
    position += 1
    var isVisible = !scope.isHidden && !marks.isHidden && scope.isPublic
    if Self.types.contains(keyword.text) {
      return readType(keyword.text, marks, in: scope, isVisible: isVisible)
    }
    // A case need not say that it is public.
    isVisible = isVisible && (marks.isPublic || keyword.isWord("case") || (scope.exposesMembers && !marks.isPrivate))
    let isDeprecated = marks.isDeprecated || scope.isDeprecated
    switch keyword.text {
    case "case": readCases(of: scope, isVisible: isVisible, isDeprecated: isDeprecated)
    case "func", "init", "macro":
      readFunction(keyword.text, of: scope, isVisible: isVisible, isDeprecated: isDeprecated)
    case "var", "let":
      if let name = current, name.kind == .word, isVisible {
        add(name.text, to: scope, isDeprecated: isDeprecated)
      }
    case "typealias":
      if let name = current, name.kind == .word, isVisible {
        readAlias(name.text, in: scope, isDeprecated: isDeprecated)
      }
    default:
      // The operators and subscripts among them have no name.
      if !Self.keywords.contains(keyword.text) { return }
    }
    if keyword.text != "case" { skipRest() }
  }

  private mutating func readType(_ keyword: String, _ marks: Marks, in scope: Scope, isVisible: Bool) {
    guard let path = readPath() else { return }
    let isExtension = keyword == "extension"
    let name = Self.withoutModule(scope.name.isEmpty ? path : scope.name + "." + path)
    var type = Scope(keyword: keyword, name: name)
    type.isPublic = isExtension || marks.isPublic || (scope.exposesMembers && !marks.isPrivate)
    type.isHidden = !isVisible || Self.isInternal(name)
    type.isDeprecated = marks.isDeprecated || scope.isDeprecated
    type.exposesMembers = type.isPublic && (isExtension ? marks.isPublic : keyword == "protocol")
    let parents = readInheritance()
    if type.isPublic, !type.isHidden {
      inherited[name, default: []].formUnion(parents)
      if !isExtension { record(name, isDeprecated: type.isDeprecated) }
    }
    if current?.isSign("{") == true { position += 1 }
    readMembers(of: type)
  }

  /// Reads up to the body, and returns what stands after the colon.
  private mutating func readInheritance() -> Set<String> {
    var parents: Set<String> = []
    if current?.isSign("<") == true { skipGroup() }
    guard current?.isSign(":") == true else {
      while let token = current, !token.isSign("{") { position += 1 }
      return parents
    }
    position += 1
    while let token = current, !token.isSign("{"), !token.isWord("where") {
      if token.isSign("<") || token.isSign("(") {
        skipGroup()
      } else if token.kind == .word, let path = readPath() {
        parents.insert(Self.withoutModule(path))
      } else {
        position += 1
      }
    }
    while let token = current, !token.isSign("{") { position += 1 }
    return parents
  }

  private mutating func readFunction(_ keyword: String, of scope: Scope, isVisible: Bool, isDeprecated: Bool) {
    var name = keyword
    if keyword != "init" {
      guard let token = current, token.kind == .word else { return }
      name = token.text
      position += 1
    }
    while let token = current, token.isSign("?") || token.isSign("!") { position += 1 }
    if current?.isSign("<") == true { skipGroup() }
    guard current?.isSign("(") == true else { return }
    let parameters = readParameters()
    let isBuilder = name.hasPrefix("build") && name.dropFirst(5).first?.isUppercase == true
    guard isVisible, !isBuilder, !parameters.contains(where: { $0.label.count > 1 && $0.label.hasPrefix("_") }) else {
      return
    }
    let all = Self.call(name, parameters.map(\.label))
    add(all, to: scope, isDeprecated: isDeprecated)
    guard !scope.isHidden, !Self.isInternal(name) else { return }
    // An argument with a default value may be left out.
    var calls: [[String]] = [[]]
    for parameter in parameters {
      let without = parameter.isOptional && calls.count < 512 ? calls : []
      calls = calls.map { $0 + [parameter.label] } + without
    }
    for call in calls { uses.insert(Self.member(Self.call(name, call), of: scope.name)) }
  }

  private mutating func readCases(of scope: Scope, isVisible: Bool, isDeprecated: Bool) {
    while let token = current, token.kind == .word {
      position += 1
      var name = token.text
      if current?.isSign("(") == true {
        name = Self.call(name, readParameters().map { $0.isNamed ? $0.label : "_" })
      }
      if isVisible { add(name, to: scope, isDeprecated: isDeprecated) }
      if current?.isSign("=") == true {
        let line = token.line
        while let next = current, next.line == line, !next.isSign(","), !next.isSign("}") { position += 1 }
      }
      guard current?.isSign(",") == true else { return }
      position += 1
    }
  }

  private mutating func readAlias(_ name: String, in scope: Scope, isDeprecated: Bool) {
    let full = Self.member(name, of: scope.name)
    if scope.name.isEmpty { record(full, isDeprecated: isDeprecated) }
    guard !Self.isInternal(full) else { return }
    uses.insert(full)
    position += 1
    if current?.isSign("<") == true { skipGroup() }
    guard current?.isSign("=") == true else { return }
    position += 1
    if let target = readPath() { aliases[full] = Self.withoutModule(target) }
  }

  // MARK: Names

  private mutating func add(_ name: String, to scope: Scope, isDeprecated: Bool) {
    guard !scope.isHidden, !Self.isInternal(name) else { return }
    if scope.keyword == "protocol" { requirements[scope.name, default: []].insert(name) }
    record(Self.member(name, of: scope.name), isDeprecated: isDeprecated)
  }

  private mutating func record(_ name: String, isDeprecated: Bool) {
    names[name] = (names[name] ?? true) && isDeprecated
    uses.insert(name)
  }

  private static func member(_ name: String, of type: String) -> String { type.isEmpty ? name : type + "." + name }

  private static func call(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  private static func withoutModule(_ path: String) -> String {
    let modules = [
      "SwiftUI.", "SwiftUICore.", "Swift.", "Foundation.", "CoreFoundation.", "UIKit.", "DeveloperToolsSupport.",
    ]
    for module in modules where path.hasPrefix(module) {
      return String(path.dropFirst(module.count))
    }
    return path
  }

  /// Whether a part of the name begins with an underscore.
  private static func isInternal(_ name: String) -> Bool {
    name.prefix { $0 != "(" }.split(separator: ".").contains { $0.hasPrefix("_") }
  }

  // MARK: Tokens

  /// Reads words with periods between them.
  private mutating func readPath() -> String? {
    guard let first = current, first.kind == .word else { return nil }
    var path = first.text
    position += 1
    while position + 1 < tokens.count, tokens[position].isSign("."), tokens[position + 1].kind == .word {
      path += "." + tokens[position + 1].text
      position += 2
    }
    return path
  }

  /// The labels in parentheses.
  private mutating func readParameters() -> [(label: String, isOptional: Bool, isNamed: Bool)] {
    let start = position + 1
    skipGroup()
    var parameters: [(label: String, isOptional: Bool, isNamed: Bool)] = []
    var part: [Token] = []
    var depth = 0
    func end() {
      guard let label = Self.label(of: part) else { return }
      parameters.append((label, part.hasDefault, part.contains { $0.isSign(":") }))
    }
    for index in start..<max(start, position - 1) {
      let token = tokens[index]
      let isArrow = token.isSign(">") && tokens[index - 1].isSign("-")
      if ["(", "[", "{", "<"].contains(where: token.isSign) { depth += 1 }
      if [")", "]", "}", ">"].contains(where: token.isSign), !isArrow { depth -= 1 }
      if depth == 0, token.isSign(",") {
        end()
        part = []
      } else {
        part.append(token)
      }
    }
    end()
    return parameters
  }

  /// The first word that is not part of an attribute.
  private static func label(of parameter: [Token]) -> String? {
    var index = 0
    while index < parameter.count {
      guard parameter[index].isSign("@") else {
        if parameter[index].kind == .word { return parameter[index].text }
        index += 1
        continue
      }
      index += 2
      while index + 1 < parameter.count, parameter[index].isSign(".") { index += 2 }
      guard index < parameter.count, parameter[index].isSign("(") || parameter[index].isSign("<") else { continue }
      var depth = 0
      repeat {
        if ["(", "<"].contains(where: parameter[index].isSign) { depth += 1 }
        if [")", ">"].contains(where: parameter[index].isSign) { depth -= 1 }
        index += 1
      } while depth > 0 && index < parameter.count
    }
    return nil
  }

  /// Passes a group in brackets of any kind.
  private mutating func skipGroup() {
    var depth = 0
    repeat {
      guard let token = current else { return }
      if ["(", "[", "{", "<"].contains(where: token.isSign) { depth += 1 }
      let isArrow = token.isSign(">") && position > 0 && tokens[position - 1].isSign("-")
      if [")", "]", "}", ">"].contains(where: token.isSign), !isArrow { depth -= 1 }
      position += 1
    } while depth > 0
  }

  /// Passes a line that begins with a number sign, and the closures that begin in it.
  private mutating func skipLine() {
    guard let line = current?.line else { return }
    while let token = current, token.line == line {
      if token.isSign("{") { skipBody() } else { position += 1 }
    }
  }

  private mutating func skipBody() {
    var depth = 0
    repeat {
      guard let token = current else { return }
      if token.isSign("{") { depth += 1 }
      if token.isSign("}") { depth -= 1 }
      position += 1
    } while depth > 0
  }

  /// Passes the rest of a declaration: its type, its value and its body.
  ///
  /// The next one begins with a keyword, an attribute or a condition at the start of a line, or after a body.
  private mutating func skipRest() {
    var depth = 0
    while let token = current {
      let previous = position > 0 ? tokens[position - 1] : token
      if depth == 0 {
        if token.isSign("}") { return }
        let isStart =
          (token.kind == .word && Self.keywords.contains(token.text)) || token.isSign("@") || token.isSign("#")
        if isStart, token.line > previous.line || previous.isSign("}") { return }
      }
      if token.isSign("{") {
        skipBody()
        continue
      }
      if token.isSign("(") || token.isSign("[") { depth += 1 }
      if token.isSign(")") || token.isSign("]") { depth -= 1 }
      position += 1
    }
  }
}

extension [Token] {
  /// Whether a parameter has a default value.
  fileprivate var hasDefault: Bool {
    indices.contains { index in
      self[index].isSign("=") && (index == 0 || !["=", "!", "<", ">"].contains(where: self[index - 1].isSign))
        && (index + 1 == count || !self[index + 1].isSign("="))
    }
  }
}
