import AssetCatalogs
import DataModels
import Foundation
import Locking

/// The entities of objects.
///
/// `@unchecked Sendable`: a model does not change once it is used.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  private var configurationNames: [String: [String]] = [:]
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  /// Names of the version, which decide nothing.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// Where the model was read.
  var url: URL?

  public override init() { super.init() }

  /// Reads a model: a folder `….xcdatamodeld` or one of its versions.
  ///
  /// - Returns: `nil` if the folder has no model; a warning says why.
  public convenience init?(contentsOf url: URL) {
    do {
      try self.init(DataModelFolder(url).model())
    } catch {
      reportWarning("The data model '\(url.lastPathComponent)' cannot be read: \(error).")
      return nil
    }
    self.url = url
  }

  /// The entities. Relationships must lead to entities of the model.
  open var entities: [NSEntityDescription] = [] {
    didSet { connect() }
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  // MARK: - Configurations and templates

  open var configurations: [String] { configurationNames.keys.sorted() }

  /// The entities of a configuration; `nil` stands for all.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return entities }
    return configurationNames[configuration].map { $0.compactMap { entitiesByName[$0] } }
  }

  /// Makes some entities a configuration.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    configurationNames[configuration] = entities.compactMap(\.name)
  }

  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

  /// The stored request with a name.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

  /// Stores a request.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }

  /// The stored request with values for its variables.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let template = templates[name] else { return nil }
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.options = template.options
    request.predicate = template.predicate?.withSubstitutionVariables(variables)
    return request
  }

  // MARK: - Finding

  /// All models of bundles; `nil` stands for those of the app.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = ModelFiles.all(in: bundles).compactMap { NSManagedObjectModel(contentsOf: $0) }
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  /// The entities of several models.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    var names: Set<String> = []
    let all = (models ?? []).flatMap(\.entities).filter { names.insert($0.name ?? "").inserted }
    entities = all
    connect()
    for model in models ?? [] {
      versionIdentifiers.formUnion(model.versionIdentifiers)
      templates.merge(model.templates) { first, _ in first }
      configurationNames.merge(model.configurationNames) { first, _ in first }
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSManagedObjectModel()
    // Entities below others are copied with these.
    copy.entities = entities.filter { $0.superentity == nil }.compactMap { $0.copy() as? NSEntityDescription }
      .flatMap(\.family)
    copy.versionIdentifiers = versionIdentifiers
    copy.configurationNames = configurationNames
    copy.templates = templates
    copy.url = url
    return copy
  }

  /// Connects relationships with the entities and inverses that they name.
  private func connect() {
    let known = entitiesByName
    for entity in entities {
      entity.managedObjectModel = self
      entity.forgetLayout()
      for case let relationship as NSRelationshipDescription in entity.properties {
        let name = relationship.destinationName ?? relationship.destinationEntity?.name
        if let destination = name.flatMap({ known[$0] }) { relationship.destinationEntity = destination }
        if let inverse = relationship.inverseName {
          relationship.inverseRelationship = relationship.destinationEntity?.relationshipsByName[inverse]
        }
      }
    }
    for entity in entities {
      for case let relationship as NSRelationshipDescription in entity.properties {
        if let inverse = relationship.inverseRelationship, inverse.inverseRelationship == nil {
          inverse.inverseRelationship = relationship
        }
      }
    }
  }
}

// MARK: - Reading files

extension NSManagedObjectModel {
  /// A model as a file describes it.
  convenience init(_ model: DataModel) {
    self.init()
    versionIdentifiers = Set([model.versionIdentifier].compactMap(\.self))
    var made: [String: NSEntityDescription] = [:]
    for description in model.entities {
      made[description.name] = NSEntityDescription(description, composites: model.composites)
    }
    for description in model.entities {
      if let parent = description.parent.flatMap({ made[$0] }), let entity = made[description.name] {
        parent.subentities.append(entity)
      }
    }
    entities = model.entities.compactMap { made[$0.name] }
    connect()
    for (name, members) in model.configurations {
      setEntities(members.compactMap { made[$0] }, forConfigurationName: name)
    }
    for template in model.fetchRequests { setFetchRequestTemplate(template.request, forName: template.name) }
  }
}

