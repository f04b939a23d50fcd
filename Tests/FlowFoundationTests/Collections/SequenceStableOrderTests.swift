import FlowFoundation
import Testing

@Suite("Elements in the order of a value") struct SequenceStableOrderTests {
  @Test("keep their order where the values are equal, in both directions")
  func order() {
    // Longer than what is sorted by insertion.
    let numbers = (0..<100).map { $0 * 7 % 100 }
    let ascending = numbers.sortedStably { $0 % 3 }
    #expect(ascending == (0..<3).flatMap { rest in numbers.filter { $0 % 3 == rest } })
    let descending = numbers.sortedStably(by: { $0 % 3 }, descending: true)
    #expect(descending == [2, 1, 0].flatMap { rest in numbers.filter { $0 % 3 == rest } })
    #expect([Int]().sortedStably { $0 } == [])
  }
}
