import Foundation

/// Reads the public declarations of a file line by line. It parses only as much Swift as our own formatting needs.
struct DeclarationReader {
  private(set) var declarations: [Declaration] = []

  private static let modified: Set<String> = [
    "View", "Shape", "InsettableShape", "Text", "Image", "Gesture", "Animation", "Transition", "AnyTransition", "Scene",
    "ShapeStyle", "Color", "Font", "DynamicViewContent", "VisualEffect", "ToolbarContent", "TabContent", "Commands",
    "ViewModifier",
  ]

  private static let typeKeywords: Set<String> = ["struct", "class", "enum", "protocol", "actor"]

  private let file: SourceFile
  private var contexts: [(depth: Int, name: String, isPublic: Bool)] = []
  private var pending: (name: String, isPublic: Bool)?
  private var depth = 0
  private var comment: [String] = []

  init(_ file: SourceFile) {
    self.file = file
    for line in file.lines { read(line) }
  }

  private mutating func read(_ line: String) {
    let code = line.drop { $0 == " " }
    if code.hasPrefix("///") {
      comment.append(String(code.dropFirst(3).drop { $0 == " " }))
      return
    }
    if code.isEmpty || code.hasPrefix("//") { return }
    if code.hasPrefix("@"), !code.hasPrefix("@Entry "), !code.contains(" func "), !code.contains(" struct ") {
      if code.contains("{") { comment = [] }
      return follow(code)
    }
    declare(code)
    comment = []
    follow(code)
  }

  private mutating func declare(_ code: Substring) {
    guard pending == nil, depth == (contexts.last?.depth ?? 0) else { return }
    let words = code.split { " (:{<".contains($0) }.map(String.init)
    let isPublic = words.first { $0 == "public" || $0 == "open" } != nil
    let context = contexts.last
    if let keyword = words.firstIndex(where: { Self.typeKeywords.contains($0) || $0 == "extension" }), keyword <= 4,
      keyword + 1 < words.count, !words[..<keyword].contains("func"), !["func", "var"].contains(words[keyword + 1])
    {
      let isExtension = words[keyword] == "extension"
      let name = words[keyword + 1]
      let full = context.map { isExtension ? name : $0.name + "." + name } ?? name
      pending = (full, isExtension || isPublic)
      let inherited = Self.inherited(code)
      if isExtension {
        if !inherited.isEmpty { add(.conformance, full, inherited: inherited) }
      } else if isPublic, context?.isPublic ?? true {
        add(.type, full, inherited: inherited)
      }
      return
    }
    guard let context else { return }
    if context.isPublic, words.first == "case" {
      for name in words.dropFirst().map({ $0.trimmingCharacters(in: .punctuationCharacters) }) { addMember(name) }
    }
    guard isPublic else { return }
    if words.contains("static"), let keyword = words.firstIndex(where: { ["var", "let", "func"].contains($0) }),
      keyword + 1 < words.count
    {
      addMember(words[keyword + 1], type: Self.memberType(code))
    } else if let keyword = words.firstIndex(of: "func"), keyword + 1 < words.count,
      Self.modified.contains(context.name)
    {
      add(.modifier, words[keyword + 1])
    } else if context.name == "EnvironmentValues", let keyword = words.firstIndex(of: "var"), keyword + 1 < words.count
    {
      add(.environmentValue, words[keyword + 1])
    }
  }

  private mutating func add(_ kind: Declaration.Kind, _ name: String, inherited: [String] = []) {
    guard !name.split(separator: ".").contains(where: { $0.hasPrefix("_") }), name.first?.isLetter == true else {
      return
    }
    declarations.append(
      Declaration(
        kind: kind, name: name, context: contexts.last?.name ?? "", inherited: inherited, note: note, file: file))
  }

  private mutating func addMember(_ name: String, type: String? = nil) {
    let context = contexts.last?.name ?? ""
    declarations.append(
      Declaration(kind: .member, name: name, context: context, type: type ?? context, file: file))
  }

  /// The type in `static var tint: TintShapeStyle { … }` or `static func zoom() -> ZoomTransition {`, without its
  /// generic arguments.
  private static func memberType(_ code: Substring) -> String? {
    let mark = code.range(of: " -> ") ?? (code.contains(" func ") ? nil : code.range(of: ": "))
    guard let mark else { return nil }
    let name = code[mark.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return name.isEmpty || name == "Self" ? nil : String(name)
  }

  /// The documentation's note about an approximation.
  private var note: String? {
    let marker = "- Note: Approximate: "
    guard let start = comment.firstIndex(where: { $0.hasPrefix(marker) }) else { return nil }
    let rest = comment[(start + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    return ([String(comment[start].dropFirst(marker.count))] + rest).joined(separator: " ")
  }

  private static func inherited(_ code: Substring) -> [String] {
    guard let colon = code.range(of: ": ") else { return [] }
    let list = code[colon.upperBound...].prefix { $0 != "{" }
    let plain = String(list).components(separatedBy: " where ").first ?? ""
    return plain.split(separator: ",").map { $0.split(separator: " ").last.map(String.init) ?? "" }
  }

  /// Counts braces outside strings, to track the enclosing declaration.
  private mutating func follow(_ code: Substring) {
    var isString = false
    var previous: Character = " "
    for character in code {
      if character == "\"" && previous != "\\" { isString.toggle() }
      if character == "/" && previous == "/" && !isString { return }
      previous = character
      if isString { continue }
      if character == "{" {
        depth += 1
        if let pending { contexts.append((depth, pending.name, pending.isPublic)) }
        pending = nil
      } else if character == "}" {
        if contexts.last?.depth == depth { contexts.removeLast() }
        depth -= 1
      }
    }
  }
}
