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

  @Test("the padding of a scroll view is not that of the scroll views inside")
  func nested() {
    let view = LaidOut {
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 50, height: 50).part("content") }.part("inner")
      }
      .safeAreaPadding(.leading, 20)
    }
    #expect(view["inner"].minX == 20)
    #expect(view["content"].minX == 20)
  }

  struct Wrapped: View {
    var body: some View {
      ScrollView { Color.red.frame(height: 500) }
    }
  }

  @Test("content scrolls beneath the padding, in a custom view as well")
  func beneath() {
    for view in [AnyView(ScrollView { Color.red.frame(height: 500) }), AnyView(Wrapped())] {
      let screen = Screen.phone()
      screen.show(view.safeAreaPadding(.top, 20))
      #expect(screen.scroll.visibleRect == CGRect(x: 0, y: -20, width: 390, height: 600))
    }
  }

  @Test("without a length it is the platform's 16 points")
  func standard() {
    let view = LaidOut { Color.red.part("color").safeAreaPadding() }
    #expect(view["color"] == CGRect(x: 16, y: 16, width: 168, height: 68))
  }
}
