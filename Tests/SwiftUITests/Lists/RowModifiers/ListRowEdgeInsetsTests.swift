import Foundation
import Testing

@testable import SwiftUI

@Suite("Insets of rows at single edges") @MainActor
struct ListRowEdgeInsetsTests {
  private func frame(_ row: some View) throws -> CGRect {
    let phone = PhoneScreen(List { row })
    return try #require(phone.node(.staticText, "Row")).frame
  }

  @Test("the content of a row moves at the edges that have insets, and stays at the others")
  func edges() throws {
    let standard = try frame(Text("Row"))
    let leading = try frame(Text("Row").listRowInsets(.leading, 40))
    let whole = try frame(Text("Row").listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)))
    #expect(leading.minX == whole.minX + 40 && leading.minY == standard.minY)
    let top = try frame(Text("Row").listRowInsets(.top, 60))
    #expect(top.minX == standard.minX && top.minY > standard.minY + 30)
  }

  @Test("modifiers at different edges add up, the inner one decides about its own, and nil is the style's inset")
  func several() throws {
    let standard = try frame(Text("Row"))
    let both = try frame(Text("Row").listRowInsets(.leading, 40).listRowInsets(.vertical, 60))
    #expect(both.minX == (try frame(Text("Row").listRowInsets(.leading, 40))).minX)
    #expect(both.minY == (try frame(Text("Row").listRowInsets(.top, 60))).minY)
    let inner = try frame(Text("Row").listRowInsets(.leading, 40).listRowInsets(.leading, 90))
    #expect(inner.minX == both.minX)
    #expect(try frame(Text("Row").listRowInsets(.all, nil)) == standard)
  }
}
