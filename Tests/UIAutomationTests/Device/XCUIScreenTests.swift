import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Screenshots") @MainActor
struct XCUIScreenTests {
  @Test("a screenshot has the device's pixels, one of an element those of its frame")
  func screenshot() {
    let app = XCUIApplication(showing: Text("Hi"))
    let screen = app.screenshot().image
    #expect(screen.size == app.frame.size)
    let text = app.staticTexts["Hi"]
    let part = text.screenshot()
    #expect(abs(part.image.size.width - text.frame.width) < 1)
    #expect(abs(part.image.size.height - text.frame.height) < 1)
    #expect(part.pngRepresentation.isEmpty == false)
  }
}
