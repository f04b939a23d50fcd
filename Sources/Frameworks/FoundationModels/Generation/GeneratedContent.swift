import Foundation
import PhoneSimulation

/// A number that tells one generated value from another, while it grows.
public struct GenerationID: Hashable, Sendable {
  private let bytes: [UInt8]

  /// The next random number of the phone.
  public init() { bytes = SimulatedPhone.current.randomBytes(8) }
}

/// What a model generates: a value of JSON.
public struct GeneratedContent: Equatable, Sendable, CustomDebugStringConvertible {
  /// The kind of a value.
  public enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }

  public let kind: Kind
  public var id: GenerationID?

  /// Whether nothing more will come.
  public internal(set) var isComplete = true

  public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }

  /// A structure.
  public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
    self.init(properties: properties.map { ($0.key, $0.value) }, id: id) { $1 }
  }

  /// A structure.
  ///
  /// - Parameter combine: Gives the value of two properties with one name.
  public init<S: Sequence>(
    properties: S, id: GenerationID? = nil,
    uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
  ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
    var values: [String: GeneratedContent] = [:]
    var keys: [String] = []
    for (key, value) in properties {
      if let known = values[key] {
        values[key] = try combine(known, value.generatedContent).generatedContent
      } else {
        values[key] = value.generatedContent
        keys.append(key)
      }
    }
    self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
  }

  /// An array.
  public init<S: Sequence>(elements: S, id: GenerationID? = nil) where S.Element == any ConvertibleToGeneratedContent {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }

  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

  /// The value of a text in JSON. The properties of a structure are in the order of their names.
  ///
  /// - Throws: The decoder's error if it is not JSON.
  public init(json: String) throws {
    self.init(kind: try JSONDecoder().decode(JSONText.self, from: Data(json.utf8)).kind)
  }

  /// The value as JSON, with the properties in their order.
  public var jsonString: String {
    switch kind {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let value): return Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): return Self.quoted(value)
    case .array(let values): return "[" + values.map(\.jsonString).joined(separator: ", ") + "]"
    case .structure(let properties, let keys):
      let members = keys.compactMap { key in properties[key].map { "\(Self.quoted(key)): \($0.jsonString)" } }
      return "{" + members.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  public var debugDescription: String { jsonString }

  public static func == (lhs: GeneratedContent, rhs: GeneratedContent) -> Bool { lhs.kind == rhs.kind }

  // MARK: - Values

  /// The value as a type.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError`` if it is another one.
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
    try Value(self)
  }

  /// A property as a type.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError`` if it is missing, or another one.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value {
    guard let content = try self[property] else {
      throw LanguageModelSession.GenerationError.decoding("There is no property \"\(property)\" in \(jsonString).")
    }
    return try Value(content)
  }

  /// A property as a type; `nil` if it is missing or null.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError`` if it is another type.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? {
    guard let content = try self[property], content.kind != .null else { return nil }
    return try Value(content)
  }

  private subscript(property: String) -> GeneratedContent? {
    get throws {
      guard case .structure(let properties, _) = kind else {
        throw LanguageModelSession.GenerationError.decoding("\(jsonString) is no structure.")
      }
      return properties[property]
    }
  }
}

/// A value as JSON has it.
private struct JSONText: Decodable {
  let kind: GeneratedContent.Kind

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      kind = .null
    } else if let value = try? container.decode(Bool.self) {
      kind = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      kind = .number(value)
    } else if let value = try? container.decode(String.self) {
      kind = .string(value)
    } else if let values = try? container.decode([JSONText].self) {
      kind = .array(values.map { GeneratedContent(kind: $0.kind) })
    } else {
      let values = try container.decode([String: JSONText].self)
      kind = .structure(
        properties: values.mapValues { GeneratedContent(kind: $0.kind) }, orderedKeys: values.keys.sorted())
    }
  }
}

extension GeneratedContent: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(.anything) }
  public init(_ content: GeneratedContent) throws { self = content }
  public var generatedContent: GeneratedContent { self }
}
