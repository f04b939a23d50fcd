import Testing

@testable import SwiftUI

/// There is no pointer on a touch screen.
@Suite("Pointers") @MainActor
struct HoverTests {
  @Test("actions of a pointer never run, and nothing else changes")
  func actions() {
    let log = EventLog()
    let view = LaidOut {
      Color.red
        .onTapGesture { log.add("tap") }
        .onHover { _ in log.add("hover") }
        .onContinuousHover { _ in log.add("continuous") }
        .hoverEffect(.lift)
        .hoverEffect(.highlight, isEnabled: false)
    }
    view.host.tap(at: CGPoint(x: 10, y: 10))
    view.host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 50))
    #expect(log.lines == ["tap"])
    #expect(view.host.frames(of: .red) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
  }
}
