import Testing

@testable import SwiftUI

@Suite("Nested values") @MainActor
struct NestedTests {
  /// A value that may contain another one of its kind.
  private indirect enum Layer: Hashable {
    case bottom(Int)
    case over(Nested<Layer>)

    init(levels: Int, bottom: Int) {
      self = .bottom(bottom)
      for _ in 0..<levels { self = .over(Nested(self)) }
    }
  }

  @Test("equal contents are equal and have one hash value, also in separate boxes")
  func equality() {
    #expect(Nested(1) == Nested(1))
    #expect(Nested(1) != Nested(2))
    #expect(Set([Nested(1), Nested(1), Nested(2)]).count == 2)
    var changed = Nested(1)
    let copy = changed
    changed.wrappedValue = 2
    #expect(copy.wrappedValue == 1 && changed.wrappedValue == 2)
  }

  @Test("a hundred thousand levels are compared, hashed and released")
  func deep() {
    let first = Layer(levels: 100_000, bottom: 1)
    #expect(first == Layer(levels: 100_000, bottom: 1))
    #expect(first != Layer(levels: 100_000, bottom: 2))
    #expect(Set([first, Layer(levels: 100_000, bottom: 1)]).count == 1)
  }

  @Test("results and errors of code on another stack are those of the code")
  func results() throws {
    struct Deep: Error {}
    func descend(_ levels: Int, _ end: () throws -> Int) throws -> Int {
      try withStackRoom { levels == 0 ? try end() : try descend(levels - 1, end) + 1 }
    }
    #expect(try descend(100_000) { 5 } == 100_005)
    #expect(throws: Deep.self) { try descend(100_000) { throw Deep() } }
  }
}
