import Foundation
import Testing

@testable import SwiftUI

@Suite("Kinds of input of gestures") @MainActor
struct GestureInputKindsTests {
  nonisolated static let kinds: [(GestureInputKinds, Bool)] = [
    (.all, true), (.directTouch, true), ([.directTouch, .pencil], true), (.pencil, false),
    ([.pointer, .indirectTouch], false),
  ]

  private let point = CGPoint(x: 20, y: 20)

  @Test("touches are recognised by gestures for them", arguments: kinds)
  func touches(_ kinds: GestureInputKinds, _ isRecognised: Bool) {
    func ends(_ gesture: some Gesture, _ paths: [FingerPath]) -> Bool {
      let log = EventLog()
      let view = LaidOut { Color.red.gesture(gesture.onEnded { _ in log.add("ended") }) }
      view.screen.touch(paths)
      return log.take() == ["ended"]
    }
    let press = [FingerPath.press(at: point, duration: 0.6)]
    let drag = [FingerPath.line(from: point, to: CGPoint(x: 90, y: 20))]
    let pinch = [drag[0], FingerPath.line(from: CGPoint(x: 190, y: 20), to: CGPoint(x: 120, y: 60))]
    #expect(ends(TapGesture(count: 1, inputKinds: kinds), [.press(at: point)]) == isRecognised)
    #expect(ends(SpatialTapGesture(count: 1, inputKinds: kinds), [.press(at: point)]) == isRecognised)
    #expect(ends(LongPressGesture(inputKinds: kinds), press) == isRecognised)
    #expect(ends(DragGesture(inputKinds: kinds), drag) == isRecognised)
    #expect(ends(MagnifyGesture(inputKinds: kinds), pinch) == isRecognised)
    #expect(ends(RotateGesture(inputKinds: kinds), pinch) == isRecognised)
  }

  @Test("modifiers take kinds, and only those for touches can be activated", arguments: kinds)
  func modifiers(_ kinds: GestureInputKinds, _ isRecognised: Bool) {
    let log = EventLog()
    let view = LaidOut {
      VStack(spacing: 0) {
        Color.red.accessibilityElement().onTapGesture(inputKinds: kinds) { log.add("tap") }
        Color.green.onTapGesture(inputKinds: kinds) { (place: CGPoint) in log.add("at \(place.x)") }
        Color.blue.accessibilityElement().onLongPressGesture(inputKinds: kinds) { log.add("long") }
      }
    }
    for (y, duration) in [(10.0, 0), (50, 0), (90, 0.6)] {
      view.screen.tap(at: CGPoint(x: view.frame.minX + 10, y: view.frame.minY + y), duration: duration)
    }
    #expect(log.take() == (isRecognised ? ["tap", "at 10.0", "long"] : []))
    let actions = view.screen.nodes.flatMap { $0.actions.map(\.kind) }
    #expect(actions == (isRecognised ? [.activate, .longPress] : []))
  }
}
