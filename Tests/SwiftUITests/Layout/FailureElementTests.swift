import Foundation
import Testing

@testable import SwiftUI

@Suite("Placeholders") @MainActor
struct FailureElementTests {
  @Test("a placeholder too small for a name shows the first letters of its first three words")
  func initials() {
    #expect(PlaceholderDrawing.initials(of: "unknown.name.here.too") == "UNH")
    #expect(PlaceholderDrawing.initials(of: "a") == "A" && PlaceholderDrawing.initials(of: "…") == "")
  }

  @Test("the letters of a placeholder in the size of texts cover a quarter of its height")
  func readable() throws {
    let phone = PhoneScreen(Image(systemName: "unknown.name").imageScale(.large), system: .iOS26)
    let frame = try #require(phone.nodes.first { $0.role == .image }).frame
    let picture = try #require(phone.screen.picture(scale: 3))
    let rows = (Int(frame.minY * 3) + 6..<Int(frame.maxY * 3) - 6).filter { y in
      (Int(frame.minX * 3) + 6..<Int(frame.maxX * 3) - 6).contains { picture[$0, y].green < 100 }
    }
    #expect(Double(rows.count) / 3 > Double(frame.height) / 4)
  }
}
