import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@Suite("Scrolling with a finger") @MainActor
struct ScrollDraggingTests {
  private func rows(_ count: Int = 100) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Color.red.frame(height: 50).opacity($0 % 2 == 0 ? 1 : 0.5) }
    }
  }

  private func screen(_ view: some View, timing: MotionSystem.Timing = .manual) -> Screen {
    let screen = Screen(
      size: ProposedViewSize(width: 300, height: 400), textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()),
      timing: timing)
    screen.show(view)
    return screen
  }

  /// A finger that moves up or down and rests before it is lifted.
  private func slow(from start: CGFloat, to end: CGFloat) -> FingerPath {
    FingerPath(positions: [
      .init(time: 0, location: CGPoint(x: 150, y: start)), .init(time: 0.3, location: CGPoint(x: 150, y: end)),
      .init(time: 0.6, location: CGPoint(x: 150, y: end)),
    ])
  }

  @Test("the content follows the finger from where it has moved ten points")
  func follows() {
    let screen = screen(ScrollView { rows() })
    screen.touch([slow(from: 300, to: 190)])
    #expect(isClose(screen.scroll.offset.y, 100))
    #expect(!screen.graph.motion.hasMotions)
  }

  @Test("released content decelerates by 0.998 per millisecond, and comes to rest")
  func momentum() {
    let screen = screen(ScrollView { rows() })
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), steps: 20, duration: 0.2)
    let start = screen.scroll.offset.y
    #expect(isClose(start, 190))
    screen.advance(by: 0.1)
    // A velocity of 1,000 points per second travels 499 points.
    let run = 499 * (1 - pow(Double(0.998), Double(100)))
    #expect(isClose(screen.scroll.offset.y, 190 + run))
    screen.settle()
    #expect(isClose(screen.scroll.offset.y, 190 + 499))
  }

  @Test("on a screen that settles by itself, the content is at its final offset")
  func settling() {
    let screen = screen(ScrollView { rows() }, timing: .settling)
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), steps: 20, duration: 0.2)
    #expect(isClose(screen.scroll.offset.y, 190 + 499))
  }

  @Test("content does not scroll beyond its end")
  func end() {
    let screen = screen(ScrollView { rows(10) })
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), steps: 20, duration: 0.2)
    screen.settle()
    #expect(screen.scroll.offset.y == 100)
  }

  @Test("content dragged beyond its end follows more slowly, and returns")
  func rubberBand() {
    let screen = screen(ScrollView { rows() })
    screen.send(down: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 310)) {
      let moved = screen.frames(of: .red).first?.minY ?? 0
      // Painting is aligned to whole pixels, two per point here.
      let place = (1 - 1 / (200 * 0.55 / 400 + 1)) * 400
      #expect(isClose(moved, Double((place * 2).rounded() / 2)))
    }
    #expect(screen.scroll.overrun.y < 0)
    screen.settle()
    #expect(screen.scroll.overrun == .zero)
    #expect(screen.frames(of: .red).first?.minY == 0)
  }

  @Test("content that fits follows a finger a little, unless it bounces only if it is larger")
  func bounceBehavior() {
    func overrun(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical, rows count: Int = 2) -> CGFloat {
      let screen = screen(ScrollView { rows(count) }.scrollBounceBehavior(behavior, axes: axes))
      var overrun: CGFloat = 0
      screen.send(down: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 90)) { overrun = screen.scroll.overrun.y }
      return overrun
    }
    #expect(overrun(.automatic) < -10)
    #expect(overrun(.always) < -10)
    #expect(overrun(.basedOnSize) == 0)
    #expect(overrun(.basedOnSize, rows: 100) < -10)
    #expect(overrun(.basedOnSize, axes: .horizontal) < -10)
  }

  @Test("a touch stops decelerating content, and does nothing else")
  func stops() {
    let log = EventLog()
    let screen = screen(ScrollView { rows().contentShape(Rectangle()).onTapGesture { log.add("tap") } })
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), steps: 20, duration: 0.2)
    screen.advance(by: 0.1)
    screen.tap(at: CGPoint(x: 150, y: 200))
    let place = screen.scroll.offset
    screen.advance(by: 1)
    #expect(screen.scroll.offset == place)
    #expect(log.take().isEmpty)
    screen.tap(at: CGPoint(x: 150, y: 200))
    #expect(log.take() == ["tap"])
  }

  @Test("a pressed button is released when the content moves")
  func cancelsButtons() {
    let log = EventLog()
    struct Style: ButtonStyle {
      let log: EventLog
      func makeBody(configuration: Configuration) -> some View {
        let _ = log.add(configuration.isPressed ? "pressed" : "idle")
        Color.red.frame(height: 2_000)
      }
    }
    let screen = screen(ScrollView { Button("Go") { log.add("action") }.buttonStyle(Style(log: log)) })
    screen.touch([slow(from: 300, to: 200)])
    #expect(log.take() == ["idle", "pressed", "idle"])
    #expect(isClose(screen.scroll.offset.y, 90))
    screen.tap(at: CGPoint(x: 150, y: 200))
    #expect(log.take() == ["pressed", "action", "idle"])
  }

  @Test("nested scroll views move along their own axes")
  func nested() {
    let screen = screen(
      ScrollView {
        ScrollView(.horizontal) { Color.blue.frame(width: 1_000, height: 200) }.frame(height: 200)
        rows()
      })
    let scrolls = screen.elements.compactMap { $0 as? ScrollElement }
    screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100))
    screen.settle()
    #expect(scrolls[0].offset.y == 0)
    #expect(scrolls[1].offset.x > 80)
    screen.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 250, y: 50))
    screen.settle()
    #expect(scrolls[0].offset.y > 80)
  }

  @Test("when the inner one is at its end, the outer one moves")
  func nestedAtEnd() {
    let screen = screen(
      ScrollView {
        ScrollView { Color.blue.frame(width: 300, height: 250) }.frame(height: 200)
        rows()
      })
    let scrolls = screen.elements.compactMap { $0 as? ScrollElement }
    screen.touch([slow(from: 150, to: 50)])
    #expect(scrolls.map(\.offset.y) == [0, 50])
    screen.settle()
    screen.touch([slow(from: 150, to: 50)])
    #expect(isClose(scrolls[0].offset.y, 90))
  }

  @Test("a drag gesture inside takes precedence over the scroll view")
  func dragInside() {
    let log = EventLog()
    let screen = screen(
      ScrollView {
        rows().contentShape(Rectangle()).gesture(DragGesture().onEnded { _ in log.add("drag") })
      })
    screen.touch([slow(from: 300, to: 200)])
    #expect(log.take() == ["drag"])
    #expect(screen.scroll.offset == .zero)
  }

  @Test("a horizontal scroll view follows the finger in right-to-left layouts too")
  func rightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let screen = Screen(
      size: ProposedViewSize(width: 300, height: 400), environment: environment,
      textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()), timing: .manual)
    screen.show(ScrollView(.horizontal) { Color.red.frame(width: 1_000, height: 400) })
    screen.touch([
      FingerPath(positions: [
        .init(time: 0, location: CGPoint(x: 100, y: 100)), .init(time: 0.3, location: CGPoint(x: 210, y: 100)),
        .init(time: 0.6, location: CGPoint(x: 210, y: 100)),
      ])
    ])
    #expect(isClose(screen.scroll.offset.x, 100))
    #expect(isClose(screen.frames(of: .red).first?.maxX ?? 0, 400))
  }

  @Test("pulling content down far enough refreshes it, once")
  func refresh() async {
    final class Log: @unchecked Sendable { var count = 0 }
    let log = Log()
    let screen = screen(ScrollView { rows() }.refreshable { log.count += 1 })
    screen.touch([slow(from: 50, to: 120)])
    #expect(screen.graph.tasks.running == 0)
    screen.settle()
    screen.touch([slow(from: 50, to: 350)])
    while screen.graph.tasks.running > 0 { await Task.yield() }
    #expect(log.count == 1)
  }

  /// A model of the main actor.
  @MainActor private final class Feed {
    var loads = 0
    func load() { loads += 1 }
  }

  @Test("the action of a view is on the main actor, so that it calls a model there without waiting")
  func refreshOnMainActor() async {
    struct Rows: View {
      let feed: Feed
      var body: some View { ScrollView { Color.red.frame(height: 2_000) }.refreshable { feed.load() } }
    }
    let feed = Feed()
    let screen = screen(Rows(feed: feed))
    screen.touch([slow(from: 50, to: 350)])
    while screen.graph.tasks.running > 0 { await Task.yield() }
    #expect(feed.loads == 1)
  }

  @Test("scrolling dismisses the keyboard, unless it is set to stay", arguments: [true, false])
  func keyboard(stays: Bool) throws {
    struct Form: View {
      @FocusState var isFocused: Bool
      var body: some View {
        ScrollView {
          TextField("Name", text: .constant("")).focused($isFocused)
          Color.red.frame(height: 2_000)
        }
      }
    }
    let screen = screen(Form().scrollDismissesKeyboard(stays ? .never : .automatic))
    let field = try #require(screen.node(.textField))
    screen.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
    #expect(screen.keyboardFocus != nil)
    screen.touch([slow(from: 300, to: 200)])
    #expect((screen.keyboardFocus != nil) == stays)
  }
}

extension Screen {
  /// Moves a finger and holds it while `check` examines the screen.
  fileprivate func send(down start: CGPoint, to end: CGPoint, check: () -> Void) {
    let finger = touches.newFinger()
    graph.motion.waitsForFingers = true
    perform { touches.began(finger, at: start, time: time, in: rootElement) }
    advance(by: 0.1)
    perform { touches.moved(finger, to: end, time: time) }
    check()
    advance(by: 0.3)
    perform { touches.ended(finger, at: end, time: time) }
    graph.motion.waitsForFingers = false
  }
}
