/// The entities of a data model of Core Data, as a file describes them.
package struct DataModel: Equatable, Sendable {
  package var entities: [Entity] = []
  /// The parts of composite attributes, by the names of the composites.
  package var composites: [String: [Attribute]] = [:]
  /// The stored fetch requests by their names.
  package var fetchRequests: [FetchRequest] = []
  /// The entities of each configuration.
  package var configurations: [String: [String]] = [:]
  /// The name that the app gives to the version.
  package var versionIdentifier: String?

  /// How the class of an entity is generated.
  package enum ClassGeneration: String, Equatable, Sendable {
    /// The whole class is generated.
    case whole = "class"
    /// Its properties are, in an extension of a class of the sources.
    case category
    /// Nothing is.
    case manual
  }

  package struct Entity: Equatable, Sendable {
    package var name: String
    /// The name of the class, perhaps with that of its module in front; `nil` for `NSManagedObject`.
    package var className: String?
    package var generation = ClassGeneration.manual
    package var parent: String?
    package var isAbstract = false
    /// The name in an earlier version of the model.
    package var formerName: String?
    /// What distinguishes the entity from that of another version, if nothing else does.
    package var hashModifier: String?
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    package var fetchedProperties: [FetchedProperty] = []
    /// Attributes whose values together are unique.
    package var uniqueness: [[String]] = []
    package var indices: [[String]] = []
    package var userInfo: [String: String] = [:]
  }

  package struct Attribute: Equatable, Sendable {
    package var name: String
    /// The type as the file names it, such as `Integer 16`.
    package var type: String
    package var isOptional = false
    package var isTransient = false
    package var isScalar = false
    package var defaultValue: String?
    package var formerName: String?
    package var hashModifier: String?
    package var minimum: String?
    package var maximum: String?
    package var pattern: String?
    /// The Swift type of a transformed value.
    package var valueClass: String?
    package var transformer: String?
    /// The name of the composite that says what the value consists of.
    package var composite: String?
    package var isExternal = false
    /// How a derived attribute is computed.
    package var derivation: String?
    package var userInfo: [String: String] = [:]
  }

  package struct Relationship: Equatable, Sendable {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var isOptional = false
    package var isToMany = false
    package var isOrdered = false
    package var isTransient = false
    /// The rule as the file names it, such as `Cascade`.
    package var deletionRule = "Nullify"
    package var minimum = 0
    package var maximum = 0
    package var formerName: String?
    package var hashModifier: String?
    package var userInfo: [String: String] = [:]
  }

  /// A property whose value is what a request finds.
  package struct FetchedProperty: Equatable, Sendable {
    package var name: String
    package var isOptional = false
    package var request: FetchRequest
    package var userInfo: [String: String] = [:]
  }

  package struct FetchRequest: Equatable, Sendable {
    package var name: String
    package var entity: String
    package var predicate: String?
    package var limit = 0
  }

  package init() {}
}
