import Testing

@testable import SwiftUI

@MainActor
@Suite("Gestures with a body")
struct CustomGestureTests {
  private final class Log {
    var entries: [String] = []
  }

  /// Counts its own drags, as some packages' gestures do.
  private struct CountingDrag: Gesture {
    let log: Log
    @State private var count = 0
    @GestureState private var moved = CGSize.zero

    var body: some Gesture {
      DragGesture(minimumDistance: 1)
        .updating($moved) { value, state, _ in state = value.translation }
        .onChanged { _ in if moved == .zero { log.entries.append("began") } }
        .onEnded { _ in
          count += 1
          log.entries.append("drag \(count)")
        }
    }
  }

  private enum Direction: String { case left, right }

  private struct Swipe: Gesture {
    var body: AnyGesture<Direction> {
      AnyGesture(DragGesture(minimumDistance: 1).map { $0.translation.width < 0 ? .left : .right })
    }
  }

  private func host(_ gesture: some Gesture) -> Screen {
    let screen = Screen.phone(width: 100, height: 100)
    screen.show(Color.red.gesture(gesture))
    return screen
  }

  @Test("a gesture with a body keeps its state from one drag to the next")
  func state() {
    let log = Log()
    let screen = host(CountingDrag(log: log))
    screen.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10))
    screen.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10))
    #expect(log.entries.filter { $0.hasPrefix("drag") } == ["drag 1", "drag 2"])
    #expect(screen.graph.issues.isEmpty)
  }

  @Test("the value of a gesture with a body is its body's")
  func value() {
    let log = Log()
    let screen = host(Swipe().onEnded { log.entries.append($0.rawValue) })
    screen.drag(from: CGPoint(x: 60, y: 10), to: CGPoint(x: 10, y: 10))
    screen.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10))
    #expect(log.entries == ["left", "right"])
  }

  @Test("an absent gesture recognises nothing, a present one is recognised")
  func optional() {
    let log = Log()
    let tap = TapGesture().onEnded { log.entries.append("tap") }
    host(Optional(tap)).tap(at: CGPoint(x: 5, y: 5))
    host(nil as _EndedGesture<TapGesture>?).tap(at: CGPoint(x: 5, y: 5))
    #expect(log.entries == ["tap"])
  }

  @Test("a disabled gesture leaves the touches to the views inside")
  func disabled() {
    let log = Log()
    let screen = Screen.phone(width: 100, height: 100)
    screen.show(
      Color.red.onTapGesture { log.entries.append("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.entries.append("outer") }, isEnabled: false))
    screen.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.entries == ["inner"])
  }
}
