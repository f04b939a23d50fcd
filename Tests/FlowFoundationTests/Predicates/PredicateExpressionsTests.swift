#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("Expressions of texts in #Predicate")
  struct PredicateExpressionsTests {
    @Test("a search ignores case and accents")
    func contains() throws {
      let predicate = #Predicate<String> { $0.localizedStandardContains("ECL") }
      #expect(try predicate.evaluate("Éclair") && !predicate.evaluate("Cake"))
    }

    @Test("texts that differ in their case only are equal for one order, and not for the other")
    func order() throws {
      let (equal, ascending) = (ComparisonResult.orderedSame, ComparisonResult.orderedAscending)
      let same = #Predicate<String> { $0.caseInsensitiveCompare("cake") == equal }
      #expect(try same.evaluate("CAKE") && !same.evaluate("Pie"))
      let before = #Predicate<String> { $0.localizedCompare("éclair") == ascending }
      #expect(try before.evaluate("cake") && !before.evaluate("pie") && !before.evaluate("éclair"))
    }

    @Test("an expression is made of its parts, and keeps them when it is decoded")
    func parts() throws {
      let variable = PredicateExpressions.Variable<String>()
      let expression = PredicateExpressions.StringLocalizedStandardContains(
        root: variable, other: PredicateExpressions.Value("a"))
      #expect(expression.root.key == variable.key)
      let data = try JSONEncoder().encode(
        PredicateExpressions.StringCaseInsensitiveCompare(
          root: PredicateExpressions.Value("A"), other: PredicateExpressions.Value("a")))
      let decoded = try JSONDecoder().decode(
        PredicateExpressions.StringCaseInsensitiveCompare<
          PredicateExpressions.Value<String>, PredicateExpressions.Value<String>
        >.self, from: data)
      #expect(decoded.root.value == "A" && decoded.other.value == "a")
    }
  }
#endif
