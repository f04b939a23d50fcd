import Foundation

/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject, NSCopying {
  /// The entity that has the property: there has to be one.
  open var entity: NSEntityDescription {
    guard let owner else { fatalError("The property '\(name)' is not in the properties of an entity.") }
    return owner
  }

  weak var owner: NSEntityDescription?
  open var name = ""
  open var isOptional = true
  /// Whether the value is not saved.
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]? = [:]
  open var renamingIdentifier: String?
  /// What distinguishes the property from that of another version of the model, if nothing else does.
  open var versionHashModifier: String?
  /// Whether the property has an index of its own.
  open var isIndexed = false
  /// Without effect: nothing is indexed for search.
  open var isIndexedBySpotlight = false
  open private(set) var validationPredicates: [NSPredicate] = []
  open private(set) var validationWarnings: [Any] = []

  public override init() {}

  /// Sets what has to hold for values, with a message for each predicate.
  open func setValidationPredicates(_ predicates: [NSPredicate]?, withValidationWarnings warnings: [String]?) {
    validationPredicates = predicates ?? []
    validationWarnings = warnings ?? []
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.name = name
    copy.isOptional = isOptional
    copy.isTransient = isTransient
    copy.userInfo = userInfo
    copy.renamingIdentifier = renamingIdentifier
    copy.versionHashModifier = versionHashModifier
    copy.isIndexed = isIndexed
    copy.validationPredicates = validationPredicates
    copy.validationWarnings = validationWarnings
    return copy
  }

  class func make() -> NSPropertyDescription { NSPropertyDescription() }
}
