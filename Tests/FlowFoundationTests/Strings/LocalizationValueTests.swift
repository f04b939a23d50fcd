import Foundation
import Testing

@testable import FlowFoundation

@Suite("A localized string that no table contains")
struct LocalizationValueTests {
  @Test("is its key with the values, in the locale's format")
  func values() {
    #expect(String(localized: "100% of \(1_000) \("things") %d") == "100% of 1,000 things %d")
    #expect(String(localized: "\(1.5, specifier: "%.2f")", locale: Locale(identifier: "de_DE")) == "1,50")
    #expect(String(localized: "\(0.25, format: .percent)") == "25%")
    let date = Date(timeIntervalSince1970: 0)
    #expect(String(localized: "\(date, format: .dateTime.year().month().day())") == "Jan 1, 1970")
    #expect(String(localized: "\(date, format: .relative(presentation: .numeric))") == "37 years ago")
  }

  @Test("keeps its Markdown")
  func markdown() {
    #expect(String(localized: "**bold** [link](https://example.com)") == "**bold** [link](https://example.com)")
  }

  @Test("has the default value of its key")
  func defaultValue() {
    #expect(String(localized: "CART_TITLE", defaultValue: "\(2) items") == "2 items")
    let resource = LocalizedStringResource("CART_TITLE", defaultValue: "\(2) items")
    #expect(resource.key == "CART_TITLE")
    #expect(String(localized: resource) == "2 items")
  }

  @Test("equals another one of the same text")
  func equality() {
    let (one, other): (String.LocalizationValue, String.LocalizationValue) = ("\(1) a", "\(1) a")
    let third: String.LocalizationValue = "\(2) a"
    #expect(one == other)
    #expect(one != third)
    #expect(one.key == "%lld a")
  }
}
