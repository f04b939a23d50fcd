import Foundation
import Testing

@testable import SwiftUI

@Suite("Scrolling to views") @MainActor
struct ScrollPositionTests {
  final class Box {
    var proxy: ScrollViewProxy?
  }

  struct Numbers: View {
    let box: Box
    var count = 100

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
              Color.red.frame(height: 40).id("row \(index)")
            }
          }
        }
        .onAppear { box.proxy = proxy }
      }
    }
  }

  @Test("a proxy scrolls to a view by its identity", arguments: [UnitPoint.top, .center, .bottom])
  func scrollsToAnchors(anchor: UnitPoint) {
    let box = Box()
    let screen = Screen.phone()
    screen.show(Numbers(box: box))
    screen.perform { box.proxy?.scrollTo("row 50", anchor: anchor) }
    #expect(screen.scroll.offset.y == 50 * 40 - anchor.y * (600 - 40))
  }

  @Test("what scroll modifiers pass to their content stays the same when only their closures change")
  func unchangedEnvironment() {
    struct Reader<Value>: View {
      @Environment var value: Value
      let log: EventLog

      init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ log: EventLog) {
        _value = Environment(keyPath)
        self.log = log
      }

      var body: some View {
        let _ = log.add("\(Value.self)")
        Color.red
      }
    }
    struct Root: View {
      let other: TestValue<Int>
      let log: EventLog
      @State private var id: Int?
      @State private var position = ScrollPosition(edge: .top)

      var body: some View {
        let number = other.value
        VStack {
          Reader(\.scrollPositionLink, log).scrollPosition(id: $id)
          Reader(\.scrollPositionBinding, log).scrollPosition($position)
          Reader(\.scrollGeometryObservers, log)
            .onScrollGeometryChange(for: Int.self) { _ in
              number
            } action: { _, _ in
            }
          Reader(\.scrollPhaseObservers, log).onScrollPhaseChange { _, _ in log.add("\(number)") }
          Reader(\.refresh, log).refreshable { _ = number }
          Reader(\.selectionMenu, log).contextMenu(forSelectionType: Int.self) { _ in Text("\(number)") }
        }
      }
    }
    let (other, log) = (TestValue(0), EventLog())
    let screen = Screen.phone()
    screen.show(Root(other: other, log: log))
    #expect(!log.take().isEmpty)
    screen.perform { other.value = 1 }
    #expect(log.take() == [])
  }

  @Test("without an anchor it scrolls as little as possible")
  func scrollsAsLittleAsNeeded() {
    let box = Box()
    let screen = Screen.phone()
    screen.show(Numbers(box: box))
    screen.perform { box.proxy?.scrollTo("row 5") }
    #expect(screen.scroll.offset.y == 0)
    screen.perform { box.proxy?.scrollTo("row 20") }
    #expect(screen.scroll.offset.y == CGFloat(21 * 40 - 600))
    screen.perform { box.proxy?.scrollTo(3) }
    #expect(screen.scroll.offset.y == CGFloat(3 * 40))
  }

  @Test("of two requests in one action the last one counts")
  func twoRequests() {
    let box = Box()
    let screen = Screen.phone()
    screen.show(Numbers(box: box))
    screen.perform {
      box.proxy?.scrollTo("row 20", anchor: .top)
      box.proxy?.scrollTo("row 50", anchor: .top)
    }
    #expect(screen.scroll.offset.y == 2000)
  }

  @Test("scrolling stops at the ends of the content")
  func staysInside() {
    let box = Box()
    let screen = Screen.phone()
    screen.show(Numbers(box: box))
    screen.perform { box.proxy?.scrollTo("row 99", anchor: .top) }
    #expect(screen.scroll.offset.y == CGFloat(100 * 40 - 600))
  }

  struct Chat: View {
    @State private var messages = Array(0..<50)

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(messages, id: \.self) { _ in Color.red.frame(height: 40) }
          }
        }
        .onAppear {
          messages.append(50)
          proxy.scrollTo(50, anchor: .bottom)
        }
      }
    }
  }

  @Test("a view inserted by the same action is found")
  func scrollsToNewViews() {
    let screen = Screen.phone()
    screen.show(Chat())
    #expect(screen.scroll.offset.y == CGFloat(51 * 40 - 600))
  }

  @Test("an identity that no view has is reported")
  func unknownIdentity() {
    let box = Box()
    let screen = Screen.phone()
    screen.show(Numbers(box: box))
    screen.perform { box.proxy?.scrollTo("row 100") }
    #expect(screen.graph.issues.map(\.message) == ["There is no view with the ID row 100 to scroll to."])
    #expect(screen.scroll.offset.y == 0)
  }

  @Test("a search for a view that does not exist makes each row a few times, also in long stacks")
  func longSearch() {
    final class Counter { var count = 0 }
    struct Row: View {
      let number: Int
      let counter: Counter

      var body: some View {
        counter.count += 1
        return Text("\(number)")
      }
    }
    func bodies(_ count: Int) -> Int {
      let counter = Counter()
      let screen = Screen.phone()
      screen.show(
        ScrollView {
          LazyVStack { ForEach(0..<count, id: \.self) { Row(number: $0, counter: counter) } }.scrollTargetLayout()
        }
        .scrollPosition(id: .constant(99_999)))
      #expect(screen.graph.issues.map(\.message) == ["There is no view with the ID 99999 to scroll to."])
      return counter.count
    }
    #expect((2_000..<6_000).contains(bodies(2_000)))
  }

  struct Followed: View {
    let log: Log
    @State private var id: Int? = nil

    final class Log {
      var ids: [Int?] = []
      var set: ((Int?) -> Void)?
    }

    var body: some View {
      log.ids.append(id)
      log.set = { id = $0 }
      return ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 40) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $id)
    }
  }

  @Test("a scroll position follows the scroll, and the scroll follows the position")
  func scrollPosition() {
    let log = Followed.Log()
    let screen = Screen.phone()
    screen.show(Followed(log: log))
    screen.scroll(to: 410)
    #expect(log.ids.last == .some(10))
    #expect(screen.scroll.offset.y == 410)
    screen.perform { log.set?(40) }
    // Without an anchor, it scrolls as little as necessary to show the view.
    #expect(screen.scroll.offset.y == CGFloat(41 * 40 - 600))
    #expect(log.ids.last == .some(40))
  }

  @Test("an action runs when a value derived from the scroll geometry changes")
  func geometryChange() {
    let log = EventLog()
    let screen = Screen.phone()
    screen.show(
      ScrollView { Color.red.frame(height: 2000) }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: {
          log.add("\($0) \($1)")
        })
    #expect(log.lines.isEmpty)
    screen.scroll(to: 50)
    #expect(log.lines.isEmpty)
    screen.scroll(to: 150)
    screen.scroll(to: 200)
    #expect(log.lines == ["false true"])
  }

  @Test("scroll geometry has the sizes and the visible rectangle")
  func geometry() {
    var last: ScrollGeometry?
    let screen = Screen.phone()
    screen.show(
      ScrollView { Color.red.frame(height: 2000) }
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          last = $1
        })
    screen.scroll(to: 150)
    #expect(last?.contentSize == CGSize(width: 390, height: 2000))
    #expect(last?.containerSize == CGSize(width: 390, height: 600))
    #expect(last?.visibleRect == CGRect(x: 0, y: 150, width: 390, height: 600))
  }

  private struct Positioned: View {
    @Bindable var position: TestValue<ScrollPosition>

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 50) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position.value)
    }
  }

  private func offset(_ ask: (inout ScrollPosition) -> Void) -> CGFloat {
    let position = TestValue(ScrollPosition(idType: Int.self))
    let screen = Screen.phone()
    screen.show(Positioned(position: position))
    screen.perform { ask(&position.value) }
    return screen.scroll.offset.y
  }

  @Test("writing the position scrolls to it")
  func writesPosition() {
    #expect(offset { $0.scrollTo(id: 20, anchor: .top) } == 1000)
    #expect(offset { $0.scrollTo(edge: .bottom) } == 4400)
    #expect(offset { $0.scrollTo(y: 70) } == 70)
    #expect(offset { $0.scrollTo(point: CGPoint(x: 0, y: 80)) } == 80)
    #expect(offset { $0.scrollTo(x: 0, y: 90) } == 90)
    #expect(
      offset {
        $0.scrollTo(y: 70)
        $0.scrollTo(edge: .top)
      } == 0)
  }

  @Test("the initial position is scrolled to as well")
  func initialPosition() {
    func start(_ position: ScrollPosition) -> CGFloat {
      let screen = Screen.phone()
      screen.show(Positioned(position: TestValue(position)))
      return screen.scroll.offset.y
    }
    #expect(start(ScrollPosition(id: 30, anchor: .top)) == 1500)
    #expect(start(ScrollPosition(edge: .bottom)) == 4400)
    #expect(start(ScrollPosition(y: 30)) == 30)
    #expect(start(ScrollPosition(point: CGPoint(x: 0, y: 40))) == 40)
    #expect(start(ScrollPosition()) == 0)
  }

  @Test("when a person scrolls, the position records it, and the first view")
  func userScrolls() {
    let position = TestValue(ScrollPosition(idType: Int.self, edge: .top))
    let screen = Screen.phone()
    screen.show(Positioned(position: position))
    #expect(position.value.edge == .top && !position.value.isPositionedByUser)
    screen.scroll(to: 510)
    #expect(position.value.isPositionedByUser)
    #expect(position.value.edge == nil)
    #expect(position.value.viewID(type: Int.self) == 10)
    #expect(position.value.viewID(type: String.self) == nil)
    #expect(screen.scroll.offset.y == 510)
    screen.perform { position.value.scrollTo(edge: .top) }
    #expect(screen.scroll.offset.y == 0)
    #expect(!position.value.isPositionedByUser && position.value.viewID == nil)
  }

  @Test("a position keeps its request")
  func positionValues() {
    var position = ScrollPosition(x: 1, y: 2)
    #expect(position.point == CGPoint(x: 1, y: 2))
    #expect(position.x == 1 && position.y == 2 && position.edge == nil)
    position.scrollTo(x: 5)
    #expect(position.x == 5 && position.y == nil && position.point == nil)
    position.scrollTo(id: "a")
    #expect(position.viewID(type: String.self) == "a" && position.x == nil)
    #expect(ScrollPosition(id: "a") == position)
    #expect(ScrollPosition(id: "b") != position)
  }

  private struct Rows: View {
    let rows: TestValue<[Int]>
    let isLazy: Bool

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { content }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { content }.scrollTargetLayout()
        }
      }
    }

    private var content: some View {
      ForEach(rows.value, id: \.self) { _ in Color.red.frame(height: 40) }
    }
  }

  private struct Identified: View {
    let rows: TestValue<[Int]>
    @Bindable var id: TestValue<Int?>
    let isLazy: Bool

    var body: some View {
      Rows(rows: rows, isLazy: isLazy).scrollPosition(id: $id.value)
    }
  }

  @Test("the view of a scroll position stays visible when rows before it change", arguments: [true, false])
  func keptView(isLazy: Bool) throws {
    let rows = TestValue(Array(0..<100))
    let id = TestValue<Int?>(nil)
    let screen = Screen.phone()
    screen.show(Identified(rows: rows, id: id, isLazy: isLazy))
    screen.dragContent(by: CGVector(dx: 0, dy: 800))
    #expect(id.value == 20)
    screen.perform { rows.value.insert(contentsOf: 200..<250, at: 0) }
    #expect(screen.scroll.offset.y == 2800)
    screen.perform { rows.value.removeFirst(60) }
    #expect(screen.scroll.offset.y == 400)
    #expect(id.value == 20)
    // A row that is gone is not looked for.
    screen.perform { rows.value.removeAll { $0 == 20 } }
    #expect(screen.scroll.offset.y == 400)
    #expect(screen.graph.issues.isEmpty)
  }

  @Test("what a person scrolls out of view stays there")
  func scrolledAway() {
    struct Untracked: View {
      @State private var id: Int? = 20

      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 40) } }
        }
        .scrollPosition(id: $id, anchor: .top)
      }
    }
    let screen = Screen.phone()
    screen.show(Untracked())
    #expect(screen.scroll.offset.y == 800)
    screen.dragContent(by: CGVector(dx: 0, dy: 1000))
    #expect(screen.scroll.offset.y == 1800)
    screen.setSize(ProposedViewSize(width: 390, height: 500))
    #expect(screen.scroll.offset.y == 1800)
  }

  private struct PositionedRows: View {
    let rows: TestValue<[Int]>
    @Bindable var position: TestValue<ScrollPosition>

    var body: some View {
      Rows(rows: rows, isLazy: false).scrollPosition($position.value)
    }
  }

  @Test("a requested edge stays visible when the content grows, until a person scrolls")
  func keptEdge() {
    let rows = TestValue(Array(0..<100))
    let position = TestValue(ScrollPosition(idType: Int.self, edge: .bottom))
    let screen = Screen.phone()
    screen.show(PositionedRows(rows: rows, position: position))
    #expect(screen.scroll.offset.y == 3400)
    screen.perform { rows.value.append(100) }
    #expect(screen.scroll.offset.y == 3440)
    screen.dragContent(by: CGVector(dx: 0, dy: -400))
    let offset = screen.scroll.offset.y
    #expect(abs(offset - (101 * 40 - 1000)) < 0.001)
    screen.perform { rows.value.append(101) }
    #expect(screen.scroll.offset.y == offset)
  }

  @Test("under bars the content begins before its start, and what bars cover is not visible")
  func geometryUnderBars() {
    var last: ScrollGeometry?
    let host = Screen.phone(safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    host.show(
      ScrollView { Color.red.frame(height: 2000) }
        .contentMargins(.top, 10)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          last = $1
        })
    host.scroll(to: 150)
    #expect(last?.contentOffset == CGPoint(x: 0, y: 150 - 57))
    #expect(last?.contentSize == CGSize(width: 390, height: 2000))
    #expect(last?.contentInsets == EdgeInsets(top: 57, leading: 0, bottom: 34, trailing: 0))
    #expect(last?.containerSize == CGSize(width: 390, height: 600))
    #expect(last?.bounds == CGRect(x: 0, y: 93, width: 390, height: 600))
    #expect(last?.visibleRect == CGRect(x: 0, y: 150, width: 390, height: 600 - 57 - 34))
  }
}
