import Foundation

/// A property whose value is the list that a request finds.
///
/// The predicate of the request may use two variables: `$FETCH_SOURCE` is the object that has the property,
/// `$FETCHED_PROPERTY` is the property. The list is fetched when it is asked for, and stays as it is until the object is a
/// fault: `refresh(_:mergeChanges:)` makes it one.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  /// What is found. A fetched property without a request is empty.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  override class func make() -> NSPropertyDescription { NSFetchedPropertyDescription() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    let request = fetchRequest?.copy() as? NSFetchRequest<any NSFetchRequestResult>
    (copied as? NSFetchedPropertyDescription)?.fetchRequest = request
    return copied
  }
}
