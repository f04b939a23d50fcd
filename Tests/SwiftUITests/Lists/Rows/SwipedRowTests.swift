import Foundation
import Testing

@testable import SwiftUI

@Suite("Drawing swiped rows and lines of plain lists") @MainActor
struct SwipedRowTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  @Test("the content of a swiped row stays inside of its card")
  func clipping() throws {
    let phone = PhoneScreen(
      List {
        Text("above")
        Self.red.frame(height: 30).swipeActions { Button("Delete") {} }
        Text("below")
      }, system: .iOS26)
    let frame = try #require(phone.screen.frames(of: Self.red).first)
    let y = frame.midY
    #expect(try phone.color(30, y)[1] > 200)
    phone.screen.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y), duration: 0.6)
    #expect(phone.node(.button, "Delete") != nil)
    #expect(try phone.color(20, y)[1] < 100)
    #expect(try phone.color(8, y)[1] > 200)
  }

  @Test("lines of plain lists end 16 points before the edge since iOS 26", arguments: [SystemVersion.iOS18, .iOS26])
  func plainLines(_ system: SystemVersion) throws {
    let phone = PhoneScreen(List { ForEach(0..<3) { Text("Row \($0)") } }.listStyle(.plain), system: system)
    let picture = try #require(phone.screen.picture(scale: 1))
    let y = Int(try #require(phone.screen.frame(ofText: "Row 0")).maxY)
    func isLine(_ x: Int) -> Bool { (y..<y + 20).contains { picture[x, $0].red < 245 } }
    #expect(isLine(380))
    #expect(isLine(395) == (system == .iOS18))
  }
}
