import Foundation

/// The methods that extensions of a module's classes override, where the class is in another file, or is generated.
///
/// Without Objective-C, only the declaration of a class can override. The method of the extension gets another name, and the
/// class overrides the method and calls it.
package struct ForwardedOverrides: Hashable, Codable, Sendable {
  /// A method that a class overrides for its extension.
  struct Method: Hashable, Codable, Sendable {
    /// With labels.
    let name: String
    /// The declaration in one line, which calls the method of the extension.
    let declaration: String
  }

  /// The methods by the name of the class.
  private(set) var methods: [String: [Method]] = [:]
  /// The classes among them that are generated: these are isolated to no actor.
  private(set) var generated: Set<String> = []

  package init() {}

  /// - Parameters:
  ///   - files: The Swift files of a module.
  ///   - generated: The names of classes that are generated.
  package init(in files: [URL], generated: Set<String> = []) {
    let sources = files.compactMap { FileManager.default.contents(atPath: $0.path) }
    let overriding = sources.filter {
      $0.range(of: Self.overrideWord) != nil && $0.range(of: Self.extensionWord) != nil
    }
    var found: [(type: String, method: Method)] = []
    for source in overriding.map(Array.init) {
      let tokens = TokenScanner.tokens(of: source)
      let classes = Self.classes(tokens, source)
      for method in MethodNames(tokens, source)
      where method.isInExtension && method.isOverride && !classes.contains(method.type) {
        guard let declaration = method.forwarder(tokens, source) else { continue }
        found.append((method.type, Method(name: method.name, declaration: declaration)))
      }
    }
    guard !found.isEmpty else { return }
    let types = Set(found.map(\.type))
    var known = generated
    for source in sources where types.contains(where: { source.range(of: Data("class \($0)".utf8)) != nil }) {
      let bytes = Array(source)
      known.formUnion(Self.classes(TokenScanner.tokens(of: bytes), bytes))
    }
    for (type, method) in found where known.contains(type) { methods[type, default: []].append(method) }
    for type in methods.keys { methods[type]?.sort { $0.name < $1.name } }
    self.generated = generated.intersection(methods.keys)
  }

  /// The declarations that a generated class has in its body.
  package func declarations(ofClass name: String) -> [String] { methods[name]?.map(\.declaration) ?? [] }

  func contains(_ method: MethodNames.Method) -> Bool {
    methods[method.type]?.contains { $0.name == method.name } ?? false
  }

  var isEmpty: Bool { methods.isEmpty }

  /// The names of the classes that a file declares at its top.
  static func classes(_ tokens: [Token], _ source: [UInt8]) -> Set<String> {
    Set(classBodies(tokens, source).map(\.name))
  }

  /// The classes that a file declares at its top, and the index of the brace of each.
  static func classBodies(_ tokens: [Token], _ source: [UInt8]) -> [(name: String, open: Int)] {
    var classes: [(String, Int)] = []
    var depth = 0
    for index in tokens.indices {
      if tokens[index].isPunctuation("{") { depth += 1 }
      if tokens[index].isPunctuation("}") { depth -= 1 }
      guard depth == 0, tokens[index].word == .class, index + 2 < tokens.count, tokens[index + 1].kind == .identifier,
        let open = tokens[index...].firstIndex(where: { $0.isPunctuation("{") })
      else { continue }
      classes.append((source.text(tokens[index + 1].range), open))
    }
    return classes
  }

  private static let overrideWord = Data("override".utf8)
  private static let extensionWord = Data("extension".utf8)
}

extension MethodNames.Method {
  /// The declaration of an overriding method in one line, which calls the method of the extension; `nil` if its parameters
  /// cannot be passed on.
  fileprivate func forwarder(_ tokens: [Token], _ source: [UInt8]) -> String? {
    guard let parameters else { return nil }
    var isAttribute = false
    // The modifiers, without attributes.
    let modifiers = tokens[declaration.tokens.lowerBound..<declaration.keyword].filter { token in
      defer { isAttribute = token.isPunctuation("@") }
      return token.kind == .identifier && !isAttribute
    }.map { source.text($0.range) + " " }.joined()
    let signature = tokens[declaration.keyword].range.lowerBound..<tokens[declaration.brace].range.lowerBound
    let head = source.text(signature).split(whereSeparator: \.isNewline).joined(separator: " ")
    let effects = tokens[declaration.keyword..<declaration.brace].map { source.text($0.range) }
    let call = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let name = source.text(tokens[declaration.keyword + 1].range)
    return "\(modifiers)\(head){ \(call)_override_\(name)(\(parameters.map(\.argument).joined(separator: ", "))) }"
  }
}
