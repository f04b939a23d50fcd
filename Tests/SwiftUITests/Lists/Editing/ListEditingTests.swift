import Foundation
import Testing

@testable import SwiftUI

@Suite("Editing lists") @MainActor
struct ListEditingTests {
  final class Log {
    var items: [String] = []
    var taps: [String: () -> Void] = [:]
    var values: [String: Int] = [:]
    var set: (([String]) -> Void)?
  }

  struct Row: View {
    let name: String
    let log: Log
    @State private var taps = 0

    var body: some View {
      log.taps[name] = { taps += 1 }
      log.values[name] = taps
      return Text("\(name) \(taps)")
    }
  }

  struct Shopping: View {
    let log: Log
    @State private var items = ["Apples", "Bread", "Cheese", "Dates"]

    var body: some View {
      log.items = items
      log.set = { items = $0 }
      return List {
        Section("Food") {
          ForEach(items, id: \.self) { Row(name: $0, log: log) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  @Test("a row is deleted by its action, and the others keep their state")
  func deletes() throws {
    let log = Log()
    let screen = Screen.phone()
    screen.show(Shopping(log: log))
    screen.perform { log.taps["Cheese"]?() }
    #expect(screen.frame(ofText: "Cheese 1") != nil)
    let cell = try #require(screen.nodes.first { $0.role == .cell && $0.children.first?.label == "Bread 0" })
    let delete = try #require(cell.actions.first { $0.kind == .delete })
    screen.perform { delete.perform() }
    #expect(log.items == ["Apples", "Cheese", "Dates"])
    #expect(screen.rowTexts == ["Apples 0", "Cheese 1", "Dates 0"])
    #expect(screen.rows.map(\.position.index) == [0, 1, 2, 3])
  }

  @Test("inserted rows are new, the others keep their state")
  func inserts() {
    let log = Log()
    let screen = Screen.phone()
    screen.show(Shopping(log: log))
    screen.perform { log.taps["Apples"]?() }
    screen.perform { log.set?(["Zero", "Apples", "One", "Bread"]) }
    #expect(screen.rowTexts == ["Zero 0", "Apples 1", "One 0", "Bread 0"])
  }

  @Test("a row is moved in the data")
  func moves() throws {
    let log = Log()
    let screen = Screen.phone()
    screen.show(Shopping(log: log))
    let row = try #require(screen.rows.first { $0.position.index == 1 })
    screen.perform { row.performMove(to: 3) }
    #expect(log.items == ["Bread", "Cheese", "Apples", "Dates"])
  }

  @Test("moves use positions in the data, even if not every element has a row")
  func placesInData() throws {
    struct Odd: View {
      @State var numbers = Array(0..<10)
      var body: some View {
        List {
          ForEach(numbers, id: \.self) { number in
            if number % 2 == 1 { Text("\(number)") }
          }
          .onDelete { numbers.remove(atOffsets: $0) }
        }
      }
    }
    let screen = Screen.phone()
    screen.show(Odd())
    let row = screen.rows[2]
    screen.perform { row.performDelete() }
    #expect(screen.nodes.filter { $0.role == .staticText }.map(\.label) == ["1", "3", "7", "9"])
  }

  @Test(
    "swipe actions at either edge end the Delete button of the row, not its deletion",
    arguments: HorizontalEdge.allCases)
  func swipeActionsEndDelete(edge: HorizontalEdge) throws {
    struct Mails: View {
      let edge: HorizontalEdge
      @State private var items = [1, 2]

      var body: some View {
        List {
          ForEach(items, id: \.self) { Text("\($0)").swipeActions(edge: edge) { Button("Pin") {} } }
            .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    // Apple's reference of swipeActions(edge:allowsFullSwipe:content:): SwiftUI no longer synthesizes the Delete actions.
    let screen = Screen.phone()
    screen.show(Mails(edge: edge))
    let row = screen.rows[0]
    screen.perform { row.reveal(.trailing) }
    #expect(screen.nodes.filter { $0.role == .button }.map(\.label) == (edge == .trailing ? ["Pin"] : []))
    screen.perform { row.performDelete() }
    #expect(screen.rowTexts == ["2"])
  }

  @Test("rows that cannot be deleted have no Delete action")
  func deleteDisabled() {
    struct Fixed: View {
      @State var items = ["A", "B"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { Text($0).deleteDisabled($0 == "A") }
            .onDelete { items.remove(atOffsets: $0) }
          Text("C")
        }
      }
    }
    let screen = Screen.phone()
    screen.show(Fixed())
    let actions = screen.nodes.filter { $0.role == .cell }.map { $0.actions.map(\.kind).contains(.delete) }
    #expect(actions == [false, true, false])
  }

  @Test("a list with edit actions changes its data by itself")
  func editActions() throws {
    struct Editable: View {
      let log: Log
      @State var items = ["A", "B", "C"].map { Item(id: $0) }
      struct Item: Identifiable { var id: String }
      var body: some View {
        log.items = items.map(\.id)
        return List($items, editActions: .all) { $item in Text(item.id) }
      }
    }
    let log = Log()
    let screen = Screen.phone()
    screen.show(Editable(log: log))
    let second = screen.rows[1]
    screen.perform { second.performDelete() }
    #expect(log.items == ["A", "C"])
    let first = screen.rows[0]
    screen.perform { first.performMove(to: 2) }
    #expect(log.items == ["C", "A"])
  }

  @Test("swipe actions are actions of the row, and buttons in it while they are revealed")
  func swipeActions() throws {
    struct Mail: View {
      let log: Log
      var body: some View {
        List {
          Text("Letter")
            .swipeActions { Button("Flag") { log.items.append("archived") } }
            .swipeActions(edge: .leading) { Button("Read") { log.items.append("read") } }
        }
      }
    }
    let log = Log()
    let screen = Screen.phone()
    screen.show(Mail(log: log))
    let cell = try #require(screen.node(.cell))
    #expect(cell.actions.map(\.kind) == [.named("Read"), .named("Flag")])
    screen.perform { cell.actions[0].perform() }
    #expect(log.items == ["read"])
    #expect(screen.node(.button) == nil)
    screen.perform { screen.rows[0].reveal(.trailing) }
    #expect(screen.node(.button, "Flag")?.frame == CGRect(x: 296, y: 35, width: 74, height: 44))
    #expect(screen.frame(ofText: "Letter")?.minX == CGFloat(40 - 74))
    let button = try #require(screen.node(.button, "Flag")?.actions.first)
    screen.perform { button.perform() }
    #expect(log.items == ["read", "archived"])
    #expect(screen.node(.button) == nil)
  }

  @Test("edit mode shows a control that reveals the Delete button")
  func editMode() throws {
    let log = Log()
    let screen = Screen.phone()
    screen.show(Shopping(log: log).environment(\.editMode, .constant(.active)))
    let remove = try #require(screen.node(.button, "Remove")?.actions.first)
    #expect(screen.frame(ofText: "Apples 0")?.minX == CGFloat(40 + 38))
    screen.perform { remove.perform() }
    let delete = try #require(screen.node(.button, "Delete")?.actions.first)
    screen.perform { delete.perform() }
    #expect(log.items == ["Bread", "Cheese", "Dates"])
  }

  @Test("the controls of edit mode stay in their column at large text sizes")
  func largeControls() throws {
    func remove(_ size: DynamicTypeSize) throws -> CGRect {
      let screen = Screen.phone { $0.dynamicTypeSize = size }
      screen.show(Shopping(log: Log()).environment(\.editMode, .constant(.active)))
      return try #require(screen.node(.button, "Remove")).frame
    }
    #expect(try remove(.xxLarge).width > remove(.large).width)
    #expect(try remove(.accessibility5).width <= 38)
  }

  @Test("tapping a row selects it, by its identity or its tag")
  func selection() throws {
    struct Choice: View {
      let log: Log
      @State var chosen: String?
      var body: some View {
        log.items = chosen.map { [$0] } ?? []
        return List(selection: $chosen) {
          ForEach(["A", "B"], id: \.self) { Text($0) }
          Text("Third").tag("C")
          Text("None").selectionDisabled()
        }
      }
    }
    let log = Log()
    let screen = Screen.phone()
    screen.show(Choice(log: log))
    for (index, expected) in ["A", "B", "C"].enumerated() {
      let cell = screen.nodes.filter { $0.role == .cell }[index]
      let select = try #require(cell.actions.first { $0.kind == .activate })
      screen.perform { select.perform() }
      #expect(log.items == [expected])
      #expect(screen.nodes.filter { $0.role == .cell }.map(\.isSelected) == (0..<4).map { $0 == index })
    }
    #expect(screen.nodes.filter { $0.role == .cell }[3].actions.isEmpty)
    #expect(screen.frames(of: Color(uiColor: .systemGray4)).count == 1)
  }

  @Test("several rows are selected in edit mode")
  func multipleSelection() throws {
    struct Choice: View {
      let log: Log
      let mode: EditMode
      @State var chosen: Set<String> = []
      var body: some View {
        log.items = chosen.sorted()
        return List(["A", "B", "C"], id: \.self, selection: $chosen) { Text($0) }
          .environment(\.editMode, .constant(mode))
      }
    }
    let log = Log()
    let screen = Screen.phone()
    screen.show(Choice(log: log, mode: .inactive))
    #expect(screen.nodes.filter { $0.role == .cell }.flatMap(\.actions).isEmpty)
    screen.show(Choice(log: log, mode: .active))
    for index in [0, 2, 0] {
      let select = try #require(screen.nodes.filter { $0.role == .cell }[index].actions.first)
      screen.perform { select.perform() }
    }
    #expect(log.items == ["C"])
  }

  @Test("rows that cannot be moved or deleted have no such actions")
  func disabledEdits() throws {
    struct Rows: View {
      @State private var items = ["a", "b", "c"]
      @State private var mode = EditMode.active

      var body: some View {
        List {
          ForEach(items, id: \.self) { item in
            Text(item).moveDisabled(item == "a").deleteDisabled(item == "b")
          }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { items.remove(atOffsets: $0) }
        }
        .environment(\.editMode, $mode)
      }
    }
    let screen = Screen.phone()
    screen.show(Rows())
    #expect(screen.rows.map(\.canBeMoved) == [false, true, true])
    let cells = screen.nodes.filter { $0.role == .cell }
    #expect(cells.map { cell in cell.actions.contains { $0.kind == .delete } } == [true, false, true])
  }

  @Test("the deletion action can be a method of the view")
  func deleteMethod() throws {
    struct Rows: View {
      @State private var items = ["a", "b"]
      private func delete(at places: IndexSet) { items.remove(atOffsets: places) }
      var body: some View {
        List { ForEach(items, id: \.self) { Text($0) }.onDelete(perform: delete) }
      }
    }
    let screen = Screen.phone()
    screen.show(Rows())
    let cell = try #require(screen.nodes.first { $0.role == .cell })
    screen.perform { cell.actions.first { $0.kind == .delete }?.perform() }
    #expect(screen.nodes.filter { $0.role == .staticText }.map(\.label) == ["b"])
  }

  @Test("views made from data keep the data")
  func dynamicViewContent() {
    func count<Content: DynamicViewContent>(_ content: Content) -> Int { content.data.count }
    #expect(count(ForEach(0..<3) { Text("\($0)") }) == 3)
    #expect(count(ForEach(["a", "b"], id: \.self, content: { Text($0) })) == 2)
  }

  @Test("sections with a header or a footer in the deprecated spellings")
  func sections() {
    let screen = Screen.phone()
    screen.show(
      List {
        Section(header: Text("head")) { Text("1") }
        Section(footer: Text("foot")) { Text("2") }
        Section(header: Text("both"), footer: Text("end")) { Text("3") }
        Section {
          Text("4")
        } footer: {
          Text("last")
        }
      }
      .listStyle(.plain))
    #expect(
      screen.nodes.filter { $0.role == .staticText || $0.role == .staticText }.compactMap(\.label)
        == ["head", "1", "2", "foot", "both", "3", "end", "4", "last"])
  }
}
