import Testing

@testable import FlowIssueReporting

@Suite("The difference of two values")
struct StructuralDifferenceTests {
  /// Two values with the same dump are never equal.
  private struct Odd: Equatable {
    let number = 1
    static func == (first: Odd, second: Odd) -> Bool { false }
  }

  @Test("has the lines that differ")
  func lines() {
    #expect(
      StructuralDifference(expected: [1, 2], actual: [1, 3]).text.hasSuffix("\n\n(Expected: −, actual: +)"))
  }

  @Test("says so if the values look alike")
  func alike() {
    #expect(
      StructuralDifference(expected: Odd(), actual: Odd()).text.hasSuffix(
        "\n\n(Expected and actual look alike, and == says that they differ.)"))
  }
}
