/// A schema that is made while the app runs.
public struct DynamicGenerationSchema: Sendable {
  /// A property of a structure.
  public struct Property: Sendable {
    let name: String
    let description: String?
    let schema: DynamicGenerationSchema
    let isOptional: Bool

    public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false) {
      (self.name, self.description, self.schema, self.isOptional) = (name, description, schema, isOptional)
    }
  }

  fileprivate indirect enum Shape: Sendable {
    case fixed(GenerationSchema.Node)
    case structure([Property])
    case choice([DynamicGenerationSchema])
    case array(DynamicGenerationSchema, Int?, Int?)
    case reference(String)
  }

  fileprivate let name: String?
  fileprivate let shape: Shape

  private init(_ shape: Shape, name: String? = nil) { (self.shape, self.name) = (shape, name) }

  public init(name: String, description: String? = nil, properties: [Property]) {
    self.init(.structure(properties), name: name)
  }

  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
    self.init(.choice(choices), name: name)
  }

  public init(name: String, description: String? = nil, anyOf choices: [String]) {
    self.init(.fixed(.text(choices: choices)), name: name)
  }

  public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
    self.init(.array(itemSchema, minimumElements, maximumElements))
  }

  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
    self.init(.fixed(guides.applied(to: type)))
  }

  /// The schema with a name, among those that belong to the root.
  public init(referenceTo name: String) { self.init(.reference(name)) }

  /// The names of all references.
  fileprivate var references: [String] {
    switch shape {
    case .fixed: []
    case .structure(let properties): properties.flatMap(\.schema.references)
    case .choice(let schemas): schemas.flatMap(\.references)
    case .array(let schema, _, _): schema.references
    case .reference(let name): [name]
    }
  }

  fileprivate func node(_ known: [String: DynamicGenerationSchema]) -> GenerationSchema.Node {
    switch shape {
    case .fixed(let node): node
    case .structure(let properties):
      .structure(
        name: name ?? "",
        properties.map { property in
          GenerationSchema.Property(
            name: property.name, description: property.description, isOptional: property.isOptional
          ) { property.schema.node(known) }
        })
    case .choice(let schemas): .choice(name: name ?? "", schemas.map { schema in { schema.node(known) } })
    case .array(let schema, let minimum, let maximum):
      .array({ schema.node(known) }, minimum: minimum, maximum: maximum)
    case .reference(let name): known[name]?.node(known) ?? .anything
    }
  }
}

extension GenerationSchema {
  /// Why a schema cannot be made.
  public enum SchemaError: Error, Equatable, Sendable {
    case duplicateType(schema: String?, type: String)
    case undefinedReferences(schema: String?, references: [String])
  }

  /// - Parameter dependencies: The schemas that are referred to.
  /// - Throws: ``SchemaError`` if two have one name, or if a name is missing.
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
    var known: [String: DynamicGenerationSchema] = [:]
    for schema in [root] + dependencies {
      guard let name = schema.name else { continue }
      if known.updateValue(schema, forKey: name) != nil {
        throw SchemaError.duplicateType(schema: root.name, type: name)
      }
    }
    let missing = ([root] + dependencies).flatMap(\.references).filter { known[$0] == nil }
    if !missing.isEmpty { throw SchemaError.undefinedReferences(schema: root.name, references: missing) }
    self.init(root.node(known))
  }
}
