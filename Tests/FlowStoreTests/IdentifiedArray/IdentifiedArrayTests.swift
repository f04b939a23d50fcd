import FlowStore
import Foundation
import Testing

private struct Item: Equatable, Identifiable, Codable {
  var id: Int
  var text = ""
}

@Suite("An identified array")
struct IdentifiedArrayTests {
  /// Whether each identifier finds its element.
  private func isConsistent(_ array: IdentifiedArrayOf<Item>) -> Bool {
    array.ids == array.map(\.id)
      && array.indices.allSatisfy { array.index(id: array[$0].id) == $0 && array[id: array[$0].id] == array[$0] }
  }

  @Test("finds elements by identifier after any mutation")
  func operations() {
    var array: IdentifiedArrayOf<Item> = []
    var generator = Numbers(state: 7)
    for round in 0..<500 {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: array.append(Item(id: round))
      case 1: array.insert(Item(id: round), at: Int.random(in: 0...array.count, using: &generator))
      case 2: if let id = array.ids.randomElement(using: &generator) { array.remove(id: id) }
      case 3: if let id = array.ids.randomElement(using: &generator) { array[id: id]?.text += "x" }
      case 4: array[id: round] = Item(id: round)
      case 5: array.sort { $0.text < $1.text }
      case 6: array.shuffle(using: &generator)
      case 7: array.reverse()
      default:
        guard array.count > 2 else { continue }
        array.move(fromOffsets: [0, 1], toOffset: array.count)
        array.remove(atOffsets: [0])
        array.swapAt(0, array.count - 1)
      }
      #expect(isConsistent(array))
    }
  }

  @Test("an element that is set to nil is removed, and a new one is appended")
  func setting() {
    var array: IdentifiedArrayOf<Item> = [Item(id: 1), Item(id: 2)]
    array[id: 1] = nil
    array[id: 3] = Item(id: 3)
    #expect(array.ids == [2, 3])
    #expect(array[id: 1] == nil)
  }

  @Test("of two elements with one identifier, the first is found")
  func duplicates() {
    let array: IdentifiedArrayOf<Item> = [Item(id: 1, text: "first"), Item(id: 1, text: "second")]
    #expect(array.count == 2)
    #expect(array[id: 1]?.text == "first")
  }

  @Test("of two elements with one identifier, the first is found after another one changes places with it")
  func swappedDuplicates() {
    var array: IdentifiedArrayOf<Item> = [Item(id: 1, text: "first"), Item(id: 1, text: "second"), Item(id: 2)]
    array.swapAt(0, 2)
    #expect(array.index(id: 1) == 1)
    #expect(array[id: 1]?.text == "second")
    #expect(array.index(id: 2) == 0)
  }

  @Test("is encoded as an array")
  func coding() throws {
    let array: IdentifiedArrayOf<Item> = [Item(id: 1, text: "a")]
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([Item].self, from: data) == array.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: data) == array)
  }
}

/// A generator with the same numbers in every run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
