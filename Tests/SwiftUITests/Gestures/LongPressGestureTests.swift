import Foundation
import Testing

@testable import SwiftUI

@Suite("LongPressGesture") @MainActor
struct LongPressGestureTests {
  @Test("a finger that rests long enough is recognised", arguments: [(0.2, [String]()), (0.6, ["pressed"])])
  func rests(_ duration: Double, _ expected: [String]) {
    let log = EventLog()
    let view = LaidOut { Color.red.onLongPressGesture { log.add("pressed") } }
    view.screen.tap(at: CGPoint(x: 10, y: 10), duration: duration)
    #expect(log.take() == expected)
  }

  @Test("a finger that moves away is not")
  func moves() {
    let log = EventLog()
    let view = LaidOut { Color.red.onLongPressGesture { log.add("pressed") } }
    view.screen.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 80, y: 10), duration: 1)
    #expect(log.take().isEmpty)
  }
}

extension LongPressGestureTests {
  @Test("the end of a press is reported, whatever its outcome")
  func pressing() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.onLongPressGesture {
        log.add("pressed")
      } onPressingChanged: {
        log.add("\($0)")
      }
    }
    let point = CGPoint(x: 10, y: 10)
    view.screen.tap(at: point, duration: 0.2)
    #expect(log.take() == ["true", "false"])
    view.screen.drag(from: point, to: CGPoint(x: 80, y: 10))
    #expect(log.take() == ["true", "false"])
    view.screen.tap(at: point, duration: 1)
    #expect(log.take() == ["true", "pressed", "false"])
  }

  @Test("it is recognised while the finger is down")
  func timing() {
    let log = EventLog()
    let screen = MovingScreen(
      Color.red.onLongPressGesture { [log] in log.add("pressed") }
        .simultaneousGesture(DragGesture(minimumDistance: 0).onEnded { _ in log.add("lifted") }))
    screen.screen.tap(at: CGPoint(x: 10, y: 10), duration: 1)
    #expect(log.take() == ["pressed", "lifted"])
    #expect(screen.screen.time == 1)
  }
}
