import Foundation

/// The related objects of an object in their order; a change of the set is one of the relationship.
///
/// Foundation's ordered sets have a storage of their own, in which a loop finds the objects: it is filled after each change of
/// the set. A loop does not see what was changed in another way since the set was made.
final class ManagedMutableOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
    super.addObjects(from: list)
  }

  required init?(coder: NSCoder) { nil }

  required init(arrayLiteral elements: Any...) { fatalError("A set of related objects has an owner.") }

  private var list: [NSManagedObject] {
    get { owner.relatedObjects(key) }
    set {
      owner.setValue(NSOrderedSet(array: newValue), forKey: key)
      super.removeAllObjects()
      super.addObjects(from: list)
    }
  }

  // MARK: - Reading

  override var count: Int { list.count }

  override func object(at idx: Int) -> Any { list[idx] }

  override func index(of object: Any) -> Int { list.firstIndex { $0 === object as AnyObject } ?? NSNotFound }

  // MARK: - Changing

  override func insert(_ object: Any, at idx: Int) {
    guard let object = object as? NSManagedObject, index(of: object) == NSNotFound else { return }
    list.insert(object, at: idx)
  }

  override func add(_ object: Any) { addObjects(from: [object]) }

  override func addObjects(from array: [Any]) {
    var all = list
    for case let object as NSManagedObject in array where !all.contains(where: { $0 === object }) { all.append(object) }
    list = all
  }

  override func removeObject(at idx: Int) { list.remove(at: idx) }

  override func remove(_ object: Any) { removeObjects(in: [object]) }

  override func removeObjects(in array: [Any]) {
    let gone = array.compactMap { $0 as? NSManagedObject }
    list.removeAll { object in gone.contains { $0 === object } }
  }

  override func removeAllObjects() { list = [] }

  override func replaceObject(at idx: Int, with obj: Any) {
    guard let object = obj as? NSManagedObject else { return }
    list[idx] = object
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { list.swapAt(idx1, idx2) }
}
