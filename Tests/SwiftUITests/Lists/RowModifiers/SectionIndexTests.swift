import Foundation
import Testing

@testable import SwiftUI

@Suite("Links in lists") @MainActor
struct SectionIndexTests {
  @Test("a link without an indicator has no chevron")
  func indicator() throws {
    func dark(_ visibility: Visibility) throws -> Bool {
      let phone = PhoneScreen(
        NavigationStack { List { NavigationLink("Row", value: 1).navigationLinkIndicatorVisibility(visibility) } })
      let row = try #require(phone.node(.button, "Row")).frame
      return try (330..<372).contains { x in
        try (-6...6).contains { try phone.color(CGFloat(x), row.midY + CGFloat($0))[0] < 230 }
      }
    }
    #expect(try dark(.visible) && dark(.automatic) && !dark(.hidden))
  }
}
