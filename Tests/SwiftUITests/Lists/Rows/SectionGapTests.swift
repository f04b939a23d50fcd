import Foundation
import Testing

@testable import SwiftUI

@Suite("The space between sections") @MainActor
struct SectionGapTests {
  private func distance(_ list: some View) throws -> CGFloat {
    let phone = PhoneScreen(list, system: .iOS26)
    let rows = ["A", "B"].compactMap { phone.node(.staticText, $0)?.frame.minY }
    return try #require(rows.last) - (rows.first ?? 0)
  }

  /// Measured in five pictures of iOS 26.
  @Test("two cards without texts between them are 35 points apart")
  func plain() throws {
    let apart = try distance(
      List {
        Section { Text("A") }
        Section { Text("B") }
      })
    let together = try distance(
      List {
        Text("A")
        Text("B")
      })
    #expect(abs(apart - together - 35) < 0.01)
  }
}
