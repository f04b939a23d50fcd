import Testing

@testable import FlowUIKit

@Suite("Numbers of rows")
struct RowIDsTests {
  @Test("an inserted and a removed row leave the numbers of the others")
  func edits() {
    var rows = RowIDs(0..<5)
    rows.insert(5, at: 2)
    #expect(Array(rows) == [0, 1, 5, 2, 3, 4])
    #expect(rows.remove(at: 0) == 0)
    #expect(rows.remove(at: 4) == 4)
    #expect(Array(rows) == [1, 5, 2, 3])
    #expect(rows.map { rows.position(of: $0) } == [0, 1, 2, 3])
    #expect(rows.position(of: 0) == nil)
  }

  @Test("random edits are those of an array")
  func random() {
    var rows = RowIDs()
    var expected: [Int] = []
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for id in 0..<2_000 {
      if !expected.isEmpty, next(3) == 0 {
        let position = next(expected.count)
        #expect(rows.remove(at: position) == expected.remove(at: position))
      } else {
        // Often at the end, where rows are joined to one range.
        let position = next(2) == 0 ? expected.count : next(expected.count + 1)
        rows.insert(id, at: position)
        expected.insert(id, at: position)
      }
    }
    #expect(Array(rows) == expected)
    #expect(expected.indices.allSatisfy { rows.position(of: expected[$0]) == $0 })
  }
}
