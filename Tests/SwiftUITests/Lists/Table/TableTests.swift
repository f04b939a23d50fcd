import Foundation
import Testing

@testable import SwiftUI

private struct Person: Identifiable, Equatable {
  let id: Int
  let name: String
  let city: String
  var age = 30
  var friends: [Person]?
}

private let people = [
  Person(id: 1, name: "Ann", city: "Rome", age: 41), Person(id: 2, name: "Bob", city: "Oslo", age: 27),
  Person(id: 3, name: "Cid", city: "Bonn", age: 35),
]

@Suite("Tables") @MainActor
struct TableTests {
  private func wide(_ view: some View) -> Screen {
    let screen = Screen(device: .iPad)
    screen.show(view)
    return screen
  }

  /// The texts of the rows, from top to bottom.
  private func rows(_ screen: Screen) -> [[String]] {
    screen.nodes.filter { $0.role == .cell }
      .map { cell in cell.selfAndDescendants.filter { $0.role == .staticText }.compactMap(\.label) }
  }

  private func tap(_ label: String, on screen: Screen, duration: Double? = nil) throws {
    let frame = try #require(screen.nodes.first { $0.outlineName == label }).frame
    let point = CGPoint(x: frame.midX, y: frame.midY)
    if let duration { screen.tap(at: point, duration: duration) } else { screen.tap(at: point) }
  }

  private struct People: View {
    @Bindable var selection: TestValue<Int?>

    var body: some View {
      Table(people, selection: $selection.value) {
        TableColumn("Name", value: \.name)
        TableColumn("City") { Text($0.city) }.width(200)
      }
    }
  }

  /// Columns that are made by passing the call on, as packages do that watch what content reads.
  nonisolated private struct Wrapped<Content: TableColumnContent>: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never

    let content: Content

    var tableColumnBody: Never { fatalError() }

