/// A case of an enumeration, for `@Generable`: its name, or a structure of one property with its name and its values.
public struct _GenerableCase: Sendable {
  let node: @Sendable () -> GenerationSchema.Node

  public init(_ name: String) { node = { .text(choices: [name]) } }

  public init<Value: Generable>(_ name: String, _ type: Value.Type) {
    node = { .structure(name: name, [GenerationSchema.Property(name: name, type: type)]) }
  }

  public init(_ name: String, _ properties: [GenerationSchema.Property]) {
    let values = GenerationSchema.Property(name: name, description: nil, isOptional: false) {
      .structure(name: name, properties)
    }
    node = { .structure(name: name, [values]) }
  }
}

extension GenerationSchema {
  /// One of some cases.
  public init(type: any Generable.Type, choices: [_GenerableCase]) {
    self.init(.choice(name: "a case of \(type)", choices.map(\.node)))
  }
}

extension GeneratedContent {
  /// Whether the content is a case without values.
  public func _isCase(_ name: String) -> Bool { kind == .string(name) }

  /// The values of a case.
  public func _values(ofCase name: String) -> GeneratedContent? {
    guard case .structure(let properties, _) = kind, properties.count == 1 else { return nil }
    return properties[name]
  }

  /// - Throws: An error, always.
  public func _noCase<Value>(of type: Value.Type) throws -> Value { throw isNo("\(type)") }
}
