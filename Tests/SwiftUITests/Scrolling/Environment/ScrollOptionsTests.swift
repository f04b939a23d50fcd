import Foundation
import Testing

@testable import SwiftUI

@Suite("Options of scroll views") @MainActor
struct ScrollOptionsTests {
  private func tall(_ height: CGFloat = 1000) -> some View {
    Color.red.frame(width: 100, height: height)
  }

  struct Growing: View {
    let height: CGFloat
    var body: some View {
      ScrollView { Color.red.frame(width: 100, height: height) }
    }
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
}
