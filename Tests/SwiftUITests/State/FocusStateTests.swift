import Foundation
import Testing

@testable import SwiftUI

@Suite("FocusState") @MainActor
struct FocusStateTests {
  enum Field: Hashable { case name, street, city }

  struct Address: View {
    @FocusState private var field: Field?
    @State private var texts = ["", "", ""]
    @State private var hasCity = false

    var body: some View {
      TextField("Name", text: $texts[0]).focused($field, equals: .name)
      TextField("Street", text: $texts[1]).focused($field, equals: .street)
      if hasCity { TextField("City", text: $texts[2]).focused($field, equals: .city) }
      Text(field.map { "\($0)" } ?? "none")
      Button("Focus street") { field = .street }
      Button("Focus city") { field = .city }
      Button("Add city") {
        hasCity = true
        field = .city
      }
      Button("Remove city") { hasCity = false }
      Button("Leave") { field = nil }
    }
  }

  private func focus(_ host: ControlHost) throws -> String? { try host.node(nil, .staticText).label }

  @Test("the state identifies the field with the focus")
  func followsFocus() throws {
    let host = ControlHost { Address() }
    #expect(try focus(host) == "none")
    try host.perform(.activate, on: "Name")
    #expect(try focus(host) == "name")
    try host.perform(.setText, on: "Street", with: .text("Main St"))
    #expect(try focus(host) == "street")
  }

  @Test("writing the state moves the focus, also to a field that appears in the same update")
  func movesFocus() throws {
    let host = ControlHost { Address() }
    try host.perform(.activate, on: "Focus street")
    #expect(try focus(host) == "street")
    #expect(host.screen.graph.focus.focused?.isFocused == true)
    try host.perform(.activate, on: "Add city")
    #expect(try focus(host) == "city")
    try host.perform(.activate, on: "Leave")
    #expect(try focus(host) == "none")
    #expect(host.screen.graph.focus.focused == nil)
  }

  @Test("a value that no field has is reset, and so is that of a removed field")
  func resets() throws {
    let host = ControlHost { Address() }
    try host.perform(.activate, on: "Focus city")
    #expect(try focus(host) == "none")
    try host.perform(.activate, on: "Add city")
    try host.perform(.activate, on: "Remove city")
    #expect(try focus(host) == "none")
  }

  struct Flag: View {
    @FocusState private var isFocused: Bool
    let startsFocused: Bool

    var body: some View {
      Inner(isFocused: $isFocused)
        .onAppear { if startsFocused { isFocused = true } }
      Text(isFocused ? "editing" : "resting")
    }

    struct Inner: View {
      @FocusState.Binding var isFocused: Bool
      @State private var text = ""

      var body: some View {
        TextField("Search", text: $text).focused($isFocused)
        Button("Done") { isFocused = false }
      }
    }
  }

  @Test("a Boolean state works through a binding and from onAppear")
  func booleanState() throws {
    let host = ControlHost { Flag(startsFocused: true) }
    #expect(try focus(host) == "editing")
    try host.perform(.activate, on: "Done")
    #expect(try focus(host) == "resting")
    try host.perform(.activate, on: "Search")
    #expect(try focus(host) == "editing")
  }

  struct Chain: View {
    @FocusState private var field: Field?
    @State private var texts = ["", ""]
    let log: EventLog

    var body: some View {
      Group {
        TextField("Name", text: $texts[0]).focused($field, equals: .name)
        TextField("Street", text: $texts[1]).focused($field, equals: .street)
      }
      .onSubmit {
        field = field == .name ? .street : nil
        if field == nil { log.add("done") }
      }
      Text(field.map { "\($0)" } ?? "none")
    }
  }

  @Test("return moves to the next field through an action, and unfocuses the last one")
  func submitChain() throws {
    let log = EventLog()
    let host = ControlHost { Chain(log: log) }
    try host.perform(.submit, on: "Name")
    #expect(try focus(host) == "street")
    #expect(log.lines.isEmpty)
    try host.perform(.submit, on: "Street")
    #expect(try focus(host) == "none")
    #expect(log.lines == ["done"])
  }

