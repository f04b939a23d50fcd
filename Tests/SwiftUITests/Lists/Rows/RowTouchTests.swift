import Foundation
import Testing

@testable import SwiftUI

@Suite("Fingers on rows") @MainActor
struct RowTouchTests {
  private func screen(_ view: some View) -> Screen {
    let screen = Screen.phone()
    screen.show(view)
    return screen
  }

  /// Rows with an action at each edge.
  private func letters(_ log: EventLog, allowsFullSwipe: Bool = true) -> some View {
    List {
      ForEach(["a", "b", "c"], id: \.self) { letter in
        Button(letter) { log.add("tap \(letter)") }
          .swipeActions(allowsFullSwipe: allowsFullSwipe) {
            Button("Archive") { log.add("archive \(letter)") }
            Button("Flag") { log.add("flag \(letter)") }
          }
          .swipeActions(edge: .leading) { Button("Read") { log.add("read \(letter)") } }
      }
    }
  }

  private func swipe(_ screen: Screen, _ row: Int, by distance: CGFloat, duration: Double = 0.2) {
    let frame = screen.rows[row].frameOnScreen
    let start = CGPoint(x: frame.midX - distance / 2, y: frame.midY)
    screen.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: duration)
  }

  private func tap(_ screen: Screen, _ element: Element?) {
    guard let frame = element?.frameOnScreen else { return #expect(Bool(false), "the element is there") }
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test("a swipe reveals the actions of an edge, and a tap on one performs it")
  func reveals() {
    let log = EventLog()
    let screen = screen(letters(log))
    swipe(screen, 0, by: -150)
    #expect(screen.rows[0].revealedEdge == .trailing)
    #expect(screen.node(.button, "Archive") != nil)
    let frame = screen.rows[0].frameOnScreen
    screen.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    #expect(log.take() == ["archive a"])
    #expect(screen.rows[0].revealedEdge == nil)
    swipe(screen, 1, by: 150)
    #expect(screen.rows[1].revealedEdge == .leading)
    tap(screen, screen.rows[1].revealedBar)
    #expect(log.take() == ["read b"])
  }

  @Test("a tap on one of several buttons without a style presses all in its row; a style separates them")
  func severalButtons() throws {
    let log = EventLog()
    let screen = screen(
      List {
        HStack {
          Button("One") { log.add("one") }
          Button("Two") { log.add("two") }
          Button("Off") { log.add("off") }.disabled(true)
        }
        HStack {
          Button("Three") { log.add("three") }
          Button("Four") { log.add("four") }
        }
        .buttonStyle(.borderless)
      })
    func tap(_ label: String) throws {
      let frame = try #require(screen.node(.button, label)).frame
      screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    try tap("Two")
    #expect(log.take() == ["one", "two"])
    try tap("Four")
    #expect(log.take() == ["four"])
    // An assistive technology activates one of them.
    let one = try #require(screen.node(.button, "One")?.actions.first { $0.kind == .activate })
    screen.perform(one)
    #expect(log.take() == ["one"])
  }

  @Test("a short and slow swipe reveals nothing")
  func short() {
    let log = EventLog()
    let screen = screen(letters(log))
    swipe(screen, 0, by: -40, duration: 2)
    #expect(screen.rows[0].revealedEdge == nil)
    #expect(log.take().isEmpty)
  }

  @Test("a swipe over the whole row performs the first action, if allowed")
  func full() {
    let log = EventLog()
    swipe(screen(letters(log)), 0, by: -330)
    #expect(log.take() == ["archive a"])
    let careful = screen(letters(log, allowsFullSwipe: false))
    swipe(careful, 0, by: -330)
    #expect(log.take().isEmpty)
    #expect(careful.rows[0].revealedEdge == .trailing)
  }

  @Test("a tap elsewhere closes the row and does nothing else")
  func closes() {
    let log = EventLog()
    let screen = screen(letters(log))
    swipe(screen, 0, by: -150)
    tap(screen, screen.rows[2])
    #expect(screen.rows[0].revealedEdge == nil)
    #expect(log.take().isEmpty)
    tap(screen, screen.rows[2])
    #expect(log.take() == ["tap c"])
  }

  @Test("only one row shows its actions")
  func oneAtATime() {
    let screen = screen(letters(EventLog()))
    swipe(screen, 0, by: -150)
    swipe(screen, 1, by: -150)
    #expect(screen.rows.map(\.revealedEdge) == [nil, .trailing, nil])
  }

  @Test("rows without actions are not swiped, and lists scroll under a finger on a row")
  func scrolls() {
    let screen = screen(List { ForEach(0..<50, id: \.self) { Text("Row \($0)") } })
    swipe(screen, 0, by: -150)
    #expect(screen.rows[0].revealedEdge == nil)
    screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200))
    #expect(screen.scroll.offset.y > 100)
  }

  @Test("a swipe over the whole row deletes it, if it can be deleted")
  func deletes() {
    let items = TestValue(["a", "b", "c"])
    struct Items: View {
      @Bindable var items: TestValue<[String]>
      var body: some View {
        List { ForEach(items.value, id: \.self) { Text($0) }.onDelete { items.value.remove(atOffsets: $0) } }
      }
    }
    let screen = screen(Items(items: items))
    swipe(screen, 1, by: -330)
    #expect(items.value == ["a", "c"])
  }

  @Test("a tap beside the label presses the row's only button, and selects a row that can be selected")
  func taps() {
    let log = EventLog()
    let selection = TestValue<Int?>(nil)
    let button = screen(List { Button("Go") { log.add("go") } })
    let frame = button.rows[0].frameOnScreen
    button.tap(at: CGPoint(x: frame.maxX - 3, y: frame.midY))
    #expect(log.take() == ["go"])
    struct Choice: View {
      @Bindable var selection: TestValue<Int?>
      var body: some View { List(0..<3, id: \.self, selection: $selection.value) { Text("\($0)") } }
    }
    let list = screen(Choice(selection: selection))
    tap(list, list.rows[2])
    #expect(selection.value == 2)
  }

  @Test("in edit mode a row is moved by its handle")
  func moves() {
    struct Items: View {
      @Bindable var items: TestValue<[String]>
      var body: some View {
        List {
          ForEach(items.value, id: \.self) { Text($0) }.onMove { items.value.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let items = TestValue(["a", "b", "c"])
    let screen = screen(Items(items: items))
    let frames = screen.rows.map(\.frameOnScreen)
    func drag(from first: Int, to second: Int) {
      screen.drag(
        from: CGPoint(x: frames[first].maxX - 25, y: frames[first].midY),
        to: CGPoint(x: frames[second].maxX - 25, y: frames[second].midY))
    }
    drag(from: 0, to: 2)
    #expect(items.value == ["b", "c", "a"])
    drag(from: 2, to: 0)
    #expect(items.value == ["a", "b", "c"])
  }
}
