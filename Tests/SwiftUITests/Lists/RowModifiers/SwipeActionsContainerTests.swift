import Foundation
import Testing

@testable import SwiftUI

@Suite("Swipe actions outside of lists") @MainActor
struct SwipeActionsContainerTests {
  private struct Cards: View {
    let log: EventLog

    var body: some View {
      VStack(spacing: 0) {
        ForEach(["A", "B"], id: \.self) { name in
          Text(name).frame(width: 300, height: 50).background(.yellow)
            .swipeActions {
              Button("Delete \(name)") { log.add("delete \(name)") }
              Button("Flag \(name)") { log.add("flag \(name)") }
            } onPresentationChanged: {
              log.add("\(name) \($0)")
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin \(name)") { log.add("pin \(name)") } }
        }
      }
      .swipeActionsContainer()
    }
  }

  private func screen(_ log: EventLog) -> Screen {
    let screen = Screen.phone()
    screen.show(Cards(log: log))
    return screen
  }

  private func swipe(_ screen: Screen, _ text: String, by distance: CGFloat) throws {
    let frame = try #require(screen.frame(ofText: text))
    let start = CGPoint(x: frame.midX, y: frame.midY)
    screen.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.6)
  }

  private func buttons(_ screen: Screen) -> [String?] {
    screen.nodes.filter { $0.role == .button }.map(\.label)
  }

  @Test("a swipe shows the actions at the edge it comes from, those of one view at a time")
  func reveals() throws {
    let log = EventLog()
    let screen = screen(log)
    #expect(buttons(screen).isEmpty)
    let place = try #require(screen.frame(ofText: "A")).midX
    try swipe(screen, "A", by: -100)
    #expect(buttons(screen) == ["Delete A", "Flag A"])
    let delete = try #require(screen.node(.button, "Delete A")).frame
    let moved = try #require(screen.frame(ofText: "A")).midX
    // The view has moved by the width of the actions, which end at its edge.
    #expect(delete.maxX == 345)
    let flag = try #require(screen.node(.button, "Flag A")).frame
    #expect(place - moved == 345 - flag.minX)
    try swipe(screen, "B", by: 100)
    #expect(buttons(screen) == ["Pin B"])
    #expect(log.take() == ["A true", "A false"])
  }

  @Test("an action closes the view, and so does a tap on it")
  func closes() throws {
    let log = EventLog()
    let screen = screen(log)
    try swipe(screen, "A", by: -100)
    let flag = try #require(screen.node(.button, "Flag A")).frame
    screen.tap(at: CGPoint(x: flag.midX, y: flag.midY))
    #expect(log.take() == ["A true", "flag A", "A false"])
    #expect(buttons(screen).isEmpty)
    try swipe(screen, "A", by: -100)
    let text = try #require(screen.frame(ofText: "A"))
    screen.tap(at: CGPoint(x: text.midX, y: text.midY))
    #expect(buttons(screen).isEmpty)
  }

  @Test("a full swipe performs the first action where it may")
  func fullSwipe() throws {
    let log = EventLog()
    let screen = screen(log)
    try swipe(screen, "A", by: -290)
    #expect(log.take() == ["delete A"])
    try swipe(screen, "A", by: 230)
    #expect(log.take().isEmpty)
    #expect(buttons(screen) == ["Pin A"])
  }

  @Test("the actions are those of the view for assistive technologies, and from right to left the edges change")
  func semantics() throws {
    let log = EventLog()
    let screen = Screen.phone { $0.layoutDirection = .rightToLeft }
    screen.show(Cards(log: log))
    let text = try #require(screen.node(.staticText, "A"))
    #expect(text.actions.map(\.kind) == [.named("Pin A"), .named("Delete A"), .named("Flag A")])
    try swipe(screen, "A", by: 100)
    #expect(buttons(screen) == ["Delete A", "Flag A"])
  }

  @Test("in a list, rows show their actions as before and tell when they do")
  func list() throws {
    let log = EventLog()
    let screen = Screen.phone()
    screen.show(
      List {
        Text("A").swipeActions {
          Button("Delete") {}
        } onPresentationChanged: {
          log.add("\($0)")
        }
      }
      .swipeActionsContainer())
    let row = screen.rows[0]
    screen.perform { row.reveal(.trailing) }
    #expect(buttons(screen) == ["Delete"])
    screen.perform { row.reveal(nil) }
    #expect(log.take() == ["true", "false"])
  }
}
