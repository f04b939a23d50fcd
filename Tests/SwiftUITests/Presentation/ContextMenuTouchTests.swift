import Foundation
import Testing

@testable import SwiftUI

@Suite("Fingers and menus") @MainActor
struct ContextMenuTouchTests {
  private func centre(_ frame: CGRect) -> CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  @Test("a context menu opens on a long press, and the button below does not act")
  func longPress() throws {
    let log = EventLog()
    let phone = PhoneScreen(
      Button("Note") { log.add("open") }.contextMenu { Button("Copy") { log.add("copy") } })
    let button = centre(try #require(phone.node(.button, "Note")).frame)
    phone.screen.tap(at: button)
    #expect(log.take() == ["open"])
    phone.screen.tap(at: button, duration: 0.6)
    #expect(log.take().isEmpty)
    let copy = try #require(phone.node(.button, "Copy"))
    phone.screen.tap(at: centre(copy.frame))
    #expect(log.take() == ["copy"])
    #expect(phone.node(.button, "Copy") == nil)
  }

  @Test("a tap beside an open context menu closes it and does nothing else")
  func tapBeside() throws {
    let log = EventLog()
    let phone = PhoneScreen(
      Button("Note") { log.add("open") }.contextMenu { Button("Copy") { log.add("copy") } })
    let button = centre(try #require(phone.node(.button, "Note")).frame)
    phone.screen.tap(at: button, duration: 0.6)
    phone.screen.tap(at: CGPoint(x: 10, y: 800))
    #expect(phone.node(.button, "Copy") == nil)
    #expect(log.take().isEmpty)
  }
}
