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

  @Test("a gesture does not scroll while scrolling is disabled")
  func disabledScrolling() {
    let screen = Screen.phone()
    screen.show(ScrollView { tall() }.scrollDisabled(true))
    screen.dragContent(by: CGVector(dx: 0, dy: 100))
    #expect(screen.scroll.offset == .zero)
    screen.show(ScrollView { tall() }.scrollDisabled(false))
    screen.dragContent(by: CGVector(dx: 0, dy: 100))
    #expect(screen.scroll.offset.y.rounded() == 100)
  }

  @Test("a horizontal scroll view begins at the right in right-to-left layouts")
  func rightToLeft() {
    let screen = Screen.phone { $0.layoutDirection = .rightToLeft }
    screen.show(ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 40) })
    #expect(screen.frames(of: .red).first?.maxX == 390)
    screen.perform { screen.scroll.scroll(to: CGPoint(x: 100, y: 0)) }
    #expect(screen.frames(of: .red).first?.maxX == 490)
  }

  @Test("content margins add space around the content")
  func contentMargins() {
    let screen = Screen.phone()
    screen.show(ScrollView { Color.red.frame(height: 1000) }.contentMargins(.all, 20, for: .scrollContent))
    #expect(screen.frames(of: .red) == [CGRect(x: 20, y: 20, width: 350, height: 1000)])
    screen.scroll(to: 5000)
    #expect(screen.frames(of: .red).first?.maxY == 580)
  }

  @Test("content is first shown at the default anchor, and stays there while it grows")
  func defaultAnchor() {
    let screen = Screen.phone()
    screen.show(Growing(height: 1000).defaultScrollAnchor(.bottom))
    #expect(screen.scroll.offset.y == 400)
    screen.show(Growing(height: 1500).defaultScrollAnchor(.bottom))
    #expect(screen.scroll.offset.y == 900)
    screen.scroll(to: 100)
    screen.show(Growing(height: 2000).defaultScrollAnchor(.bottom))
    #expect(screen.scroll.offset.y == 100)
  }

  @Test("an anchor for size changes keeps the end visible only if it is visible before")
  func anchorForSizes() {
    let screen = Screen.phone()
    func show(_ height: CGFloat) {
      screen.show(Growing(height: height).defaultScrollAnchor(.bottom, for: .sizeChanges))
    }
    show(1000)
    #expect(screen.scroll.offset.y == 0)
    show(1500)
    #expect(screen.scroll.offset.y == 0)
    screen.scroll(to: 900)
    show(2000)
    #expect(screen.scroll.offset.y == 1400)
  }

  @Test("an anchor for the initial offset does not keep the window there")
  func anchorForFirstPlace() {
    let screen = Screen.phone()
    screen.show(Growing(height: 1000).defaultScrollAnchor(.bottom, for: .initialOffset))
    #expect(screen.scroll.offset.y == 400)
    screen.show(Growing(height: 1500).defaultScrollAnchor(.bottom, for: .initialOffset))
    #expect(screen.scroll.offset.y == 400)
  }

  @Test("content that fits is aligned at its anchor")
  func alignment() {
    func top(_ change: (ScrollView<AnyView>) -> some View) -> CGFloat? {
      let screen = Screen.phone()
      screen.show(change(ScrollView { AnyView(Color.red.frame(height: 100)) }))
      return screen.frames(of: .red).first?.minY
    }
    #expect(top { $0 } == 0)
    #expect(top { $0.defaultScrollAnchor(.center, for: .alignment) } == 250)
    #expect(top { $0.defaultScrollAnchor(.bottom) } == 500)
    #expect(top { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment) } == 0)
    #expect(top { $0.defaultScrollAnchor(.bottom, for: .initialOffset) } == 0)
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

  @Test("pulling down runs the refresh action")
  func refresh() async throws {
    final class Log: @unchecked Sendable { var count = 0 }
    let log = Log()
    let screen = Screen.phone()
    screen.show(ScrollView { tall() }.refreshable { log.count += 1 })
    let action = try #require(screen.node(.scrollView)?.actions.first { $0.kind == .refresh })
    screen.perform(action)
    while screen.graph.tasks.running > 0 { await Task.yield() }
    #expect(log.count == 1)
  }

  @Test("settings of indicators, bouncing and the keyboard are in the environment")
  func options() {
    #expect(read(\.verticalScrollIndicatorVisibility) { $0.scrollIndicators(.hidden) } == .hidden)
    #expect(read(\.horizontalScrollIndicatorVisibility) { $0.scrollIndicators(.never, axes: .vertical) } == .automatic)
    #expect(read(\.verticalScrollBounceBehavior) { $0.scrollBounceBehavior(.basedOnSize) } == .basedOnSize)
    #expect(read(\.horizontalScrollBounceBehavior) { $0.scrollBounceBehavior(.basedOnSize) } == .automatic)
    #expect(
      read(\.horizontalScrollBounceBehavior) { $0.scrollBounceBehavior(.always, axes: .horizontal) } == .always)
    #expect(read(\.scrollDismissesKeyboardMode) { $0.scrollDismissesKeyboard(.immediately) } == .immediately)
    #expect(read(\.isScrollEnabled) { $0.scrollDisabled(false).scrollDisabled(true) } == false)
    #expect(read(\.isScrollEnabled) { $0 } == true)
  }

  @Test("indicators are not in the picture of content at rest, whatever their visibility, nor if they flash")
  func indicatorsFlash() {
    func drawn(_ view: some View) -> Int {
      let screen = Screen.phone()
      screen.show(view)
      return screen.displayList().items.count
    }
    let scroll = ScrollView { Color.red.frame(height: 2000) }
    #expect(drawn(scroll.scrollIndicatorsFlash(onAppear: true)) == drawn(scroll))
    #expect(drawn(scroll.scrollIndicatorsFlash(trigger: 1)) == drawn(scroll))
    for visibility in [ScrollIndicatorVisibility.visible, .hidden, .never] {
      #expect(drawn(scroll.scrollIndicators(visibility)) == drawn(scroll))
    }
  }

  @Test("content beyond the edges is drawn if clipping is disabled")
  func clipping() {
    func clips(_ view: some View) -> Int {
      let screen = Screen.phone()
      screen.show(view)
      return screen.displayList().items.count {
        if case .group(let group, _) = $0.content { group.clip != nil } else { false }
      }
    }
    let scroll = ScrollView { Color.red.frame(height: 2000) }
    #expect(clips(scroll) == 1)
    #expect(clips(scroll.scrollClipDisabled()) == 0)
    #expect(clips(scroll.scrollClipDisabled(false)) == 1)
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
