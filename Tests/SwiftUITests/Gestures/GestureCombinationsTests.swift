import Foundation
import Testing

@testable import SwiftUI

@Suite("Gestures together") @MainActor
struct GestureCombinationsTests {
  private let point = CGPoint(x: 10, y: 10)

  @Test("simultaneous gestures are both recognised")
  func simultaneous() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.onTapGesture { log.add("a") }.simultaneousGesture(TapGesture().onEnded { log.add("b") })
    }
    view.host.tap(at: point)
    #expect(Set(log.take()) == ["a", "b"])
  }

  @Test("a gesture of high priority of the outer view comes before that of the inner one")
  func highPriority() {
    let log = EventLog()
    let view = LaidOut {
      VStack { Color.red.onTapGesture { log.add("inner") } }
        .highPriorityGesture(TapGesture().onEnded { log.add("outer") })
    }
    view.host.tap(at: point)
    #expect(log.take() == ["outer"])
  }

  @Test("of exclusive gestures the first that is recognised counts")
  func exclusive() {
    let log = EventLog()
    let gesture = DragGesture().onEnded { _ in log.add("drag") }
      .exclusively(before: TapGesture().onEnded { log.add("tap") })
    let view = LaidOut { Color.red.gesture(gesture) }
    view.host.tap(at: point)
    view.host.drag(from: point, to: CGPoint(x: 90, y: 10))
    #expect(log.take() == ["tap", "drag"])
  }

  @Test("a sequence begins with the first and ends with the second")
  func sequenced() {
    let log = EventLog()
    let gesture = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
      .onEnded { value in
        switch value {
        case .first: log.add("first")
        case .second(_, let drag): log.add("second \(drag != nil)")
        }
      }
    let view = LaidOut { Color.red.gesture(gesture) }
    view.host.tap(at: point, duration: 0.1)
    #expect(log.take().isEmpty)
  }

  @Test("gestures made one say what each of them knows")
  func simultaneously() {
    let log = EventLog()
    let gesture = DragGesture(minimumDistance: 0).simultaneously(with: TapGesture())
      .onEnded { log.add("ended \($0.first != nil) \($0.second != nil)") }
    let view = LaidOut { Color.red.gesture(gesture) }
    view.host.tap(at: point)
    #expect(log.lines == ["ended true true"])
  }
}
