import Foundation
import Testing

@testable import SwiftUI

@Suite("Pointers") @MainActor
struct HoverTests {
  @Test("a view is notified when a pointer enters and leaves, and of its location on request")
  func actions() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.frame(width: 50, height: 50)
        .onHover { log.add("hover \($0)") }
        .onContinuousHover { phase in
          if case .active(let point) = phase { log.add("\(Int(point.x)) \(Int(point.y))") } else { log.add("ended") }
        }
    }
    let corner = view.frame.origin
    func move(_ x: CGFloat, _ y: CGFloat) { view.screen.movePointer(to: CGPoint(x: corner.x + x, y: corner.y + y)) }
    move(10, 20)
    #expect(log.take() == ["hover true", "10 20"])
    move(30, 40)
    #expect(log.take() == ["30 40"])
    move(-10, 0)
    #expect(log.take() == ["hover false", "ended"])
    move(10, 10)
    _ = log.take()
    view.screen.movePointer(to: nil)
    #expect(log.take() == ["hover false", "ended"])
  }

  @Test("a hover effect warns when a pointer enters its view, unless it is disabled")
  func effect() {
    func warnings(_ view: some View) -> Int {
      let view = LaidOut { view }
      view.screen.movePointer(to: CGPoint(x: 10, y: 10))
      return view.screen.graph.issues.count
    }
    #expect(warnings(Color.red.hoverEffect()) == 1)
    #expect(warnings(Color.red.hoverEffect().hoverEffectDisabled()) == 0)
    #expect(warnings(Color.red.hoverEffect().hoverEffectDisabled(false).hoverEffectDisabled()) == 0)
    #expect(warnings(Color.red.hoverEffect().hoverEffectDisabled(false)) == 1)
    #expect(warnings(Color.red.hoverEffect(.lift, isEnabled: false)) == 0)
  }

  @Test("fingers are not pointers, and hover effects change nothing")
  func fingers() {
    let log = EventLog()
    let view = LaidOut {
      Color.red
        .onTapGesture { log.add("tap") }
        .onHover { _ in log.add("hover") }
        .hoverEffect(.lift)
        .hoverEffect(.highlight, isEnabled: false)
    }
    view.screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.lines == ["tap"])
    #expect(view.screen.frames(of: .red) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
  }
}
