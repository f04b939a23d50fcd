import FlowFoundation
import Foundation
import Testing

@Suite("Collections of objects")
struct ObjectCollectionTests {
  private final class Plain {}

  @Test("a set of weak objects forgets those that end, and keeps the order of the others")
  func weakSet() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let (first, last) = (Plain(), Plain())
    table.add(first)
    do {
      let between = Plain()
      table.add(between)
      table.add(between)
      #expect(table.count == 2)
    }
    table.add(last)
    #expect(table.allObjects.map(ObjectIdentifier.init) == [first, last].map(ObjectIdentifier.init))
    #expect(table.contains(last))
    table.remove(first)
    #expect(table.anyObject === last)
    #expect(table.objectEnumerator().allObjects.count == 1)
    table.removeAllObjects()
    #expect(table.count == 0)
    #expect(!table.contains(last))
    #expect(table.member(nil) == nil)
  }

  @Test("equal objects are one object of a set, unless it compares pointers")
  func personality() {
    let (a, b) = (NSString(string: "text of a key"), NSMutableString(string: "text of a key"))
    let equal = NSHashTable<NSString>()
    equal.add(a)
    equal.add(b)
    #expect(equal.count == 1)
    #expect(equal.member(b) === a)
    let pointers = NSHashTable<NSString>(options: .objectPointerPersonality)
    pointers.add(a)
    pointers.add(b)
    #expect(pointers.count == 2)
  }

  @Test("a map forgets entries whose key or value ends")
  func maps() {
    let map = NSMapTable<Plain, NSString>.weakToStrongObjects()
    let key = Plain()
    map.setObject("a", forKey: key)
    do {
      let other = Plain()
      map.setObject("b", forKey: other)
      #expect(map.object(forKey: other) == "b")
    }
    #expect(map.count == 1)
    #expect(map.objectEnumerator()?.allObjects as? [String] == ["a"])
    map.setObject("c", forKey: key)
    #expect(map.object(forKey: key) == "c")
    map.removeObject(forKey: key)
    #expect(map.object(forKey: key) == nil)

    let values = NSMapTable<NSString, Plain>.strongToWeakObjects()
    values.setObject(key, forKey: "key")
    do { values.setObject(Plain(), forKey: "other") }
    #expect(values.object(forKey: "key") === key)
    #expect(values.object(forKey: "other") == nil)
    #expect(values.keyEnumerator().allObjects as? [String] == ["key"])
    values.removeAllObjects()
    #expect(values.count == 0)
    #expect(values.object(forKey: nil) == nil)
  }

  @Test("a map that copies its keys does not see how they change")
  func copies() {
    let map = NSMapTable<NSString, NSString>(keyOptions: .copyIn)
    let key = NSMutableString(string: "a")
    map.setObject("1", forKey: key)
    key.append("b")
    #expect(map.object(forKey: key) == nil)
    #expect(map.object(forKey: "a") == "1")
  }
}
