import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Events")
struct EventsTests {
  private struct Log: View {
    @State private var entries: [String] = []
    let value = 1

    var body: some View {
      Text(entries.joined(separator: " "))
        .onChange(of: value) { entries.append("\($0)>\($1)") }
        .onDisappear { entries.append("gone") }
        .onSubmit { entries.append("text") }
        .onSubmit(of: .search) { entries.append("search") }
        .onMoveCommand { entries.append("\($0)") }
        .onTapGesture { entries.append("tap") }
        .onLongPressGesture { entries.append("press") }
        .onAppear { entries.append("here") }
        .onCopyCommand {
          entries.append("copy")
          return []
        }
        .onCutCommand {
          entries.append("cut")
          return []
        }
        .onDeleteCommand { entries.append("delete") }
        .onExitCommand { entries.append("exit") }
        .contextMenu { Button("menu") { entries.append("menu") } }
        .transaction { _ in }
    }
  }

  @Test("actions run on the state of the screen")
  func actions() throws {
    let view = Log()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let text = try view.inspect().text()
    try text.callOnChange(newValue: 2)
    try text.callOnChange(oldValue: 2, newValue: 3)
    try text.callOnDisappear()
    try text.callOnSubmit()
    try text.callOnSubmit(of: .search)
    try text.callOnMoveCommand(.left)
    try text.callOnTapGesture()
    try text.callOnLongPressGesture()
    try text.callTransaction()
    try text.callOnAppear()
    try text.callOnCopyCommand()
    try text.callOnCutCommand()
    try text.callOnDeleteCommand()
    try text.callOnExitCommand()
    try text.find(button: "menu").tap()
    let log = "here 1>2 2>3 gone text search left tap press here copy cut delete exit menu"
    #expect(try view.inspect().text().string() == log)
    let error = #expect(throws: InspectionError.self) { try text.callOnChange(newValue: "a") }
    #expect(error?.localizedDescription == "Text does not have 'onChange' modifier")
  }

  private struct Focused: View {
    @State private var isFocused = false

    @available(*, deprecated)
    var body: some View {
      Text(isFocused ? "focused" : "blurred").focusable(onFocusChange: { isFocused = $0 })
    }
  }

  @Test("a change of the focus runs its action")
  func focusChange() throws {
    let view = Focused()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    try view.inspect().text().callOnFocusChange()
    #expect(try view.inspect().text().string() == "focused")
  }

  private struct Loaded: View {
    @State private var text = "none"

    var body: some View {
      Text(text)
        .refreshable { await MainActor.run { text = "refreshed" } }
    }
  }

  @Test("refreshing is awaited")
  func refreshing() async throws {
    let view = Loaded()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    try await view.inspect().text().callRefreshable()
    #expect(try view.inspect().text().string() == "refreshed")
  }

  @Test("a task is awaited")
  func task() async throws {
    var ran = false
    try await Text("x").task { ran = true }.inspect().text().callTask()
    #expect(ran)
  }
}
