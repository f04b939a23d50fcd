import Testing

@testable import SwiftUI

@Suite("Pages") @MainActor
struct PageTabViewStyleTests {
  @Test("pages are shown one at a time, with dots")
  func pages() {
    let page = TestValue(1)
    let phone = PhoneScreen(
      TabView(selection: page.binding) {
        ForEach(0..<3, id: \.self) { Text("Page \($0)") }
      }
      .tabViewStyle(.page))
    #expect(phone.texts == ["Page 1"])
    #expect(phone.node(.pageIndicator)?.value == "page 2 of 3")
    phone.screen.perform { page.value = 2 }
    #expect(phone.texts == ["Page 2"])
  }
}
