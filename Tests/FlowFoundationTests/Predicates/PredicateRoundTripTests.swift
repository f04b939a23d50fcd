import Foundation
import Testing

@testable import FlowFoundation

/// Random predicates, the same in every run.
private struct RandomPredicates {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func tree(_ depth: Int) -> PredicateTree {
    switch number(below: depth > 0 ? 6 : 2) {
    case 0, 1: comparison(depth)
    case 2: .and(tree(depth - 1), tree(depth - 1))
    case 3: .or(tree(depth - 1), tree(depth - 1))
    case 4: .not(tree(depth - 1))
    default: .constant(number(below: 2) == 0)
    }
  }

  private mutating func comparison(_ depth: Int) -> PredicateTree {
    let operators: [PredicateComparison.Operator] = [
      .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .contains, .beginsWith, .endsWith, .like,
      .isIn,
      .between,
    ]
    return .comparison(
      PredicateComparison(
        quantifier: nil, left: expression(depth), comparison: operators[number(below: operators.count)],
        options: PredicateTextOptions(rawValue: number(below: 16)), right: expression(depth)))
  }

  private mutating func expression(_ depth: Int) -> PredicateTerm {
    switch number(below: depth > 0 ? 10 : 6) {
    case 0: .value(number(below: 5) - 2)
    case 1: .value(["a", "B\"c", "\\", "é\n"][number(below: 4)])
    case 2: .keys(["a", "b", "inner.c", "and"][number(below: 4)])
    case 3: .value(nil)
    case 4: .value(Double(number(below: 7)) / 2)
    case 5: .list([.value(0), .keys("a")])
    case 6: .function("add:to:", [expression(0), .value(number(below: 3))])
    case 7: .function("multiply:by:", [.function("from:subtract:", [.keys("a"), .value(1)]), .value(2)])
    case 8: .conditional(tree(0), expression(0), expression(0))
    default: .keyPath(.subquery(.keys("list"), variable: "x", tree(0)), ["@count"])
    }
  }
}

struct PredicateRoundTripTests {
  @Test("2,000 random predicates mean the same after they were written and read again")
  func roundTrip() throws {
    var random = RandomPredicates(seed: 7)
    let object: [String: Any] = [
      "a": 1, "b": "B\"c", "inner": ["c": 2.5] as [String: Any], "and": "é", "list": [1, 2],
    ]
    var matches = 0
    for _ in 0..<2_000 {
      let tree = random.tree(3)
      let text = tree.description
      var parser = try PredicateParser(text)
      let read = try parser.parse()
      #expect(read.description == text)
      let (first, second) = (Result { try tree.evaluate(with: object) }, Result { try read.evaluate(with: object) })
      switch (first, second) {
      case (.success(let first), .success(let second)):
        #expect(first == second, "\(text)")
        if first { matches += 1 }
      case (.failure, .failure): break
      default: Issue.record("only one of both can be evaluated: \(text)")
      }
    }
    // Neither all nor none hold.
    #expect(matches > 200 && matches < 1_800)
  }

  @Test("sorting by a key is sorting by its values, a missing one first, in the order of the method")
  func sorting() {
    let rows: [[String: Any]] = [
      ["n": "b", "i": 2], ["n": "A", "i": 10], ["i": 3], ["n": "a10", "i": 1], ["n": "a9", "i": 0],
    ]
    func names(_ descriptors: NSSortDescriptor...) -> [String] {
      (rows as NSArray).sortedArray(using: descriptors).map { (($0 as? [String: Any])?["n"] as? String) ?? "-" }
    }
    #expect(names(NSSortDescriptor(key: "i", ascending: true)) == ["a9", "a10", "b", "-", "A"])
    #expect(names(NSSortDescriptor(key: "n", ascending: true)) == ["-", "A", "a10", "a9", "b"])
    #expect(names(NSSortDescriptor(key: "n", ascending: false)) == ["b", "a9", "a10", "A", "-"])
    #expect(
      names(NSSortDescriptor(key: "n", ascending: true, order: .localizedStandard)) == ["-", "A", "a9", "a10", "b"])
    let reversed = NSSortDescriptor(key: "i", ascending: true).reversedSortDescriptor as? NSSortDescriptor
    #expect(reversed?.ascending == false && reversed?.key == "i")
  }
}
