import Foundation

/// How an index orders a property.
public enum NSFetchIndexElementType: UInt, Sendable {
  case binary
  /// Of places. Without effect: the index is one of SQLite's ordinary ones.
  case rTree
}

/// A property of an index.
open class NSFetchIndexElementDescription: NSObject, NSCopying {
  private let given: NSPropertyDescription?
  /// The name of the property.
  public let propertyName: String?
  open var collationType: NSFetchIndexElementType
  /// Whether the index is in ascending order. Without effect: SQLite reads an index in both directions.
  open var isAscending = true
  open internal(set) weak var indexDescription: NSFetchIndexDescription?

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (given, propertyName, self.collationType) = (property, property.name, collationType)
  }

  /// A property that the index's entity has, or inherits.
  init(name: String, collationType: NSFetchIndexElementType = .binary) {
    (given, propertyName, self.collationType) = (nil, name, collationType)
  }

  /// The property.
  open var property: NSPropertyDescription? {
    given ?? propertyName.flatMap { indexDescription?.entity?.propertiesByName[$0] }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchIndexElementDescription(name: propertyName ?? "", collationType: collationType)
    copy.isAscending = isAscending
    return copy
  }
}

/// An index of the table of an entity. It does not decide about the version of the model.
open class NSFetchIndexDescription: NSObject, NSCopying {
  open var name: String
  open var elements: [NSFetchIndexElementDescription] {
    didSet { for element in elements { element.indexDescription = self } }
  }
  open internal(set) weak var entity: NSEntityDescription?
  /// The rows of the index. Without effect: it has all of them.
  open var partialIndexPredicate: NSPredicate?

  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
    super.init()
    for element in self.elements { element.indexDescription = self }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchIndexDescription(
      name: name, elements: elements.compactMap { $0.copy() as? NSFetchIndexElementDescription })
    copy.partialIndexPredicate = partialIndexPredicate
    return copy
  }
}
