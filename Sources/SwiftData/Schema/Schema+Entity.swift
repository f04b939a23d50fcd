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
    private let schema: Schema

    init(_ description: ModelDescription, in schema: Schema) {
      self.description = description
      self.schema = schema
    }

    /// The properties that the type itself declares.
    private var declared: ArraySlice<PropertyDescription> {
      description.properties.dropFirst(description.inheritedCount)
    }

    /// The model that the type inherits from; `nil` if there is none.
    public var superentity: Entity? { description.superclass.map { Entity($0, in: schema) } }

    /// The name of the model that the type inherits from; `nil` if there is none.
    public var superentityName: String? { description.superclass?.name }

    /// The models that inherit from the type directly.
    public var subentities: Set<Entity> {
      Set(schema.descriptions.filter { $0.superclass === description }.map { Entity($0, in: schema) })
    }

    /// The attributes and relationships of the models that the type inherits from, in the order of their declarations.
    public var inheritedProperties: [any SchemaProperty] {
      description.properties.prefix(description.inheritedCount).compactMap {
        $0.schemaAttribute ?? $0.schemaRelationship
      }
    }

    public var inheritedPropertiesByName: [String: any SchemaProperty] {
      Dictionary(inheritedProperties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The name of the model's type.
    public var name: String { description.name }

    /// The attributes, in the order of their declarations.
    public var attributes: Set<Attribute> { Set(declared.compactMap(\.schemaAttribute)) }

    /// The relationships.
    public var relationships: Set<Relationship> { Set(declared.compactMap(\.schemaRelationship)) }

    public var attributesByName: [String: Attribute] {
      Dictionary(attributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    public var relationshipsByName: [String: Relationship] {
      Dictionary(relationships.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The attributes and relationships, in the order of their declarations.
    public var storedProperties: [any SchemaProperty] {
      declared.compactMap { $0.schemaAttribute ?? $0.schemaRelationship }
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
