import Foundation

/// What values of a type look like.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
  /// A kind of values.
  enum Node: Sendable {
    case anything
    case boolean
    case text(choices: [String]? = nil, pattern: TextPattern? = nil)
    case number(isInteger: Bool = false, minimum: Double? = nil, maximum: Double? = nil)
    case array(@Sendable () -> Node, minimum: Int? = nil, maximum: Int? = nil)
    case structure(name: String, [Property])
    case choice(name: String, [@Sendable () -> Node])
  }

  let node: Node

  init(_ node: Node) { self.node = node }

  /// A property of a structure.
  public struct Property: Sendable {
    let name: String
    let description: String?
    let isOptional: Bool
    let node: @Sendable () -> Node

    init(name: String, description: String?, isOptional: Bool, node: @escaping @Sendable () -> Node) {
      (self.name, self.description, self.isOptional, self.node) = (name, description, isOptional, node)
    }

    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
    ) {
      self.init(name: name, description: description, isOptional: false) { guides.applied(to: type) }
    }

    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
    ) {
      self.init(name: name, description: description, isOptional: true) { guides.applied(to: Value.self) }
    }

    public init<RegexOutput>(
      name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>] = []
    ) {
      let pattern = guides.last.map { TextPattern($0) }
      self.init(name: name, description: description, isOptional: false) { .text(pattern: pattern) }
    }

    public init<RegexOutput>(
      name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>] = []
    ) {
      let pattern = guides.last.map { TextPattern($0) }
      self.init(name: name, description: description, isOptional: true) { .text(pattern: pattern) }
    }
  }

  /// A structure.
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    self.init(.structure(name: "\(type)", properties))
  }

  /// One of some texts.
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    self.init(.text(choices: choices))
  }

  /// A value of one of some types.
  public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
    self.init(.choice(name: "\(type)", types.map { type in { type.generationSchema.node } }))
  }

  public var debugDescription: String { node.words }

  /// Why content is not of the schema; `nil` if it is.
  func problem(_ content: GeneratedContent) -> String? { node.problem(content, at: "The answer") }
}

/// A pattern of texts.
// @unchecked: a regular expression is a value that is only read.
struct TextPattern: @unchecked Sendable {
  private let matches: (String) -> Bool

  init<Output>(_ regex: Regex<Output>) { matches = { (try? regex.wholeMatch(in: $0)) != nil } }

  func isMatched(by text: String) -> Bool { matches(text) }
}

extension GenerationSchema.Node {
  /// What values there are.
  var words: String {
    switch self {
    case .anything: return "anything"
    case .boolean: return "a truth value"
    case .text(let choices?, _): return "one of " + choices.map { "\"\($0)\"" }.joined(separator: ", ")
    case .text(_, .some): return "a text of its pattern"
    case .text: return "a text"
    case .number(let isInteger, let minimum, let maximum):
      return (isInteger ? "a whole number" : "a number") + Self.limits(minimum, maximum)
    case .array(_, let minimum, let maximum):
      return "an array" + Self.limits(minimum.map(Double.init), maximum.map(Double.init))
    case .structure(let name, let properties):
      return "\(name) with " + properties.map(\.name).joined(separator: ", ")
    case .choice(let name, _): return name
    }
  }

  private static func limits(_ minimum: Double?, _ maximum: Double?) -> String {
    switch (minimum, maximum) {
    case (nil, nil): ""
    case (let minimum?, nil): " of at least \(short(minimum))"
    case (nil, let maximum?): " of at most \(short(maximum))"
    case (let minimum?, let maximum?): " from \(short(minimum)) to \(short(maximum))"
    }
  }

  private static func short(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

  private static func isWithin(_ value: Double, _ minimum: Double?, _ maximum: Double?) -> Bool {
    value >= minimum ?? -.infinity && value <= maximum ?? .infinity
  }

  /// Why content is something else, with the place; `nil` if it is this.
  func problem(_ content: GeneratedContent, at place: String) -> String? {
    let problem = "\(place) is \(content.jsonString), not \(words)."
    switch (self, content.kind) {
    case (.anything, _), (.boolean, .bool): return nil
    case (.text(let choices, let pattern), .string(let text)):
      return choices?.contains(text) ?? true && pattern?.isMatched(by: text) ?? true ? nil : problem
    case (.number(let isInteger, let minimum, let maximum), .number(let value)):
      let fits = Self.isWithin(value, minimum, maximum) && (!isInteger || value.rounded() == value)
      return fits ? nil : problem
    case (.array(let element, let minimum, let maximum), .array(let values)):
      guard Self.isWithin(Double(values.count), minimum.map(Double.init), maximum.map(Double.init)) else {
        return problem
      }
      return values.enumerated().lazy.compactMap { element().problem($1, at: "\(place)[\($0)]") }.first
    case (.structure(let name, let properties), .structure(let values, _)):
      for property in properties {
        let inner = place == "The answer" ? name : place
        switch values[property.name] {
        case nil where property.isOptional: continue
        case nil: return "\(inner).\(property.name) is missing: it is \(property.node().words)."
        case let value? where value.kind == .null && property.isOptional: continue
        case let value?:
          if let problem = property.node().problem(value, at: "\(inner).\(property.name)") { return problem }
        }
      }
      return nil
    case (.choice(_, let nodes), _): return nodes.contains { $0().problem(content, at: place) == nil } ? nil : problem
    default: return problem
    }
  }

  /// The names of a structure's properties in their order.
  var keys: [String]? {
    guard case .structure(_, let properties) = self else { return nil }
    return properties.map(\.name)
  }
}
