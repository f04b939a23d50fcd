import Testing

@testable import SwiftUI

@Suite("Scroll transitions") @MainActor
struct ScrollTransitionTests {
  @Test("a scroll transition changes a view at the edges of the window")
  func scrollTransition() {
    let screen = MovingScreen(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 50).scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
          Color.blue.frame(height: 500)
        }
      })
    #expect(screen.opacity(of: .red) == 1)
    screen.screen.scroll(to: 20)
    #expect(screen.opacity(of: .red) == 0.5)
    screen.screen.scroll(to: 0)
    #expect(screen.opacity(of: .red) == 1)
  }

  @Test("a scroll transition knows the trailing edge of a right-to-left layout")
  func scrollTransitionFromRightToLeft() {
    let screen = MovingScreen(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.frame(width: 5000)
            .scrollTransition { content, phase in content.opacity(phase == .bottomTrailing ? 0.5 : 1) }
        }
      }
      .environment(\.layoutDirection, .rightToLeft))
    #expect(screen.opacity(of: .red) == 0.5)
  }
}