    static func _makeContent(
      content: _GraphValue<Wrapped<Content>>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
      Content._makeContent(content: content[\.content], inputs: inputs)
    }
  }

  @Test("columns around columns make those of their content")
  func wrapped() {
    let screen = wide(
      Table(people) {
        Wrapped(content: TableColumn("Name") { (person: Person) in Text(person.name) })
        TableColumn("City") { Text($0.city) }
      })
    #expect(rows(screen) == [["Ann", "Rome"], ["Bob", "Oslo"], ["Cid", "Bonn"]])
    #expect(screen.graph.issues.isEmpty)
  }

  @Test("on a phone it is a list of the first column")
  func compact() {
    let screen = Screen.phone()
    screen.show(People(selection: TestValue(nil)))
    #expect(screen.nodes.filter { $0.role == .staticText }.map(\.label) == ["Ann", "Bob", "Cid"])
    #expect(screen.graph.issues.isEmpty)
  }

  @Test("in a wide window columns stand side by side, below their titles")
  func regular() throws {
    let selection = TestValue<Int?>(nil)
    let screen = wide(People(selection: selection))
    let frames = try ["Name", "City", "Ann", "Rome", "Bob", "Oslo"].map { try #require(screen.frame(ofText: $0)) }
    let (names, cities) = ([0, 2, 4].map { frames[$0] }, [1, 3, 5].map { frames[$0] })
    #expect(Set(names.map(\.minX)).count == 1)
    #expect(Set(cities.map(\.minX)).count == 1)
    #expect(names[0].maxY <= names[1].minY && names[1].maxY <= names[2].minY)
    #expect(cities[0].minX > 800 - 200 - 30)
  }

  @Test("an iPad shows all columns by itself")
  func tablet() {
    let screen = Screen(device: .iPad)
    screen.show(People(selection: TestValue(nil)))
    #expect(screen.frame(ofText: "City") != nil && screen.frame(ofText: "Rome") != nil)
  }

  @Test("a tap on a row selects its value")
  func selects() throws {
    let selection = TestValue<Int?>(nil)
    let screen = wide(People(selection: selection))
    let row = try #require(screen.frame(ofText: "Bob"))
    screen.tap(at: CGPoint(x: 400, y: row.midY))
    #expect(selection.value == 2)
  }

  private struct Sorted: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var rows = people

    var body: some View {
      Table(rows, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("City") { Text($0.city) }
      }
      .onChange(of: order) { rows.sort(using: order) }
    }
  }

  @Test("a tap on a title sorts by its column, another tap reverses the order")
  func sorts() throws {
    let screen = wide(Sorted())
    #expect(screen.node(.button, "Name")?.value == "ascending")
    try tap("Age", on: screen)
    #expect(rows(screen).map(\.first) == ["Bob", "Cid", "Ann"])
    #expect(screen.node(.button, "Age")?.value == "ascending")
    #expect(screen.node(.button, "Name")?.value ?? "" == "")
    try tap("Age", on: screen)
    #expect(rows(screen).map(\.first) == ["Ann", "Cid", "Bob"])
    #expect(screen.node(.button, "Age")?.value == "descending")
  }

  @Test("the title of a column without a value is not a button")
  func unsortedTitle() {
    let screen = wide(Sorted())
    #expect(screen.node(.button, "City") == nil)
    #expect(screen.frame(ofText: "City") != nil)
  }

  @Test("the previous sort column becomes the second one")
  func keepsOrder() throws {
    let order = TestValue([KeyPathComparator(\Person.name, order: .reverse)])
    struct Ordered: View {
      @Bindable var order: TestValue<[KeyPathComparator<Person>]>

      var body: some View {
        Table(people, sortOrder: $order.value) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }
        }
      }
    }
    let screen = wide(Ordered(order: order))
    try tap("Age", on: screen)
    #expect(order.value.map(\.keyPath) == [\Person.age, \Person.name])
    #expect(order.value.map(\.order) == [.forward, .reverse])
  }

  @Test("rows can be given one by one, in sections and as the rows of a collection")
  func ownRows() {
    let screen = wide(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(people[0])
        Section("Others") {
          ForEach(people.dropFirst()) { TableRow($0) }
        }
        if people.isEmpty { TableRow(people[0]) }
      })
    let texts = screen.nodes.filter { $0.role == .staticText }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(texts.map(\.label) == ["Name", "Ann", "Others", "Bob", "Cid"])
    #expect(rows(screen) == [["Ann"], ["Bob"], ["Cid"]])
  }

  @Test("a row opens its menu on a long press")
  func menu() throws {
    let log = EventLog()
    let screen = wide(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(people) { person in
          TableRow(person).contextMenu { Button("Call") { log.add(person.name) } }
        }
      })
    try tap("Bob", on: screen, duration: 0.6)
    try tap("Call", on: screen)
    #expect(log.take() == ["Bob"])
  }

  @Test("columns can be made from a collection")
  func columnsFromData() throws {
    let keys: [(title: String, path: KeyPath<Person, String>)] = [("Name", \.name), ("City", \.city)]
    let screen = wide(
      Table(people) {
        TableColumnForEach(keys, id: \.title) { key in
          TableColumn(key.title, value: key.path)
        }
      })
    #expect(rows(screen) == [["Ann", "Rome"], ["Bob", "Oslo"], ["Cid", "Bonn"]])
  }

  @Test("a column hidden by its customization is absent")
  func customization() {
    var customization = TableColumnCustomization<Person>()
    customization[visibility: "city"] = .hidden
    let screen = wide(
      Table(people, columnCustomization: .constant(customization)) {
        TableColumn("Name", value: \.name)
        TableColumn("City", value: \.city).customizationID("city")
        TableColumn("Age") { Text("\($0.age)") }.defaultVisibility(.hidden)
      })
    #expect(rows(screen) == [["Ann"], ["Bob"], ["Cid"]])
  }

  @Test("numbers stand at the trailing edge of their column")
  func alignment() throws {
    let screen = wide(
      Table(people) {
        TableColumn("Age") { Text("\($0.age)") }.width(100).alignment(.numeric)
      })
    let title = try #require(screen.frame(ofText: "Age"))
    let number = try #require(screen.frame(ofText: "41"))
    #expect(title.maxX == number.maxX)
    #expect(title.minX != number.minX)
  }

  @Test("the rows below a value are shown when it is unfolded")
  func outline() throws {
    let tree = [Person(id: 1, name: "Ann", city: "Rome", friends: [Person(id: 2, name: "Bob", city: "Oslo")])]
    let screen = wide(
      Table(tree, children: \.friends) {
        TableColumn("Name", value: \.name)
      })
    #expect(screen.frame(ofText: "Bob") == nil)
    try tap("Ann", on: screen)
    #expect(screen.nodes.contains { $0.outlineName == "Bob" })
  }

  @Test("titles can be hidden")
  func hiddenTitles() {
    let screen = wide(People(selection: TestValue(nil)).tableColumnHeaders(.hidden))
    #expect(screen.frame(ofText: "Name") == nil)
    #expect(screen.frame(ofText: "Ann") != nil)
  }

  @Test("a group with an empty branch is a group of views, not of rows or columns")
  func emptyBranch() {
    struct Empty: View {
      let isEmpty = true

      var body: some View {
        Group {
          if isEmpty {
          } else {
            Text("no")
          }
        }
      }
    }
    #expect(PhoneScreen(Empty()).texts.isEmpty)
  }

  @Test("columns share the width that fixed ones leave, within their limits")
  func widths() {
    let columns = [
      TableColumnWidth(), TableColumnWidth(min: 100, ideal: 100, max: 100), TableColumnWidth(min: nil, max: 50),
      TableColumnWidth(),
    ]
    #expect(TableColumnWidth.shared(450, by: columns) == [150, 100, 50, 150])
  }

  @Test("texts are sorted in localized order")
  func standardOrder() {
    let names = ["item 10", "Item 9", "item 2", "f", "é", "E"]
    #expect(names.sorted(using: .localizedStandard) == ["E", "é", "f", "item 2", "Item 9", "item 10"])
    let order = KeyPathComparator(\Person.name, order: .reverse)
    let unsorted = [Person(id: 1, name: "b", city: ""), Person(id: 2, name: "C", city: "")]
    #expect(unsorted.sorted(using: order).map(\.name) == ["C", "b"])
  }
}
