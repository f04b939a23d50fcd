#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  private protocol NumberFormatting {
    func string(for obj: Any?) -> String?
  }

  extension NumberFormatter: NumberFormatting {}

  private final class PriceFormatter: NumberFormatter, @unchecked Sendable {
    override func string(for obj: Any?) -> String? { super.string(for: obj as Any).map { "\($0) €" } }
  }

  private final class StarFormatter: Formatter {
    override func string(for obj: Any?) -> String? {
      (obj as? Int).map { String(repeating: "*", count: $0) }
    }
  }

  @Suite("Texts of objects that may be missing")
  struct FormatterOptionalsTests {
    @Test("a class of Foundation has the method of an app's protocol")
    func witness() {
      let formatter: any NumberFormatting = NumberFormatter()
      #expect(formatter.string(for: 3) == "3" && formatter.string(for: nil) == nil && formatter.string(for: "a") == nil)
    }

    @Test("an override is called once, by the class and by the protocol, and calls the method that it overrides")
    func overrides() {
      let price = PriceFormatter()
      let missing: Double? = nil
      #expect(price.string(for: 3) == "3 €" && (price as NumberFormatter).string(for: 4) == "4 €")
      #expect((price as any NumberFormatting).string(for: 5) == "5 €")
      #expect((price as any NumberFormatting).string(for: missing) == nil)
      let formatter: Formatter = StarFormatter()
      #expect(formatter.string(for: 3) == "***" && formatter.string(for: "a") == nil)
    }
  }
#endif
