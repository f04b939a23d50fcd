import Foundation

/// The methods that the extensions of a module declare for Objective-C, and that classes of the module override.
///
/// Without Objective-C, a method of an extension cannot be overridden. Such a method gets a second name, and under its own
/// one it asks for the classes that override it; their methods get another name, too.
package struct ExtensionOverrides: Hashable, Codable, Sendable {
  /// The classes that override a method, by its name with labels, such as `show(_:in:)`.
  private(set) var classes: [String: [String]] = [:]

  package init() {}

  /// - Parameter files: The Swift files of a module.
  package init(in files: [URL]) {
    var declared: Set<String> = []
    var overriding: [(name: String, type: String)] = []
    var owned: Set<String> = []
    let texts = files.compactMap { FileManager.default.contents(atPath: $0.path) }
    let sources = texts.filter { $0.range(of: Self.extensionWord) != nil && $0.range(of: Self.objectiveC) != nil }
    for source in sources.map(Array.init) {
      MethodNames(source).forEach { if $0.isInExtension, $0.isObjectiveC, !$0.isOverride { declared.insert($0.name) } }
    }
    guard !declared.isEmpty else { return }
    for source in texts where declared.contains(where: { source.range(of: Data($0.prefix { $0 != "(" }.utf8)) != nil })
    {
      for method in MethodNames(Array(source)) where declared.contains(method.name) && !method.isInExtension {
        if method.isOverride { overriding.append((method.name, method.type)) } else { owned.insert(method.name) }
      }
    }
    // A method that a class declares, too, may be the one that is overridden.
    for (name, type) in overriding where !owned.contains(name) { classes[name, default: []].append(type) }
    for name in classes.keys { classes[name]?.sort() }
  }

  private static let extensionWord = Data("extension".utf8)
  private static let objectiveC = Data("@objc".utf8)

  /// Whether there are none.
  var isEmpty: Bool { classes.isEmpty }

  /// The names without labels.
  var baseNames: Set<String> { Set(classes.keys.map { String($0.prefix { $0 != "(" }) }) }
}

/// The methods of a source's types and extensions.
struct MethodNames: Sequence {
  struct Method {
    /// With labels.
    let name: String
    /// The type, as its declaration or the extension names it.
    let type: String
    let isInExtension: Bool
    let isObjectiveC: Bool
    let isOverride: Bool
    let declaration: MemberDeclaration
    /// The parameters; `nil` if they cannot be passed on.
    let parameters: [Parameter]?
  }

  struct Parameter {
    let label: String
    let name: String
    let isInout: Bool

    /// The argument that passes it on.
    var argument: String { (label == "_" ? "" : "\(label): ") + (isInout ? "&" : "") + name }
  }

  private let methods: [Method]

  init(_ source: [UInt8]) { self.init(TokenScanner.tokens(of: source), source) }

  init(_ tokens: [Token], _ source: [UInt8]) {
    var methods: [Method] = []
    // The types around, with the index of the brace that ends each.
    var types: [(name: String, isExtension: Bool, isObjectiveC: Bool, end: Int)] = []
    var index = 0
    while index < tokens.count {
      while let last = types.last, index > last.end { types.removeLast() }
      let token = tokens[index]
      switch token.word {
      case .class, .extension, .struct, .enum, .actor, .protocol:
        guard index + 2 < tokens.count, tokens[index + 1].kind == .identifier,
          tokens[index + 1].word != .func, tokens[index + 1].word != .var,
          index == 0 || !tokens[index - 1].isPunctuation("."),
          let open = tokens[index...].firstIndex(where: { $0.isPunctuation("{") || $0.isPunctuation("}") }),
          tokens[open].isPunctuation("{"), let end = MemberDeclaration.closing(open, in: tokens)
        else { break }
        let isObjectiveC =
          index > 1 && tokens[index - 1].word == .objc || index > 0 && tokens[index - 1].word == .objcMembers
        types.append((source.text(tokens[index + 1].range), token.word == .extension, isObjectiveC, end))
        index = open
      case .func:
        guard let type = types.last, index + 2 < tokens.count, tokens[index + 1].kind == .identifier,
          let declaration = MemberDeclaration(at: index, in: tokens, source)
        else { break }
        let head = tokens[declaration.tokens.lowerBound..<index]
        let isType = head.contains { $0.word == .class || source.text($0.range) == "static" }
        if !isType, let (labels, parameters) = Self.parameters(of: declaration, in: tokens, source) {
          methods.append(
            Method(
              name: source.text(tokens[index + 1].range) + "(" + labels.map { $0 + ":" }.joined() + ")",
              type: type.name,
              isInExtension: type.isExtension,
              isObjectiveC: type.isObjectiveC || head.contains { $0.word == .objc || $0.word == .ibAction },
              isOverride: head.contains { $0.word == .override }, declaration: declaration, parameters: parameters))
        }
        // What is inside of a method is not one of the type.
        index = declaration.tokens.upperBound
      default: break
      }
      index += 1
    }
    self.methods = methods
  }

  func makeIterator() -> IndexingIterator<[Method]> { methods.makeIterator() }

  /// The labels of a method's parameters, and the parameters themselves.
  private static func parameters(
    of declaration: MemberDeclaration, in tokens: [Token], _ source: [UInt8]
  ) -> (labels: [String], parameters: [Parameter]?)? {
    let open = declaration.keyword + 2
    // A generic method has its parameters elsewhere.
    guard tokens[open].isPunctuation("(") else { return nil }
    var labels: [String] = []
    var parameters: [Parameter]? = []
    var names: [String] = []
    var depth = 0
    var isType = false
    var index = open
    while index < declaration.brace {
      let token = tokens[index]
      if token.isPunctuation("(") || token.isPunctuation("[") || token.isPunctuation("{") { depth += 1 }
      if token.isPunctuation(")") || token.isPunctuation("]") || token.isPunctuation("}") { depth -= 1 }
      if depth == 0 { break }
      if depth == 1 {
        if token.isPunctuation(":"), !isType {
          guard let label = names.first, let name = names.last else { return nil }
          isType = true
          labels.append(label)
          let isInout = source.text(tokens[index + 1].range) == "inout"
          if name == "_" { parameters = nil }
          parameters?.append(Parameter(label: label, name: name, isInout: isInout))
          names = []
        } else if token.isPunctuation(",") {
          isType = false
          names = []
        } else if !isType, token.kind == .identifier {
          names.append(source.text(token.range))
        } else if isType, token.kind == .operator, source.text(token.range) == "..." {
          parameters = nil
        }
      }
      index += 1
    }
    return (labels, parameters)
  }
}
