import FlowFoundation
import Foundation
import Testing

@Suite("Objects with values by name") struct KeyedValuesTests {
  private class Shape: NSObject, _KeyedValues { let name = "square" }
  private final class Room: NSObject, _KeyedValues { let shape = Shape() }

  @Test("stored properties are read, also those of the superclass and along a path")
  func values() {
    final class Colored: Shape { let color = 3 }
    #expect(Colored().value(forKey: "name") as? String == "square")
    #expect(Colored().value(forKey: "color") as? Int == 3)
    #expect(Room().value(forKeyPath: "shape.name") as? String == "square")
    #expect(Room().value(forKey: "size") == nil)
  }

  @Test("a progress without an argument has no units, and data that can be changed begin empty")
  func creation() {
    #expect(Progress().totalUnitCount == 0)
    let data = CFDataCreateMutable(kCFAllocatorDefault, 0)
    data?.append(Data([1]))
    #expect(CFDataGetLength(data.map { Data(referencing: $0) }) == 1)
  }
}
