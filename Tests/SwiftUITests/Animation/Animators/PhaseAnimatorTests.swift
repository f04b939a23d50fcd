import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Phase animators")
struct PhaseAnimatorTests {
  @Test("phases repeat without end, each with its animation")
  func continuous() {
    let screen = MovingScreen(
      PhaseAnimator([0.0, 100, 200]) { x in
        Color.red.frame(width: 10, height: 10).offset(x: x)
      } animation: { x in
        .linear(duration: x == 0 ? 2 : 1)
      })
    func x() -> Double? { screen.frame(of: .red).map { $0.minX - 195 } }
    #expect(x() == 0)
    screen.screen.advance(by: 0.5)
    #expect(isClose(x(), 50))
    screen.screen.advance(by: 1)
    // A phase begins with the frame in which the previous one ended.
    #expect(isClose(x(), 150, within: 100.0 / 60 + 0.001))
    let result = screen.screen.settle()
    #expect(result.reason == .endless)
    #expect(result.frames == 0)
    #expect(result.moving.first?.contains("PhaseAnimator") == true)
    screen.screen.advance(by: 1.5)
    #expect(isClose(x(), 100, within: 4))
  }

  @Test("a trigger runs through the phases once and returns to the first")
  func triggered() {
    let trigger = TestValue(0)
    let screen = MovingScreen(Triggered(trigger: trigger))
    screen.screen.advance(by: 1)
    #expect(isClose(screen.frame(of: .red)?.minX, 195))
    screen.screen.perform { trigger.value = 1 }
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red)?.minX, 245))
    let result = screen.screen.settle()
    #expect(result.reason == .atRest)
    #expect((90...100).contains(result.frames))
    #expect(isClose(screen.frame(of: .red)?.minX, 195))
  }

  @Test("a trigger that changes again while the phases run leads back to the first phase")
  func triggeredAgain() {
    let trigger = TestValue(0)
    let screen = MovingScreen(Triggered(trigger: trigger))
    screen.screen.perform { trigger.value = 1 }
    screen.screen.perform { trigger.value = 2 }
    #expect(screen.screen.settle().reason == .atRest)
    #expect(isClose(screen.frame(of: .red)?.minX, 195))
  }

  @Test("phases with nothing to animate advance once per frame")
  func nothingToAnimate() {
    let screen = MovingScreen(PhaseAnimator(["a", "b"]) { Text($0) })
    screen.screen.advance(by: 1.0 / 60)
    let first = screen.screen.nodes.map(\.label)
    screen.screen.advance(by: 1.0 / 60)
    #expect(screen.screen.nodes.map(\.label) != first)
    #expect(screen.screen.graph.issues.isEmpty)
  }

  @Test("a screen that settles shows the first phase")
  func settling() {
    let screen = PhoneScreen(PhaseAnimator(["one", "two"]) { Text($0) })
    #expect(screen.texts == ["one"])
    #expect(screen.screen.time == 0)
  }
}

private struct Triggered: View {
  let trigger: TestValue<Int>
  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .phaseAnimator([0.0, 100], trigger: trigger.value) { view, x in
        view.offset(x: x)
      } animation: { _ in
        .linear(duration: 1)
      }
  }
}
