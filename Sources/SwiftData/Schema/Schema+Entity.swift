extension Schema {
  /// A property of a model.
  public protocol SchemaProperty {
    var name: String { get }
    var originalName: String { get }
    var valueType: Any.Type { get }
    var isOptional: Bool { get }
    var isUnique: Bool { get }
  }

  /// A model in a schema.
  public final class Entity: Sendable {
    let description: ModelDescription

    init(_ description: ModelDescription) { self.description = description }

    /// The name of the model's type.
    public var name: String { description.name }

    /// The attributes, in the order of their declarations.
    public var attributes: Set<Attribute> { Set(description.properties.compactMap(\.schemaAttribute)) }

    /// The relationships.
    public var relationships: Set<Relationship> { Set(description.properties.compactMap(\.schemaRelationship)) }

    public var attributesByName: [String: Attribute] {
      Dictionary(attributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    public var relationshipsByName: [String: Relationship] {
      Dictionary(relationships.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The attributes and relationships, in the order of their declarations.
    public var storedProperties: [any SchemaProperty] {
      description.properties.compactMap { $0.schemaAttribute ?? $0.schemaRelationship }
    }

    public var storedPropertiesByName: [String: any SchemaProperty] {
      Dictionary(storedProperties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The names of properties that are unique, each list together.
    public var uniquenessConstraints: [[String]] {
      description.uniqueness.map { $0.map { description.properties[$0].name } }
    }

    /// The names of properties with an index, each list together.
    public var indices: [[String]] { description.indices.map { $0.map { description.properties[$0].name } } }
  }
}

extension Schema.Entity: Hashable {
  public static func == (left: Schema.Entity, right: Schema.Entity) -> Bool {
    left.description === right.description
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(description.typeID) }
}

extension PropertyDescription {
  fileprivate var schemaAttribute: Schema.Attribute? {
    guard case .attribute = kind else { return nil }
    return Schema.Attribute(
      name: name, originalName: originalName, options: options, valueType: valueType, defaultValue: defaultValue)
  }

  fileprivate var schemaRelationship: Schema.Relationship? {
    guard let destination else { return nil }
    let relationship = Schema.Relationship(
      deleteRule: deleteRule, minimumModelCount: minimumCount, maximumModelCount: maximumCount,
      originalName: originalName, inverse: inverseKeyPath)
    relationship.describe(
      name: name, valueType: valueType, destination: destination, isOptional: isOptional, isToOne: !isToMany)
    return relationship
  }
}
