import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Views at rest")
struct AtRestTests {
  private struct Caption: ViewModifier {
    let text: String

    func body(content: Content) -> some View {
      VStack {
        content
        Text(text)
      }
    }
  }

  @Test("a transition shows a view with its identity modifier")
  func transition() {
    let screen = PhoneScreen(
      Text("view").transition(.modifier(active: Caption(text: "active"), identity: Caption(text: "identity"))))
    #expect(screen.texts == ["view", "identity"])
  }

  @Test("animators show their first phase and their initial value")
  func animators() {
    let screen = PhoneScreen(
      VStack {
        PhaseAnimator(["one", "two"]) { Text($0) }
        KeyframeAnimator(initialValue: 3.0) {
          Text($0 == 3 ? "initial" : "later")
        } keyframes: { _ in
          LinearKeyframe(1.0, duration: 1)
        }
      })
    #expect(screen.texts == ["one", "initial"])
  }

  @Test("a timeline shows the last date of its schedule that has passed on the screen's clock")
  func timeline() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let screen = PhoneScreen(
      TimelineView(.periodic(from: start, by: 10)) {
        Text(verbatim: "\(Int($0.date.timeIntervalSince(start)))")
      }
      .environment(\.now, start))
    #expect(screen.texts == ["0"])
    screen.screen.perform { screen.screen.graph.clock.advance(by: 25) }
    #expect(screen.texts == ["20"])
  }
}
