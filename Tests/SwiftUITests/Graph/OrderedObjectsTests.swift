import Testing

@testable import SwiftUI

@Suite("Objects in the order of their addition")
struct OrderedObjectsTests {
  private final class Item {
    let number: Int

    init(_ number: Int) { self.number = number }
  }

  @Test("are visited in that order, without the removed ones")
  func order() {
    let items = (0..<20).map(Item.init)
    var objects = OrderedObjects<Item>()
    for item in items { objects.add(item) }
    #expect(objects.inOrder.map(\.number) == Array(0..<20))
    for item in items.dropLast(2) { objects.remove(item) }
    #expect(objects.inOrder.map(\.number) == [18, 19])
    objects.add(items[18])
    objects.add(items[3])
    #expect(objects.inOrder.map(\.number) == [18, 19, 3])
    for item in items { objects.remove(item) }
    #expect(objects.isEmpty)
  }
}
