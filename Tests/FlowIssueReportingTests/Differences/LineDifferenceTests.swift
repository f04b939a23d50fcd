import FlowIssueReporting
import Testing

@Suite("The difference between lists of lines")
struct LineDifferenceTests {
  @Test("contains both lists, with as many common lines as possible")
  func shortest() {
    var random = RepeatableGenerator(state: 1)
    for size in (0..<400).map({ $0 % 16 }) {
      let old = lines(Int.random(in: 0...size, using: &random), &random)
      let new = lines(Int.random(in: 0...size, using: &random), &random)
      let difference = LineDifference(from: old, to: new).lines
      #expect(difference.compactMap { $0.isAdded ? nil : $0.content } == old)
      #expect(difference.compactMap { $0.isRemoved ? nil : $0.content } == new)
      #expect(difference.count { !$0.isAdded && !$0.isRemoved } == longestCommonCount(old, new))
    }
  }

  @Test("shows a new member as a whole")
  func wholeMembers() {
    let old = ["[", "  Item(", "    name: a", "  ),", "]"]
    let new = ["[", "  Item(", "    name: b", "  ),", "  Item(", "    name: a", "  ),", "]"]
    #expect(
      LineDifference(from: old, to: new).text == """
        \u{2007} [
        +   Item(
        +     name: b
        +   ),
        \u{2007}   Item(
        \u{2007}     name: a
        \u{2007}   ),
        \u{2007} ]
        """)
  }

  @Test("shows the lines around a change of a long list, which may repeat the same lines")
  func longList() {
    let old = (0..<20_000).map { "\($0 % 7)" }
    var new = old
    new[10_000] = "x"
    #expect(
      LineDifference(from: old, to: new).text == """
        \u{2007} 0
        \u{2007} 1
        \u{2007} 2
        \u{2007} 3
        \u{2007} 4
        \u{2007} … (9990 equal lines)
        \u{2007} 6
        \u{2007} 0
        \u{2007} 1
        \u{2007} 2
        \u{2007} 3
        − 4
        + x
        \u{2007} 5
        \u{2007} 6
        \u{2007} 0
        \u{2007} 1
        \u{2007} 2
        \u{2007} … (9989 equal lines)
        \u{2007} 3
        \u{2007} 4
        \u{2007} 5
        \u{2007} 6
        \u{2007} 0
        """)
  }

  @Test("shows the first and the last lines of a long change")
  func longChange() {
    let text = LineDifference(from: (0..<1_000).map { "\($0)" }, to: ["a"]).text.split(separator: "\n")
    #expect(text.count == 102)
    #expect(text[49...51] == ["− 49", "− … (900 more lines)", "− 950"])
    #expect(text.last == "+ a")
  }

  private func lines(_ count: Int, _ random: inout RepeatableGenerator) -> [String] {
    (0..<count).map { _ in ["a", " b", "  c"][Int.random(in: 0...2, using: &random)] }
  }

  private func longestCommonCount(_ old: [String], _ new: [String]) -> Int {
    var counts = Array(repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = counts[index + 1]
        counts[index + 1] = line == other ? diagonal + 1 : max(above, counts[index])
        diagonal = above
      }
    }
    return counts[new.count]
  }
}

/// A generator whose numbers are the same in every run.
private struct RepeatableGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}

extension LineDifference.Line {
  fileprivate var content: String {
    switch self {
    case .common(let line), .removed(let line), .added(let line): line
    }
  }

  fileprivate var isAdded: Bool { self == .added(content) }
  fileprivate var isRemoved: Bool { self == .removed(content) }
}
