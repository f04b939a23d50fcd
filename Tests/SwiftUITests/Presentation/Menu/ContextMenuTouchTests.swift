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

  @Test("a view keeps its state when it gets a context menu, which closes when its items are removed")
  func changedMenu() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Note: View {
      let hasMenu: TestValue<Bool>

      var body: some View { Counter().contextMenu(hasMenu.value ? ContextMenu { Button("Copy") {} } : nil) }
    }
    let hasMenu = TestValue(false)
    let phone = PhoneScreen(Note(hasMenu: hasMenu))
    let button = centre(try #require(phone.node(.button, "Count 0")).frame)
    phone.screen.tap(at: button)
    phone.screen.tap(at: button, duration: 0.6)
    #expect(phone.node(.button, "Copy") == nil)
    phone.screen.perform { hasMenu.value = true }
    let counted = try #require(phone.buttons.first)
    #expect(counted != "Count 0")
    phone.screen.tap(at: button, duration: 0.6)
    #expect(phone.node(.button, "Copy") != nil)
    phone.screen.perform { hasMenu.value = false }
    #expect(phone.node(.button, "Copy") == nil)
    #expect(phone.buttons == [counted])
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
