import Foundation
import Testing

@testable import SwiftUI

@Suite("_onButtonGesture") @MainActor
struct ButtonGestureTests {
  private let log = EventLog()

  @Test("a press reports its start and end, and performs its action")
  func press() {
    let view = LaidOut { pressed(Color.red) }
    view.screen.tap(at: CGPoint(x: 10, y: 10), duration: 2)
    #expect(log.take() == ["true", "performed", "false"])
  }

  @Test("a finger that moves away performs nothing")
  func movesAway() {
    let view = LaidOut { pressed(Color.red) }
    view.screen.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 80, y: 10))
    #expect(log.take() == ["true", "false"])
  }

  @Test("a button inside performs its own action; the press is notified as well")
  func buttonInside() {
    let view = LaidOut { pressed(Button(action: { log.add("button") }) { Color.red }) }
    view.screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take().sorted() == ["button", "false", "true"])
  }

  private func pressed(_ view: some View) -> some View {
    view._onButtonGesture(pressing: { log.add("\($0)") }, perform: { log.add("performed") })
  }
}