extension DataModel.FetchRequest {
  fileprivate var request: NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
    request.predicate = predicate.map { NSPredicate(format: $0) }
    request.fetchLimit = limit
    return request
  }
}

extension NSEntityDescription {
  fileprivate convenience init(_ description: DataModel.Entity, composites: [String: [DataModel.Attribute]]) {
    self.init()
    name = description.name
    managedObjectClassName = description.className ?? "NSManagedObject"
    isAbstract = description.isAbstract
    renamingIdentifier = description.formerName
    versionHashModifier = description.hashModifier
    uniquenessConstraints = description.uniqueness
    indexes = description.indices.map { names in
      NSFetchIndexDescription(
        name: names.joined(separator: "_"), elements: names.map { NSFetchIndexElementDescription(name: $0) })
    }
    userInfo = description.userInfo
    properties =
      description.attributes.map { Self.attribute($0, composites) } + description.relationships.map(Self.relationship)
      + description.fetchedProperties.map(Self.fetchedProperty)
  }

  private static func fetchedProperty(_ description: DataModel.FetchedProperty) -> NSPropertyDescription {
    let property = NSFetchedPropertyDescription()
    property.name = description.name
    property.isOptional = description.isOptional
    property.fetchRequest = description.request.request
    property.userInfo = description.userInfo
    return property
  }

  private static func attribute(
    _ description: DataModel.Attribute, _ composites: [String: [DataModel.Attribute]]
  ) -> NSAttributeDescription {
    var attribute = NSAttributeDescription()
    if let text = description.derivation {
      let derived = NSDerivedAttributeDescription()
      derived.derivationExpression = FlowFoundation.NSExpression(format: text)
      attribute = derived
    } else if let name = description.composite {
      let composite = NSCompositeAttributeDescription()
      // A composite cannot contain itself.
      let others = composites.filter { $0.key != name }
      composite.elements = (composites[name] ?? []).map { Self.attribute($0, others) }
      attribute = composite
    }
    attribute.name = description.name
    attribute.isOptional = description.isOptional
    attribute.isTransient = description.isTransient
    attribute.attributeType = types[description.type] ?? .undefinedAttributeType
    attribute.attributeValueClassName = description.valueClass
    attribute.valueTransformerName = description.transformer
    attribute.renamingIdentifier = description.formerName
    attribute.versionHashModifier = description.hashModifier
    attribute.userInfo = description.userInfo
    attribute.allowsExternalBinaryDataStorage = description.isExternal
    attribute.minimum = description.minimum.flatMap { Double($0) }
    attribute.maximum = description.maximum.flatMap { Double($0) }
    attribute.pattern = description.pattern
    attribute.defaultValue = description.defaultValue.flatMap { value($0, attribute.attributeType) }
    return attribute
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
    "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType,
    "String": .stringAttributeType, "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType, "Composite": .compositeAttributeType,
  ]

  /// A value as the file writes it.
  private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1" || text == "true")
    case .stringAttributeType: text
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }

  private static func relationship(_ description: DataModel.Relationship) -> NSPropertyDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = description.name
    relationship.isOptional = description.isOptional
    relationship.isTransient = description.isTransient
    relationship.isOrdered = description.isOrdered
    relationship.minCount = description.minimum
    relationship.maxCount = description.isToMany ? description.maximum : 1
    relationship.destinationName = description.destination
    relationship.inverseName = description.inverse
    relationship.renamingIdentifier = description.formerName
    relationship.versionHashModifier = description.hashModifier
    relationship.userInfo = description.userInfo
    relationship.deleteRule =
      switch description.deletionRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    return relationship
  }
}
