import Foundation

/// A set of objects that it may keep weakly, as for observers.
///
/// The order of its objects is that in which they were added.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var entries: ObjectEntries<ObjectType, Void>

  /// - Parameter initialCapacity: Has no effect.
  public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    entries = ObjectEntries(options)
  }

  /// A set that does not keep its objects alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that have not ended.
  open var allObjects: [ObjectType] { entries.all.map(\.key) }
  open var count: Int { entries.all.count }
  open var anyObject: ObjectType? { allObjects.first }

  open func add(_ object: ObjectType?) {
    if let object { entries[object] = () }
  }
  open func remove(_ object: ObjectType?) {
    if let object { entries[object] = nil }
  }
  open func removeAllObjects() { entries.removeAll() }
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object of the set that is equal to another one.
  open func member(_ object: ObjectType?) -> ObjectType? { object.flatMap { entries.key(for: $0) } }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
