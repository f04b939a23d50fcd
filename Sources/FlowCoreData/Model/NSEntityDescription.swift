import Foundation

/// A kind of objects: its class and its properties.
///
/// `@unchecked Sendable`: an entity does not change once its model is used.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  open var name: String?
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The name of the class, perhaps with that of its module in front.
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]? = [:]
  open var renamingIdentifier: String?
  /// What distinguishes the entity from that of another version of the model, if nothing else does.
  open var versionHashModifier: String?
  /// Attributes whose values together are unique: names, or attributes.
  open var uniquenessConstraints: [[Any]] = []
  open var coreSpotlightDisplayNameExpression: FlowFoundation.NSExpression?
  open internal(set) weak var superentity: NSEntityDescription?
  private var ownProperties: [NSPropertyDescription] = []
  /// The indices of the table, besides those of relationships and unique attributes.
  open var indexes: [NSFetchIndexDescription] = [] {
    didSet { for index in indexes { index.entity = self } }
  }

  /// The names of the properties of each index.
  var indexedNames: [[String]] { indexes.map { $0.elements.compactMap(\.propertyName) } }
  /// The layout that is derived from the properties, once they are used.
  private var known: EntityLayout?

  public override init() {}

  /// The entities that have the properties of this one, too.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities { entity.superentity = self }
    }
  }

  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// The properties, including those of the superentity, which a new value does not change.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      let inherited = superentity?.properties ?? []
      ownProperties = newValue.filter { property in !inherited.contains { $0 === property } }
      for property in ownProperties { property.owner = self }
      known = nil
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  }

  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The relationships that lead to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
  }

  /// Whether it is an entity, or one below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || superentity?.isKindOf(entity: entity) == true
  }

  /// The entity of a context's model.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object and inserts it.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("The model has no entity named '\(entityName)'.")
    }
    return entity.managedObjectClass.init(entity: entity, insertInto: context)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSEntityDescription()
    copy.name = name
    copy.managedObjectClassName = managedObjectClassName
    copy.isAbstract = isAbstract
    copy.userInfo = userInfo
    copy.renamingIdentifier = renamingIdentifier
    copy.versionHashModifier = versionHashModifier
    copy.uniquenessConstraints = uniquenessConstraints
    copy.indexes = indexes.compactMap { $0.copy() as? NSFetchIndexDescription }
    copy.properties = ownProperties.compactMap { $0.copy() as? NSPropertyDescription }
    copy.subentities = subentities.compactMap { $0.copy() as? NSEntityDescription }
    return copy
  }

  // MARK: - Inside

  /// The highest entity above.
  var root: NSEntityDescription { superentity?.root ?? self }

  /// The entity and all below it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  var layout: EntityLayout {
    if let known { return known }
    let layout = EntityLayout(self)
    known = layout
    return layout
  }

  func forgetLayout() { known = nil }
}
