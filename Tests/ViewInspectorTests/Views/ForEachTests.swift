import Foundation
import SwiftUI
import Testing
import ViewInspector

private struct Groceries: View {
  @State private var items = ["Milk", "Bread", "Eggs"]

  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        Row(item: item)
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      .onInsert(of: [.plainText]) { place, _ in items.insert("Dropped", at: place) }
    }
  }
}

private struct Row: View {
  let item: String

  @State private var isBought = false

  var body: some View {
    Button(isBought ? "\(item) is bought" : item) { isBought = true }
  }
}

@MainActor
@Suite("ForEach")
struct ForEachTests {
  private func titles(in view: Groceries, function: String = #function) throws -> [String] {
    try view.inspect(function: function).findAll(ViewType.Text.self).map { try $0.string() }
  }

  @Test("deleting, moving and dropping rows change the data of a hosted list")
  func edits() throws {
    let view = Groceries()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    try view.inspect().find(ViewType.ForEach.self).callOnDelete([0])
    #expect(try titles(in: view) == ["Bread", "Eggs"])
    try view.inspect().find(ViewType.ForEach.self).callOnMove([0], 2)
    #expect(try titles(in: view) == ["Eggs", "Bread"])
    try view.inspect().find(ViewType.ForEach.self).callOnInsert(of: [.plainText], 1, [])
    #expect(try titles(in: view) == ["Eggs", "Dropped", "Bread"])
  }

  @Test("the state of a row stays with its element")
  func rowState() throws {
    let view = Groceries()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    try view.inspect().find(button: "Bread").tap()
    #expect(try titles(in: view) == ["Milk", "Bread is bought", "Eggs"])
    try view.inspect().find(ViewType.ForEach.self).callOnDelete([0])
    #expect(try titles(in: view) == ["Bread is bought", "Eggs"])
  }

  @Test("an edit that the app does not support is an error")
  func missing() {
    let view = ForEach([1], id: \.self) { Text("\($0)") }
    #expect {
      try view.inspect().forEach().callOnDelete([0])
    } throws: {
      $0.localizedDescription == "ForEach<Array<Int>, Int, Text> does not have 'onDelete(perform:)' modifier"
    }
    #expect {
      try view.inspect().forEach().callOnInsert(of: [.pdf], 0, [])
    } throws: {
      $0.localizedDescription.hasSuffix("does not have 'onInsert(of: [\"com.adobe.pdf\"], perform:)' modifier")
    }
  }
}
