import Foundation
import Testing

@testable import SwiftUI

@Suite("Arrangements around a fold that is not there") @MainActor
struct ArrangementViewTests {
  private func screen(
    _ sizeClass: UserInterfaceSizeClass, _ style: some ArrangementViewStyle = .automatic
  ) -> Screen {
    let screen = Screen.phone { $0.horizontalSizeClass = sizeClass }
    screen.show(
      ArrangementView {
        Text("First").splitArrangementLayoutSize(minWidth: 100, idealWidth: 120, maxWidth: 140)
      } secondary: {
        Text("Second")
      }
      .arrangementViewStyle(style))
    return screen
  }

  @Test("a wide screen has both views in equal halves, whatever their sizes, and a narrow one the primary view")
  func split() throws {
    let wide = screen(.regular)
    #expect(try #require(wide.frame(ofText: "First")).midX == 97.5)
    #expect(try #require(wide.frame(ofText: "Second")).midX == 292.5)
    #expect(screen(.compact, .split.axes(.horizontal)).frame(ofText: "Second") == nil)
    #expect(
      wide.graph.issues.map(\.message) == [
        "ArrangementView is approximate: a screen has no fold: the views are side by side, or the primary one is alone."
      ])
  }

  @Test("an overlay has the secondary view in front, and there is no place along a fold")
  func overlay() throws {
    let screen = screen(.compact, .overlay)
    #expect(screen.frame(ofText: "First")?.midX == 195 && screen.frame(ofText: "Second")?.midX == 195)
    let values = EnvironmentValues()
    #expect(values.overlayArrangementZIndex == nil && values.splitArrangementAxis == nil)
  }
}
