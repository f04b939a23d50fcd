import FlowFoundation
import Foundation
import Testing

@Suite("A formatter of names")
struct PersonNameComponentsFormatterTests {
  @Test("writes the parts that its style has")
  func styles() {
    var name = PersonNameComponents()
    name.givenName = "Anne"
    name.familyName = "Smith"
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: name) == "Anne Smith")
    formatter.style = .short
    #expect(formatter.string(from: name) == "Anne")
    formatter.style = .abbreviated
    #expect(formatter.string(for: name) == "AS")
    #expect(formatter.string(for: 1) == nil)
  }
}
