import FlowFoundation
import Foundation
import Testing

@Suite("The values that devices share")
struct NSUbiquitousKeyValueStoreTests {
  @Test("keep their types, and are apart from the standard user defaults")
  func values() {
    let store = NSUbiquitousKeyValueStore()
    let key = "key-\(UUID().uuidString)"
    defer { store.removeObject(forKey: key) }
    #expect(store.object(forKey: key) == nil)
    store.set("a", forKey: key)
    #expect(store.string(forKey: key) == "a")
    #expect(UserDefaults.standard.string(forKey: key) == nil)
    #expect(store.dictionaryRepresentation.keys.contains(key))
    store.set(Int64(7), forKey: key)
    #expect(store.longLong(forKey: key) == 7)
    store.set(true, forKey: key)
    #expect(store.bool(forKey: key))
    store.set(Data([1]), forKey: key)
    #expect(NSUbiquitousKeyValueStore.default.data(forKey: key) == Data([1]))
    #expect(store.synchronize())
  }
}
