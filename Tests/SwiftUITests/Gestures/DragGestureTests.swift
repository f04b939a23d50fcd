import Foundation
import Testing

@testable import SwiftUI

@Suite("DragGesture") @MainActor
struct DragGestureTests {
  @Test("it begins once the finger has moved far enough, and ends where it is lifted")
  func drags() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.gesture(
        DragGesture(minimumDistance: 15)
          .onChanged { log.add("changed \(Int($0.translation.width.rounded()))") }
          .onEnded { log.add("ended \(Int($0.translation.width.rounded())) from \(Int($0.startLocation.x))") })
    }
    view.screen.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50), steps: 4)
    #expect(log.take() == ["changed 20", "changed 30", "changed 40", "ended 40 from 20"])
  }

  @Test("a finger that hardly moves does not drag")
  func tooShort() {
    let log = EventLog()
    let view = LaidOut { Color.red.gesture(DragGesture().onEnded { _ in log.add("ended") }) }
    view.screen.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 25, y: 50))
    #expect(log.take().isEmpty)
  }

  @Test("state of a gesture lasts as long as the gesture")
  func gestureState() {
    struct Draggable: View {
      let log: EventLog
      @GestureState private var distance: CGFloat = 0
      var body: some View {
        let _ = log.add("\(Int(distance.rounded()))")
        Color.red.gesture(
          DragGesture(minimumDistance: 0).updating($distance) { value, state, _ in state = value.translation.width })
      }
    }
    let log = EventLog()
    let view = LaidOut { Draggable(log: log) }
    view.screen.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50), steps: 2)
    #expect(log.take() == ["0", "20", "40", "0"])
  }
}
