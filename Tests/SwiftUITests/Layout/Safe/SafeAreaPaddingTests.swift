import Testing

@testable import SwiftUI

@MainActor
@Suite("safeAreaPadding")
struct SafeAreaPaddingTests {
  @Test("a view that does not scroll ends at the padding")
  func plain() {
    let view = LaidOut { Color.red.part("color").safeAreaPadding(.horizontal, 20).part("padded") }
    #expect(view["color"].width == 160)
    #expect(view["padded"].width == 200)
  }

  @Test("a scroll view keeps its size, and its content starts after the padding")
  func scrolling() {
    let view = LaidOut {
      ScrollView(.horizontal) { Color.red.frame(width: 50, height: 50).part("content") }
        .safeAreaPadding(.leading, 20).part("scroll")
    }
    #expect(view["scroll"].width == 200)
    #expect(view["content"].minX == 20)
  }

  @Test("without a length it is the platform's 16 points")
  func standard() {
    let view = LaidOut { Color.red.part("color").safeAreaPadding() }
    #expect(view["color"] == CGRect(x: 16, y: 16, width: 168, height: 68))
  }
}
