import Foundation
import Testing

@testable import FlowFoundation

@Suite("List formatters")
struct ListFormatterTests {
  @Test("items are joined as in the formatter's language")
  func languages() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(for: ["a"]) == "a")
    #expect(formatter.string(for: 3) == nil)
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
  }

  private final class Numbered: Formatter {
    override func string(for obj: Any?) -> String? { (obj as? Int).map { "#\($0)" } }
  }

  @Test("an item formatter writes the items, or nothing")
  func items() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = Numbered()
    #expect(formatter.string(from: [1, 2]) == "#1 and #2")
    #expect(formatter.string(from: ["a"]) == nil)
  }
}
