import Foundation
import Testing

@testable import SwiftUI

@Suite("Content under bars on glass") @MainActor
struct ScrollEdgeFadeTests {
  /// The color at the top of the screen, over black content that has been scrolled under the bar.
  private func top<Modified: View>(_ change: (AnyView) -> Modified) throws -> Int {
    let phone = PhoneScreen(
      NavigationStack {
        change(AnyView(ScrollView { Color.black.frame(height: 3000) }.navigationTitle("T")))
          .navigationBarTitleDisplayMode(.inline)
      }, system: .iOS26)
    phone.screen.perform { [screen = phone.screen] in screen.scroll.scroll(to: CGPoint(x: 0, y: 500)) }
    return try phone.color(10, 20)[0]
  }

  @Test("content fades at the top of the screen; hard covers it more, and hidden not at all")
  func styles() throws {
    let soft = try top { $0 }
    let hard = try top { $0.scrollEdgeEffectStyle(.hard, for: .top) }
    let hidden = try top { $0.scrollEdgeEffectHidden(true, for: .top) }
    let other = try top { $0.scrollEdgeEffectHidden(true, for: .bottom) }
    #expect(hidden == 0 && soft > 100 && other == soft && hard > 100 && hard != soft)
  }
}
