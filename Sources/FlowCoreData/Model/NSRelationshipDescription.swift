import Foundation

/// What happens to related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule
  case nullifyDeleteRule
  case cascadeDeleteRule
  case denyDeleteRule
}

/// A property with other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The largest number of related objects; 1 makes the relationship one to a single object, 0 stands for no limit.
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  /// The names until the model is complete.
  var destinationName: String?
  var inverseName: String?

  /// Whether it leads to several objects.
  open var isToMany: Bool { maxCount != 1 }

  override class func make() -> NSPropertyDescription { NSRelationshipDescription() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    guard let copy = copied as? NSRelationshipDescription else { return copied }
    copy.destinationEntity = destinationEntity
    copy.inverseRelationship = inverseRelationship
    copy.destinationName = destinationEntity?.name ?? destinationName
    copy.inverseName = inverseRelationship?.name ?? inverseName
    (copy.maxCount, copy.minCount, copy.deleteRule, copy.isOrdered) = (maxCount, minCount, deleteRule, isOrdered)
    return copy
  }
}
