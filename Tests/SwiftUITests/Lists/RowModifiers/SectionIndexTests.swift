import Foundation
import Testing

@testable import SwiftUI

@Suite("Links and margins in lists") @MainActor
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

  @Test("margins above and below a section change its distance, and margins at the sides warn")
  func margins() throws {
    func distance(_ edges: Edge.Set, _ length: CGFloat?) throws -> (CGFloat, [String]) {
      let phone = PhoneScreen(
        List {
          Section { Text("A") }
          Section { Text("B") }.listSectionMargins(edges, length)
        })
      let frames = ["A", "B"].compactMap { phone.node(.staticText, $0)?.frame.minY }
      return (try #require(frames.last) - (frames.first ?? 0), phone.issues)
    }
    let standard = try distance(.vertical, nil)
    let wide = try distance(.vertical, 80)
    #expect(wide.0 > standard.0 && wide.1 == [])
    #expect(try distance(.horizontal, 30).1.contains { $0.hasPrefix("listSectionMargins") })
  }
}
