import Foundation
import Testing

@testable import SwiftUI

@Suite("Scroll views") @MainActor
struct ScrollViewTests {
  private func tall(_ height: CGFloat = 1000) -> some View {
    Color.red.frame(width: 100, height: height)
  }

  @Test("a vertical scroll view takes the height offered and is as wide as its content")
  func takesTheRoomAlongItsAxis() {
    let screen = Screen.phone()
    screen.show(ScrollView { tall() })
    #expect(screen.scroll.frameOnScreen == CGRect(x: 145, y: 0, width: 100, height: 600))
    #expect(screen.frames(of: .red) == [CGRect(x: 145, y: 0, width: 100, height: 1000)])
  }

  @Test("content that fits starts at the top")
  func smallContentStartsAtTheTop() {
    let screen = Screen.phone()
    screen.show(ScrollView { tall(50) })
    #expect(screen.frames(of: .red) == [CGRect(x: 145, y: 0, width: 100, height: 50)])
    #expect(screen.scroll.geometry.maximumOffset == .zero)
  }

  @Test("content that fits is centred where both axes scroll")
  func smallContentIsCentredInBothAxes() {
    let screen = Screen.phone()
    screen.show(ScrollView([.horizontal, .vertical]) { tall(50) })
    #expect(screen.frames(of: .red) == [CGRect(x: 145, y: 275, width: 100, height: 50)])
  }

  @Test("several views stand one below the other, with the standard distance")
  func contentIsStacked() {
    let screen = Screen.phone()
    screen.show(
      ScrollView {
        tall(50)
        Color.blue.frame(width: 60, height: 50)
      })
    #expect(screen.frames(of: .blue) == [CGRect(x: 165, y: 58, width: 60, height: 50)])
  }

  @Test("the offset stays inside the content")
  func offsetsAreClamped() {
    let screen = Screen.phone()
    screen.show(ScrollView { tall() })
    for (asked, expected) in [(-50, 0), (120, 120), (5000, 400), (CGFloat.nan, 0)] as [(CGFloat, CGFloat)] {
      screen.scroll(to: asked)
      #expect(screen.scroll.offset.y == expected)
      #expect(screen.frames(of: .red).first?.minY == -expected)
    }
  }

  /// Fact F207.
  @Test("translations are limited to what the content leaves")
  func translationsAreLimited() {
    let geometry = ScrollMeasurements(
      contentSize: CGSize(width: 100, height: 200), containerSize: CGSize(width: 50, height: 100))
    #expect(geometry.clamped(CGPoint(x: 200, y: 300), axes: .both) == CGPoint(x: 50, y: 100))
    #expect(geometry.clamped(CGPoint(x: 10, y: 20), axes: .both) == CGPoint(x: 10, y: 20))
  }

  struct Growing: View {
    let height: CGFloat
    var body: some View {
      ScrollView { Color.red.frame(width: 100, height: height) }
    }
  }

  @Test("the offset is kept when the content changes, and reduced when the content becomes too short")
  func offsetsAreKept() {
    let screen = Screen.phone()
    screen.show(Growing(height: 2000))
    screen.scroll(to: 1000)
    screen.show(Growing(height: 3000))
    #expect(screen.scroll.offset.y == 1000)
    screen.show(Growing(height: 700))
    #expect(screen.scroll.offset.y == 100)
  }

  @Test("content extends under the bars of the safe area and starts below the upper one")
  func contentRunsUnderBars() {
    let screen = Screen.phone(safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    screen.show(ScrollView { tall() })
    #expect(screen.frames(of: .red).first?.minY == 47)
    #expect(screen.scroll.visibleRect == CGRect(x: 0, y: -47, width: 100, height: 600))
    screen.scroll(to: 5000)
    #expect(screen.frames(of: .red).first?.maxY == CGFloat(600 - 34))
  }

  @Test("a horizontal scroll view begins at the right in right-to-left layouts")
  func rightToLeft() {
    let screen = Screen.phone { $0.layoutDirection = .rightToLeft }
    screen.show(ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 40) })
    #expect(screen.frames(of: .red).first?.maxX == 390)
    screen.perform { screen.scroll.scroll(to: CGPoint(x: 100, y: 0)) }
    #expect(screen.frames(of: .red).first?.maxX == 490)
  }

  @Test("a touch outside the window does not reach the content")
  func hitTesting() throws {
    let screen = Screen.phone()
    screen.show(
      VStack(spacing: 0) {
        ScrollView { tall() }.frame(height: 100); Spacer()
      })
    let root = try #require(screen.rootElement)
    #expect(root.hitTest(CGPoint(x: 195, y: 50)) != nil)
    #expect(root.hitTest(CGPoint(x: 195, y: 150)) == nil || root.hitTest(CGPoint(x: 195, y: 150)) === root)
  }

  @Test("a scroll view is one node of the semantics tree with its content inside")
  func semantics() throws {
    let screen = Screen.phone()
    screen.show(ScrollView { Text("Inside") })
    let node = try #require(screen.node(.scrollView))
    #expect(node.children.map(\.label) == ["Inside"])
  }

  @Test("scroll views with and without indicators have the same content")
  func spellings() {
    func height(_ view: some View) -> CGFloat {
      let screen = Screen.phone()
      screen.show(view)
      return screen.scroll.geometry.contentSize.height
    }
    #expect(height(ScrollView(showsIndicators: false) { Color.red.frame(height: 2000) }) == 2000)
    #expect(height(ScrollView(.vertical, showsIndicators: true) { Color.red.frame(height: 2000) }) == 2000)
    #expect(height(ScrollView(.horizontal, showsIndicators: false) { Color.red.frame(height: 20) }) == 20)
  }
}
