import Foundation
import Testing

@testable import SwiftUI

@Suite("Margins of sections") @MainActor
struct ListSectionMarginsTests {
  private func phone(_ edges: Edge.Set, _ length: CGFloat?) -> PhoneScreen {
    PhoneScreen(
      List {
        Section { Text("A") }
        Section { Text("B") }.listSectionMargins(edges, length)
      })
  }

  @Test("margins above and below a section change its distance")
  func vertical() throws {
    func distance(_ length: CGFloat?) throws -> CGFloat {
      let phone = phone(.vertical, length)
      let frames = ["A", "B"].compactMap { phone.node(.staticText, $0)?.frame.minY }
      return try #require(frames.last) - (frames.first ?? 0)
    }
    #expect(try distance(80) > distance(nil))
  }

  @Test("margins at the sides move the card of a section, and its rows are narrower")
  func sides() throws {
    let phone = phone(.horizontal, 60)
    let second = try #require(phone.node(.staticText, "B")).frame
    let wider = try #require(self.phone(.horizontal, 80).node(.staticText, "B")).frame
    #expect(wider.minX == second.minX + 20)
    let y = second.midY
    // The card begins 60 points from both sides.
    #expect(try phone.color(58, y) != phone.color(62, y))
    #expect(try phone.color(390 - 58, y) != phone.color(390 - 62, y))
    #expect(phone.issues == [])
  }

  @Test("a margin at one side leaves the other side as it is")
  func oneSide() throws {
    let phone = phone(.trailing, 100)
    #expect(phone.node(.staticText, "A")?.frame.minX == phone.node(.staticText, "B")?.frame.minX)
    let y = try #require(phone.node(.staticText, "B")).frame.midY
    #expect(try phone.color(390 - 98, y) != phone.color(390 - 102, y))
  }
}
