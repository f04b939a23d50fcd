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
    view.screen.tap(at: point)
    #expect(Set(log.take()) == ["a", "b"])
  }

  @Test("a gesture of high priority of the outer view comes before that of the inner one")
  func highPriority() {
    let log = EventLog()
    let view = LaidOut {
      VStack { Color.red.onTapGesture { log.add("inner") } }
        .highPriorityGesture(TapGesture().onEnded { log.add("outer") })
    }
    view.screen.tap(at: point)
    #expect(log.take() == ["outer"])
  }

  @Test("gestures with a name have the same precedence, and none when they are disabled")
  func named() {
    let log = EventLog()
    func tap(_ view: some View) -> Set<String> {
      let laidOut = LaidOut { view }
      laidOut.screen.tap(at: point)
      return Set(log.take())
    }
    let inner = VStack { Color.red.onTapGesture { log.add("inner") } }
    let outer = TapGesture().onEnded { log.add("outer") }
    #expect(tap(inner.highPriorityGesture(outer, name: "tap")) == ["outer"])
    #expect(tap(inner.highPriorityGesture(outer, name: "tap", isEnabled: false)) == ["inner"])
    #expect(tap(inner.simultaneousGesture(outer, name: "tap")) == ["inner", "outer"])
    #expect(tap(inner.simultaneousGesture(outer, name: "tap", isEnabled: false)) == ["inner"])
  }

  @Test("of exclusive gestures the first that is recognised counts")
  func exclusive() {
    let log = EventLog()
    let gesture = DragGesture().onEnded { _ in log.add("drag") }
      .exclusively(before: TapGesture().onEnded { log.add("tap") })
    let view = LaidOut { Color.red.gesture(gesture) }
    view.screen.tap(at: point)
    view.screen.drag(from: point, to: CGPoint(x: 90, y: 10))
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
    view.screen.tap(at: point, duration: 0.1)
    #expect(log.take().isEmpty)
    view.screen.tap(at: point, duration: 0.4)
    #expect(log.take() == ["second true"])
  }

  @Test("after a tap the drag of a sequence may follow soon")
  func tapThenDrag() {
    let log = EventLog()
    let gesture = TapGesture().sequenced(before: DragGesture()).onEnded { _ in log.add("both") }
    let view = LaidOut { Color.red.gesture(gesture) }
    func drag(after pause: Double) {
      view.screen.touch([.press(at: point), .line(from: point, to: CGPoint(x: 90, y: 10), from: pause)])
    }
    drag(after: 0.5)
    #expect(log.take().isEmpty)
    drag(after: 0.2)
    #expect(log.take() == ["both"])
  }

  @Test("combined gestures provide the values of each")
  func simultaneously() {
    let log = EventLog()
    let gesture = DragGesture(minimumDistance: 0).simultaneously(with: TapGesture())
      .onEnded { log.add("ended \($0.first != nil) \($0.second != nil)") }
    let view = LaidOut { Color.red.gesture(gesture) }
    view.screen.tap(at: point)
    #expect(log.lines == ["ended true true"])
  }

  @Test("a drag around a button leaves it its tap, and takes over the finger when it moves")
  func dragAroundButton() {
    let log = EventLog()
    let view = LaidOut {
      Button("Go") { log.add("button") }.frame(width: 100, height: 50).contentShape(Rectangle())
        .gesture(DragGesture().onEnded { _ in log.add("drag") })
    }
    let centre = CGPoint(x: view.frame.midX, y: view.frame.midY)
    view.screen.tap(at: centre)
    #expect(log.take() == ["button"])
    view.screen.drag(from: centre, to: CGPoint(x: centre.x + 15, y: centre.y))
    #expect(log.take() == ["drag"])
  }

  @Test("a drag that begins at once waits for the tap inside of it")
  func earlyDrag() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.onTapGesture { log.add("tap") }
        .gesture(DragGesture(minimumDistance: 0).onChanged { _ in log.add("drag") })
    }
    view.screen.tap(at: point)
    #expect(log.take() == ["tap"])
    view.screen.drag(from: point, to: CGPoint(x: 90, y: 10), steps: 1)
    #expect(log.take() == ["drag", "drag"])
  }

  @Test("a long press around a button wins while the finger rests")
  func longPressAroundButton() {
    let log = EventLog()
    let view = LaidOut {
      Button("Go") { log.add("button") }.onLongPressGesture { log.add("long") }
    }
    let centre = CGPoint(x: view.frame.midX, y: view.frame.midY)
    view.screen.tap(at: centre)
    view.screen.tap(at: centre, duration: 0.8)
    #expect(log.take() == ["button", "long"])
  }
}
