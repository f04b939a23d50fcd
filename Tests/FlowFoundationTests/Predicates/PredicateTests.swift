import Foundation
import Testing

@testable import FlowFoundation

struct PredicateTests {
  private func accepts(_ format: String, _ arguments: Any..., object: Any? = nil) throws -> Bool {
    var parser = try PredicateParser(format, arguments: arguments)
    return try parser.parse().evaluate(with: object)
  }

  @Test(
    "comparisons of texts",
    arguments: [
      ("SELF == 'Pay now'", true), ("SELF = 'Pay'", false), ("SELF != 'Pay'", true), ("SELF CONTAINS 'now'", true),
      ("SELF CONTAINS 'NOW'", false), ("SELF CONTAINS[c] 'NOW'", true), ("SELF BEGINSWITH 'Pay'", true),
      ("SELF ENDSWITH[cd] 'NÖW'", true), ("SELF LIKE 'P?y*'", true), ("SELF LIKE 'P?y'", false),
      ("SELF MATCHES 'Pay\\\\s\\\\w+'", true), ("SELF MATCHES[c] 'pay.*'", true), ("SELF MATCHES 'Pay'", false),
      ("SELF IN {'Pay now', 'Cancel'}", true), ("NOT SELF IN {'Cancel'}", true), ("SELF NOT IN {'Cancel'}", true),
      ("SELF > 'Pa' AND SELF < 'Pb'", true), ("'now' IN SELF", true), ("SELF BETWEEN {'A', 'Z'}", true),
    ])
  func texts(format: String, expected: Bool) throws {
    #expect(try accepts(format, object: "Pay now") == expected)
  }

  @Test(
    "comparisons of properties",
    arguments: [
      ("count == 3", true), ("count >= 3 && count <= 3", true), ("count < 3 || isOn == YES", true),
      ("count BETWEEN {1, 3}", true), ("count BETWEEN {4, 5}", false), ("isOn == true", true), ("isOn == NO", false),
      ("missing == nil", true), ("name != NULL", true), ("!(isOn == TRUE)", false), ("TRUEPREDICATE", true),
      ("FALSEPREDICATE OR count == 3.0", true), ("ANY tags == 'a'", true), ("ALL tags == 'a'", false),
      ("NONE tags == 'c'", true), ("tags CONTAINS 'b'", true), ("inner.depth == 2", true), ("SELF.count == 3", true),
    ])
  func properties(format: String, expected: Bool) throws {
    let object: [String: Any] = [
      "count": 3, "isOn": true, "name": "Ann", "tags": ["a", "b"], "inner": ["depth": 2] as [String: Any],
    ]
    #expect(try accepts(format, object: object) == expected)
  }

  @Test("placeholders take values and keys in order")
  func placeholders() throws {
    let object: [String: Any] = ["count": 3, "name": "Ann"]
    #expect(try accepts("%K == %@ AND count == %d", "name", "Ann", 3, object: object))
    #expect(try accepts("name IN %@", ["Ann", "Bo"], object: object))
    #expect(try accepts("count == %ld OR %K > %f", 4, "count", 2.5, object: object))
  }

  @Test("MATCHES compares the whole text, and rejects what is not a regular expression")
  func regularExpressions() throws {
    #expect(try accepts("SELF MATCHES 'a.c'", object: "abc"))
    #expect(try !accepts("SELF MATCHES 'abc'", object: "abc\n"))
    let error = #expect(throws: PredicateEvaluationError.self) { try accepts("SELF MATCHES '['", object: "abc") }
    #expect(error?.description == "A predicate with MATCHES has \"[\", which is not a regular expression.")
  }

  @Test("AND binds more strongly than OR, NOT more strongly than AND")
  func precedence() throws {
    var parser = try PredicateParser("a == 1 OR NOT b == 2 AND (c == 3 OR d == 4)")
    #expect(try parser.parse().description == "a == 1 OR (NOT b == 2 AND (c == 3 OR d == 4))")
  }

  @Test(
    "an invalid format reports the position and the expected token",
    arguments: [
      (
        "label = = 'x'",
        "at character 9, expected a value such as \"text\", 3, %@ or a key, found '='"
      ),
      ("label == 'x", "at character 10, the text that begins there has no closing '"),
      (
        "label 'x'",
        "at character 7, expected a comparison such as ==, CONTAINS, BEGINSWITH, LIKE, MATCHES, IN or BETWEEN, found the text \"x\""
      ),
      ("label == 'x' label", "at character 14, expected AND, OR or the end, found 'label'"),
      ("(label == 'x'", "at character 14, expected ')', found the end"),
      ("label == %@", "at character 10, '%@' has no value: there are 0 arguments"),
      ("label == %y", "at character 10, '%' does not begin a placeholder such as %@, %K or %d"),
      ("label == ~", "at character 10, '~' means nothing in a predicate"),
      ("label CONTAINS[x] 'a'", "at character 16, expected c, d or cd, found 'x'"),
    ])
  func errors(format: String, reason: String) {
    let error = #expect(throws: PredicateFormatError.self) { try accepts(format) }
    #expect(error.map { "\($0)" } == "The predicate format '\(format)' cannot be read: \(reason).")
  }
}
