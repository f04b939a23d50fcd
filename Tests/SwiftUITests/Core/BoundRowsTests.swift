import Testing

@testable import SwiftUI

/// Rows of a binding to a collection follow the collection, in each form of `ForEach` and in each container.
@Suite("Rows of bindings") @MainActor
struct BoundRowsTests {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private enum Container: CaseIterable { case column, list, form, section, lazyColumn, lazyGrid }

  private struct Contained<Content: View>: View {
    let container: Container
    @ViewBuilder let content: Content

    var body: some View {
      switch container {
      case .column: VStack { content }
      case .list: List { content }
      case .form: Form { content }
      case .section: List { Section("Header") { content } }
      case .lazyColumn: ScrollView { LazyVStack { content } }
      case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem()]) { content } }
      }
    }
  }

  private enum Loop: CaseIterable { case plain, identified, reversed, slice, array, edited, nested }

  private struct Rows: View {
    let form: Loop
    @Binding var items: [Item]

    var body: some View {
      switch form {
      case .plain: ForEach($items) { $item in Text(item.name) }
      case .identified: ForEach($items, id: \.id) { $item in Text(item.name) }
      case .reversed: ForEach($items.reversed()) { $item in Text(item.name) }
      case .slice: ForEach($items[0...]) { $item in Text(item.name) }
      case .array: ForEach(Array($items)) { $item in Text(item.name) }
      case .edited: ForEach($items, editActions: .all) { $item in Text(item.name) }
      case .nested: ForEach(0..<1) { _ in ForEach($items) { $item in Text(item.name) } }
      }
    }
  }

  private struct Page: View {
    let container: Container
    let form: Loop
    let given: TestValue<Binding<[Item]>?>
    @State private var items = [Item(id: 0, name: "a"), Item(id: 1, name: "b")]

    var body: some View {
      Contained(container: container) { Rows(form: form, items: $items) }.onAppear { given.value = $items }
    }
  }

  private func texts(_ screen: Screen) -> [String] {
    screen.nodes.filter { $0.role == .staticText }.compactMap(\.label).filter { $0 != "HEADER" }
  }

  @Test("rows that are appended, removed, renamed and moved are shown", arguments: Container.allCases, Loop.allCases)
  private func changes(container: Container, form: Loop) throws {
    // The bounds of the slice are read in the body, which reads the items for it.
    let given = TestValue<Binding<[Item]>?>(nil)
    let screen = Screen.phone()
    screen.show(Page(container: container, form: form, given: given))
    let items = try #require(given.value)
    func expect(_ names: [String], sourceLocation: SourceLocation = #_sourceLocation) {
      let names = form == .reversed ? names.reversed() : names
      #expect(texts(screen) == names, "\(container), \(form)", sourceLocation: sourceLocation)
    }
    expect(["a", "b"])
    screen.perform { items.wrappedValue.append(Item(id: 2, name: "c")) }
    expect(["a", "b", "c"])
    screen.perform { items.wrappedValue[1].name = "B" }
    expect(["a", "B", "c"])
    screen.perform { items.wrappedValue.swapAt(0, 2) }
    expect(["c", "B", "a"])
    screen.perform { items.wrappedValue.removeFirst() }
    expect(["B", "a"])
    screen.perform { items.wrappedValue.removeAll() }
    expect([])
    screen.perform { items.wrappedValue = [Item(id: 7, name: "x"), Item(id: 8, name: "y")] }
    expect(["x", "y"])
    #expect(screen.graph.issues == [])
  }

  @MainActor @Observable
  final class Model {
    var items = [Item(id: 0, name: "a")]
  }

  private struct Observed: View {
    @Bindable var model: Model

    var body: some View { List { ForEach($model.items) { $item in Text(item.name) } } }
  }

  @Test("rows of a binding to an observed model are shown, also when they are written in several transactions")
  func observed() {
    let model = Model()
    let screen = Screen.phone()
    screen.show(Observed(model: model))
    screen.perform {
      withAnimation { model.items.append(Item(id: 1, name: "b")) }
      model.items.append(Item(id: 2, name: "c"))
    }
    screen.settle()
    #expect(texts(screen) == ["a", "b", "c"])
    screen.perform {
      withAnimation(.linear(duration: 1)) { model.items[0].name = "A" }
      model.items.removeLast(2)
    }
    screen.settle()
    #expect(texts(screen) == ["A"])
    #expect(screen.graph.issues == [])
  }

  private struct Grouped: View {
    @State private var items = [Item(id: 0, name: "a")]

    var body: some View {
      List {
        ForEach($items) { $item in
          Section(item.name) { TextField("Name", text: $item.name) }
        }
        Button("Add") { items.append(Item(id: items.count, name: "new")) }
      }
    }
  }

  @Test("sections of a binding follow the collection")
  func sections() {
    let phone = PhoneScreen(Grouped())
    #expect(phone.labels(.textField).count == 1)
    phone.tap("Add")
    #expect(phone.labels(.textField).count == 2)
    #expect(phone.issues == [])
  }
}
