import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Keyframe animators")
struct KeyframeAnimatorTests {
  @Test("keyframes repeat without end")
  func repeating() {
    let screen = MovingScreen(
      Color.red.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: 0.0) { view, x in
          view.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(100.0, duration: 1)
          LinearKeyframe(0.0, duration: 1)
        })
    func x() -> Double? { screen.frame(of: .red).map { $0.minX - 195 } }
    #expect(x() == 0)
    screen.screen.advance(by: 0.25)
    #expect(isClose(x(), 25))
    screen.screen.advance(by: 1)
    #expect(isClose(x(), 75))
    screen.screen.advance(by: 1)
    #expect(isClose(x(), 25))
    #expect(screen.screen.settle().reason == .endless)
  }

  @Test("a trigger plays the tracks once, from the value that is shown")
  func triggered() {
    let trigger = TestValue(0)
    let screen = MovingScreen(Triggered(trigger: trigger))
    #expect(isClose(screen.frame(of: .red), 195, 195, 10, 10))
    screen.screen.perform { trigger.value = 1 }
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red), 245, 195 + 12.5, 10, 10))
    #expect(screen.screen.settle().reason == .atRest)
    #expect(isClose(screen.frame(of: .red), 295, 245, 10, 10))
    #expect(screen.screen.time == 2)
  }

  @Test("keyframes that do not repeat are played when the view appears")
  func once() {
    let screen = MovingScreen(
      KeyframeAnimator(initialValue: 0.0, repeating: false) {
        Color.red.frame(width: 10, height: 10).offset(x: $0)
      } keyframes: { _ in
        LinearKeyframe(100.0, duration: 1)
      })
    screen.screen.settle()
    #expect(isClose(screen.frame(of: .red)?.minX, 295))
  }

  @Test("a spring without damping never comes to rest, and stays at its start on a screen that settles by itself")
  func undamped() {
    let screen = Screen.phone()
    screen.show(
      KeyframeAnimator(initialValue: 0.0, repeating: false) {
        Color.red.frame(width: 10, height: 10).offset(x: $0)
      } keyframes: { _ in
        SpringKeyframe(100.0, spring: Spring(bounce: 1))
      })
    #expect(screen.settle().reason == .endless)
  }
}

private struct Triggered: View {
  let trigger: TestValue<Int>
  var body: some View {
    KeyframeAnimator(initialValue: CGPoint.zero, trigger: trigger.value) { point in
      Color.red.frame(width: 10, height: 10).offset(x: point.x, y: point.y)
    } keyframes: { _ in
      KeyframeTrack(\.x) { LinearKeyframe(100.0, duration: 1) }
      KeyframeTrack(\.y) { LinearKeyframe(50.0, duration: 2) }
    }
  }
}
