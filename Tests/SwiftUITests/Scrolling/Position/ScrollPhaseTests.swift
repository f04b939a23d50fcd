import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@Suite("Phases of scrolling") @MainActor
struct ScrollPhaseTests {
  private func screen(_ log: EventLog) -> Screen {
    let screen = Screen(
      size: ProposedViewSize(width: 300, height: 400), textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()),
      timing: .manual)
    screen.show(
      ScrollView { Color.red.frame(height: 4000) }.onScrollPhaseChange { old, new in log.add("\(old) \(new)") })
    return screen
  }

  private func flick(_ screen: Screen) {
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), steps: 20, duration: 0.2)
  }

  @Test("a touch that ends in motion interacts, then the content decelerates until it is idle")
  func phases() {
    let log = EventLog()
    let screen = screen(log)
    #expect(log.take().isEmpty)
    flick(screen)
    #expect(log.take() == ["idle interacting", "interacting decelerating"])
    screen.settle()
    #expect(log.take() == ["decelerating idle"])
  }

  @Test("a finger that rests before it is lifted stops the content")
  func resting() {
    let log = EventLog()
    let screen = screen(log)
    screen.touch([
      FingerPath(positions: [
        .init(time: 0, location: CGPoint(x: 150, y: 300)), .init(time: 0.3, location: CGPoint(x: 150, y: 200)),
        .init(time: 0.6, location: CGPoint(x: 150, y: 200)),
      ])
    ])
    #expect(log.take() == ["idle interacting", "interacting idle"])
  }

  @Test("a touch stops decelerating content; so does scrolling by the app")
  func stopping() {
    let log = EventLog()
    let screen = screen(log)
    flick(screen)
    screen.advance(by: 0.1)
    _ = log.take()
    flick(screen)
    #expect(log.take() == ["decelerating interacting", "interacting decelerating"])
    screen.advance(by: 0.1)
    screen.scroll(to: 20)
    #expect(log.take() == ["decelerating idle"])
  }

  @Test("the context has the position and the velocity at the end of the touch")
  func context() throws {
    var contexts: [ScrollPhase: ScrollPhaseChangeContext] = [:]
    let screen = Screen(
      size: ProposedViewSize(width: 300, height: 400), textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()),
      timing: .manual)
    screen.show(ScrollView { Color.red.frame(height: 4000) }.onScrollPhaseChange { contexts[$1] = $2 })
    flick(screen)
    screen.settle()
    let decelerating = try #require(contexts[.decelerating])
    #expect(isClose(decelerating.geometry.contentOffset.y, 190))
    #expect(isClose(decelerating.velocity?.dy ?? 0, 1_000))
    let idle = try #require(contexts[.idle])
    #expect(isClose(idle.geometry.contentOffset.y, 190 + 499))
    #expect(idle.velocity == nil)
    #expect(idle.geometry.contentSize.height == 4000)
  }

  @Test("all phases except idle are scrolling")
  func isScrolling() {
    #expect(!ScrollPhase.idle.isScrolling)
    for phase in [ScrollPhase.tracking, .interacting, .decelerating, .animating] { #expect(phase.isScrolling) }
  }
}
