import Testing

@testable import SwiftData

@Suite("Sets of properties")
struct PropertySetTests {
  @Test("have each index once, in ascending order, also those that do not fit a word")
  func order() {
    var set = PropertySet([70, 3, 64, 63, 0, 3, 70, 65])
    #expect(Array(set) == [0, 3, 63, 64, 65, 70])
    set.remove(63)
    set.remove(64)
    set.remove(5)
    #expect(Array(set) == [0, 3, 65, 70])
    #expect((0..<80).filter(set.contains) == [0, 3, 65, 70])
  }

  @Test("are equal if their indices are, however they were added")
  func equality() {
    var set = PropertySet([90, 2, 80])
    #expect(set == PropertySet([80, 2, 90]))
    #expect(set != PropertySet([2, 90]))
    #expect(set.hashValue == PropertySet([80, 90, 2]).hashValue)
    set.removeAll()
    #expect(set == PropertySet() && set.isEmpty)
    #expect(!PropertySet([64]).isEmpty)
  }
}
