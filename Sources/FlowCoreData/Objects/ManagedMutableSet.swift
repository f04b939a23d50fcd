import Foundation

/// The related objects of an object; what is added or removed is related, or no longer.
final class ManagedMutableSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }

  required init(capacity numItems: Int) { fatalError("A set of related objects has an owner.") }

  private var list: [NSManagedObject] { owner.relatedObjects(key) }

  override var count: Int { list.count }

  override func member(_ object: Any) -> Any? { list.first { $0 === object as AnyObject } }

  override func objectEnumerator() -> NSEnumerator { ListEnumerator(list) }

  override func add(_ object: Any) { owner.relate(key, adding: [object]) }

  override func remove(_ object: Any) { owner.relate(key, removing: [object]) }
}

private final class ListEnumerator: NSEnumerator {
  private var rest: ArraySlice<NSManagedObject>

  init(_ list: [NSManagedObject]) { rest = list[...] }

  override func nextObject() -> Any? { rest.popFirst() }
}
