import Foundation
import Testing

@testable import SwiftUI

@Suite("Bars in the safe area") @MainActor
struct SafeAreaBarTests {
  @Test("a bar insets the content, which scrolls beneath it")
  func bar() throws {
    let phone = PhoneScreen(
      ScrollView { Text("Top") }.safeAreaBar(edge: .top, spacing: 0) { Text("Bar").frame(height: 40) })
    #expect(try #require(phone.node(.staticText, "Top")).frame.minY == 47 + 40)
    let side = PhoneScreen(
      Color.clear.overlay(alignment: .leading) { Text("Side") }
        .safeAreaBar(edge: .leading, spacing: 0) { Text("Bar").frame(width: 50) })
    #expect(try #require(side.node(.staticText, "Side")).frame.minX == 50)
  }
}
