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
    #expect(view.host.tap(at: centre))
    #expect(log.take() == ["tap"])
    #expect(!view.host.tap(at: CGPoint(x: view.frame.minX - 5, y: centre.y)))
    #expect(log.take().isEmpty)
  }

  @Test("a double tap needs two")
  func count() {
    let log = EventLog()
    let view = LaidOut { Color.red.onTapGesture(count: 2) { log.add("double") } }
    view.host.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take().isEmpty)
    view.host.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["double"])
  }

  @Test("it tells where the tap was")
  func location() {
    let log = EventLog()
    let view = LaidOut { Color.red.padding(10).onTapGesture { point in log.add("\(Int(point.x)) \(Int(point.y))") } }
    view.host.tap(at: CGPoint(x: 30, y: 40))
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
    view.host.tap(at: CGPoint(x: 100, y: 50))
    view.host.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["inner", "outer"])
  }

  @Test("what does not take touches lets them through")
  func hitTesting() {
    let log = EventLog()
    let view = LaidOut {
      Color.red
        .onTapGesture { log.add("below") }
        .overlay { Color.blue.onTapGesture { log.add("above") }.allowsHitTesting(false) }
    }
    view.host.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["below"])
  }

  @Test("a content shape takes the touches where nothing is drawn")
  func contentShape() {
    let log = EventLog()
    let row = HStack {
      Block("a", 20, 20); Spacer(); Block("b", 20, 20)
    }
    let plain = LaidOut { row.onTapGesture { log.add("plain") } }
    plain.host.tap(at: CGPoint(x: 100, y: 50))
    #expect(log.take().isEmpty)
    let shaped = LaidOut { row.contentShape(Rectangle()).onTapGesture { log.add("shaped") } }
    shaped.host.tap(at: CGPoint(x: 100, y: 50))
    #expect(log.take() == ["shaped"])
  }
}
