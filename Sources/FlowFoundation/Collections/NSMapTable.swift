import Foundation

/// A dictionary of objects that it may keep weakly.
///
/// The order of its entries is that in which they were added.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var entries: ObjectEntries<KeyType, KeptObject<ObjectType>>
  private let valueOptions: NSPointerFunctions.Options

  /// - Parameter initialCapacity: Has no effect.
  public required init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    entries = ObjectEntries(keyOptions)
    self.valueOptions = valueOptions
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { entries[$0] }?.object }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    if let aKey { entries[aKey] = anObject.map { KeptObject($0, valueOptions) } }
  }

  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[aKey] = nil }
  }

  open func removeAllObjects() { entries.removeAll() }

  open var count: Int { pairs.count }
  open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.0)).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: pairs.map(\.1)).objectEnumerator() }

  private var pairs: [(KeyType, ObjectType)] { entries.all.compactMap { key, value in value.object.map { (key, $0) } } }
}
