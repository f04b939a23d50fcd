import Foundation
import Testing

@testable import SwiftUI

@Suite("TapGesture") @MainActor
struct TapGestureTests {
  @Test("a tap inside the view is recognised, one beside it is not")
  func taps() {
    let log = EventLog()
    let view = LaidOut { Block("a", 40, 40).onTapGesture { log.add("tap") } }
    let centre = CGPoint(x: view.frame.midX, y: view.frame.midY)
    #expect(view.screen.tap(at: centre))
    #expect(log.take() == ["tap"])
    #expect(!view.screen.tap(at: CGPoint(x: view.frame.minX - 5, y: centre.y)))
    #expect(log.take().isEmpty)
  }

  @Test("a double tap needs two, one soon after the other")
  func count() {
    let log = EventLog()
    let view = LaidOut { Color.red.onTapGesture(count: 2) { log.add("double") } }
    let point = CGPoint(x: 10, y: 10)
    view.screen.tap(at: point)
    view.screen.tap(at: point)
    #expect(log.take().isEmpty)
    view.screen.tap(at: point, count: 2)
    #expect(log.take() == ["double"])
    view.screen.touch([.press(at: point), .press(at: point, from: 0.5)])
    #expect(log.take().isEmpty)
  }

  @Test("a single tap waits until it cannot become a double tap")
  func singleBesideDouble() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
    }
    view.screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["single"])
    view.screen.tap(at: CGPoint(x: 10, y: 10), count: 2)
    #expect(log.take() == ["double"])
    view.screen.tap(at: CGPoint(x: 10, y: 10), count: 3)
    #expect(log.take() == ["double", "single"])
  }

  @Test("a single tap inside of a double tap does not wait")
  func singleInsideDouble() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.onTapGesture { log.add("single") }.onTapGesture(count: 2) { log.add("double") }
    }
    view.screen.tap(at: CGPoint(x: 10, y: 10), count: 2)
    #expect(log.take() == ["single", "single"])
  }

  @Test("of a double and a single tap in an exclusive gesture one is recognised")
  func exclusiveCounts() {
    let log = EventLog()
    let gesture = TapGesture(count: 2).onEnded { log.add("double") }
      .exclusively(before: TapGesture().onEnded { log.add("single") })
    let view = LaidOut { Color.red.gesture(gesture) }
    view.screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["single"])
    view.screen.tap(at: CGPoint(x: 10, y: 10), count: 2)
    #expect(log.take() == ["double"])
  }

  @Test("two fingers do not tap")
  func twoFingers() {
    let log = EventLog()
    let view = LaidOut { Color.red.onTapGesture { log.add("tap") } }
    view.screen.touch([.press(at: CGPoint(x: 10, y: 10)), .press(at: CGPoint(x: 90, y: 10))])
    #expect(log.take().isEmpty)
  }

  @Test("it provides the location of the tap")
  func location() {
    let log = EventLog()
    let view = LaidOut { Color.red.padding(10).onTapGesture { point in log.add("\(Int(point.x)) \(Int(point.y))") } }
    view.screen.tap(at: CGPoint(x: 30, y: 40))
    #expect(log.take() == ["30 40"])
  }

  @Test("the inner view takes the tap, the outer one one beside it")
  func innerFirst() {
    let log = EventLog()
    let view = LaidOut {
      Color.red
        .overlay { Block("a", 40, 40).onTapGesture { log.add("inner") } }
        .onTapGesture { log.add("outer") }
    }
    view.screen.tap(at: CGPoint(x: 100, y: 50))
    view.screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["inner", "outer"])
  }

  @Test("views that do not accept touches let them through")
  func hitTesting() {
    let log = EventLog()
    let view = LaidOut {
      Color.red
        .onTapGesture { log.add("below") }
        .overlay { Color.blue.onTapGesture { log.add("above") }.allowsHitTesting(false) }
    }
    view.screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["below"])
  }

  @Test("a content shape accepts touches where nothing is drawn")
  func contentShape() {
    let log = EventLog()
    let row = HStack {
      Block("a", 20, 20); Spacer(); Block("b", 20, 20)
    }
    let plain = LaidOut { row.onTapGesture { log.add("plain") } }
    plain.screen.tap(at: CGPoint(x: 100, y: 50))
    #expect(log.take().isEmpty)
    let shaped = LaidOut { row.contentShape(Rectangle()).onTapGesture { log.add("shaped") } }
    shaped.screen.tap(at: CGPoint(x: 100, y: 50))
    #expect(log.take() == ["shaped"])
  }
}
