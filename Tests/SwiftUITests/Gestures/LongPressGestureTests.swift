import Foundation
import Testing

@testable import SwiftUI

@Suite("LongPressGesture") @MainActor
struct LongPressGestureTests {
  @Test("a finger that rests long enough is recognised", arguments: [(0.2, [String]()), (0.6, ["pressed"])])
  func rests(_ duration: Double, _ expected: [String]) {
    let log = EventLog()
    let view = LaidOut { Color.red.onLongPressGesture { log.add("pressed") } }
    view.host.tap(at: CGPoint(x: 10, y: 10), duration: duration)
    #expect(log.take() == expected)
  }

  @Test("a finger that moves away is not")
  func moves() {
    let log = EventLog()
    let view = LaidOut { Color.red.onLongPressGesture { log.add("pressed") } }
    view.host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 80, y: 10), duration: 1)
    #expect(log.take().isEmpty)
  }
}
