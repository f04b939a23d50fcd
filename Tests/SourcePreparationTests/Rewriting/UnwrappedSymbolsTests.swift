import Testing

@testable import SourcePreparation

@Suite("Symbols of a date formatter") struct UnwrappedSymbolsTests {
  @Test(
    "need no mark that unwraps them",
    arguments: [
      ("let a = formatter.weekdaySymbols!", "let a = formatter.weekdaySymbols "),
      ("f().shortMonthSymbols![2]", "f().shortMonthSymbols [2]"),
      ("f.amSymbol!.lowercased()", "f.amSymbol .lowercased()"),
      ("f.monthSymbols?[0] ?? a", "f.monthSymbols [0] ?? a"), ("f.pmSymbol?.count", "f.pmSymbol .count"),
    ])
  func unwrapped(source: String, result: String) {
    #expect(prepared(source + "\n") == result + "\n")
    #expect(prepared(source + "\n", .linux) == source + "\n")
  }

  @Test(
    "and other names stay",
    arguments: [
      "f.weekdaySymbols.count", "f.weekdaySymbols != a", "f.other!", "weekdaySymbols!", "f.monthSymbols ? a : b",
      "a = \"f.monthSymbols!\"",
    ])
  func others(_ source: String) { #expect(prepared(source + "\n") == source + "\n") }
}
