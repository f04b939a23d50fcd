import Testing

@testable import FlowIssueReporting

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "differs in a third of the letters at most, or has the same words",
    arguments: [
      ("sesion", ["session", "send"], "session"), ("Add habbit", ["Add habit", "Add"], "Add habit"),
      ("Add habbit", ["Cancel", "Add a new habit"], "Add a new habit"), ("Add habbit", ["Add", "Done"], "Add"),
      ("iPhone 16 Por", ["iPhone 16", "iPhone 16 Pro"], "iPhone 16 Pro"), ("pay", ["PAY", "Pat"], "PAY"),
      ("Pixel", ["iPhone 16"], nil), ("", ["a"], nil), ("x", [], nil), ("Buy tea", ["It is tea time, is it not"], nil),
    ] as [(String, [String], String?)])
  func names(name: String, names: [String], expected: String?) {
    let nearest = NearestName(to: name, among: names)
    #expect(nearest.text == expected)
    #expect(nearest.question == (expected.map { " Did you mean \"\($0)\"?" } ?? ""))
  }
}