  private struct Adding: View {
    let keepsFocus: Bool
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
      TextField("Item", text: $text)
        .focused($isFocused)
        .onSubmit {
          text = ""
          if keepsFocus { isFocused = true }
        }
      Text(isFocused ? "focused" : "none")
    }
  }

  @Test("return keeps the focus if the action writes the state again", arguments: [true, false])
  func submitKeepsFocus(keepsFocus: Bool) throws {
    let host = ControlHost { Adding(keepsFocus: keepsFocus) }
    for _ in 0..<2 {
      try host.perform(.setText, on: "Item", with: .text("Tea"))
      #expect(try focus(host) == "focused")
      let submit = try #require(host.node(nil, .textField).actions.first { $0.kind == .submit })
      host.screen.perform(submit)
      #expect(try focus(host) == (keepsFocus ? "focused" : "none"))
    }
  }

  private struct Defaults: View {
    @FocusState private var field: Field?
    @State private var texts = ["", ""]
    @State private var isShown = false

    var body: some View {
      VStack {
        TextField("Name", text: $texts[0]).focused($field, equals: .name)
        if isShown {
          TextField("Street", text: $texts[1]).focused($field, equals: .street)
            .defaultFocus($field, .street)
        }
      }
      .defaultFocus($field, .name)
      Text(field.map { "\($0)" } ?? "none")
      Button("Show") { isShown = true }
      Button("Leave") { field = nil }
    }
  }

  @Test("the default focus applies initially, and does not take the focus from another view")
  func defaultFocus() throws {
    let host = ControlHost { Defaults() }
    #expect(try focus(host) == "name")
    try host.perform(.activate, on: "Show")
    #expect(try focus(host) == "name")
  }

  @Test("views that appear later get the default focus, if nothing has the focus")
  func laterDefaultFocus() throws {
    let host = ControlHost { Defaults() }
    try host.perform(.activate, on: "Leave")
    try host.perform(.activate, on: "Show")
    #expect(try focus(host) == "street")
  }

  @Test("a scope blocks submissions from outer actions")
  func submitScope() throws {
    func submissions(isBlocking: Bool) throws -> [String] {
      let log = EventLog()
      let host = ControlHost {
        VStack {
          TextField("Name", text: .constant("")).onSubmit { log.add("inner") }.submitScope(isBlocking)
        }
        .onSubmit { log.add("outer") }
      }
      try host.perform(.submit, on: "Name")
      return log.lines
    }
    #expect(try submissions(isBlocking: true) == ["inner"])
    #expect(try submissions(isBlocking: false) == ["inner", "outer"])
  }

  private struct Scoped: View {
    @Namespace private var namespace
    @FocusState private var field: Field?

    var body: some View {
      VStack { TextField("Name", text: .constant("")).focused($field, equals: .name) }.focusScope(namespace)
      Text(field.map { "\($0)" } ?? "none")
      Button("Focus") { field = .name }
    }
  }

  @Test("a scope does not prevent focus")
  func focusScope() throws {
    let host = ControlHost { Scoped() }
    try host.perform(.activate, on: "Focus")
    #expect(try focus(host) == "name")
  }

  private struct Apart: View {
    @FocusState private var isFirst: Bool
    @FocusState private var isSecond: Bool
    @State private var isShown = false

    var body: some View {
      TextField("First", text: .constant("")).focused($isFirst)
      if isShown { TextField("Second", text: .constant("")).focused($isSecond).defaultFocus($isSecond, true) }
      Text(isFirst ? "first" : isSecond ? "second" : "none")
      Button("Show") { isShown = true }
    }
  }

  @Test("a default focus of another state does not take the focus away either")
  func defaultFocusOfAnotherState() throws {
    let host = ControlHost { Apart() }
    try host.perform(.activate, on: "First")
    try host.perform(.activate, on: "Show")
    #expect(try focus(host) == "first")
  }

  private struct Form: View {
    @Binding var ended: Int
    @Binding var isShown: Bool
    @FocusState private var field: Field?
    @State private var name = ""

    var body: some View {
      List {
        ForEach(0..<1) { _ in
          TextField("Name", text: $name) { if !$0 { ended += 1 } }.focused($field, equals: .name)
        }
      }
      .onAppear { field = .name }
      Button("Remove") { isShown = false }
    }
  }

  private struct Departing: View {
    let isSheet: Bool
    @State private var isShown = true
    @State private var ended = 0

    var body: some View {
      List { ForEach(0..<2) { Text("Row \($0)") } }
        .sheet(isPresented: isSheet ? $isShown : .constant(false)) { Form(ended: $ended, isShown: $isShown) }
      if !isSheet, isShown { Form(ended: $ended, isShown: $isShown) }
      Text("Ended \(ended)")
    }
  }

  @Test("a removed field with the focus ends editing in an action, without a warning", arguments: [false, true])
  func departure(isSheet: Bool) throws {
    let host = ControlHost { Departing(isSheet: isSheet) }
    #expect(host.screen.graph.focus.focused != nil)
    try host.perform(.activate, on: "Remove")
    #expect(host.screen.graph.focus.focused == nil)
    #expect(try host.node("Ended 1", .staticText).label == "Ended 1")
    #expect(host.screen.graph.issues.map(\.description) == [])
  }

  private struct Rows: View {
    @State private var rows = [1, 2]
    @FocusState private var field: Int?

    var body: some View {
      List {
        ForEach(rows, id: \.self) { row in
          TextField("Row \(row)", text: .constant("")).focused($field, equals: row)
        }
      }
      Text(field.map { "\($0)" } ?? "none")
      Button("Remove") { rows = [1] }
    }
  }

  @Test("the removal of a row with the focus writes the state in an action, without a warning")
  func row() throws {
    let host = ControlHost { Rows() }
    try host.perform(.activate, on: "Row 2")
    try host.perform(.activate, on: "Remove")
    #expect(host.screen.graph.focus.focused == nil)
    #expect(host.screen.graph.issues.map(\.description) == [])
  }
}
