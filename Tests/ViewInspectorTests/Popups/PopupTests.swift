import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Popups", .serialized)
struct PopupTests {
  private struct Screen: View {
    @State private var isSheetShown = false
    @State private var item: Item?
    @State private var isAlertShown = false
    @State private var isDialogShown = false
    @State private var isValueShown = false
    @State private var log = "-"

    struct Item: Identifiable {
      let id: Int
    }

    var body: some View {
      VStack {
        Text("Log \(log)")
        Button("Sheet") { isSheetShown = true }
        Button("Item") { item = Item(id: 3) }
        Button("Alert") { isAlertShown = true }
        Button("Dialog") { isDialogShown = true }
        Button("Value") { isValueShown = true }
      }
      .sheet(isPresented: $isSheetShown, onDismiss: { log = "sheet gone" }) { Counter() }
      .popover(item: $item, arrowEdge: .bottom) { Text("Item \($0.id)") }
      .alert("Really?", isPresented: $isAlertShown) {
        Button("Yes") { log = "yes" }
        Button("No", role: .cancel) {}
      } message: {
        Text("It cannot be undone.")
      }
      .confirmationDialog("Choose", isPresented: $isDialogShown, titleVisibility: .visible) {
        Button("First") { log = "first" }
      }
      .alert(isPresented: $isValueShown) {
        Alert(title: Text("Old"), primaryButton: .default(Text("OK")) { log = "ok" }, secondaryButton: .cancel())
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("Count \(count)")
      Button("Add") { count += 1 }
    }
  }

  private func withScreen(_ body: (Screen) throws -> Void) rethrows {
    let view = Screen()
    ViewHosting.host(view: view, function: "popups")
    defer { ViewHosting.expel(function: "popups") }
    try body(view)
  }

  private func root(_ view: Screen) throws -> InspectableView<ViewType.VStack> {
    try view.inspect(function: "popups").vStack()
  }

  @Test("a sheet is presented, its views keep state, and it is dismissed")
  func sheet() throws {
    try withScreen { view in
      #expect(throws: InspectionError.self) { try root(view).sheet() }
      try root(view).find(button: "Sheet").tap()
      try root(view).sheet().find(button: "Add").tap()
      #expect(try root(view).sheet().find(text: "Count 1").string() == "Count 1")
      #expect(throws: Never.self) { try root(view).find(text: "Count 1") }
      try root(view).sheet().dismiss()
      #expect(try root(view).text(0).string() == "Log sheet gone")
      let error = #expect(throws: InspectionError.self) { try root(view).sheet() }
      #expect(error?.localizedDescription == "View for Sheet is absent")
    }
  }

  @Test("a popover is created from its item")
  func popover() throws {
    try withScreen { view in
      try root(view).find(button: "Item").tap()
      #expect(try root(view).popover().text().string() == "Item 3")
      #expect(try root(view).popover().arrowEdge() == .bottom)
      try root(view).popover().dismiss()
      #expect(throws: InspectionError.self) { try root(view).popover() }
    }
  }

  @Test("a button of an alert runs its action and dismisses the alert")
  func alert() throws {
    try withScreen { view in
      try root(view).find(button: "Alert").tap()
      let alert = try root(view).alert()
      #expect(try alert.title().string() == "Really?")
      #expect(try alert.message().text().string() == "It cannot be undone.")
      try alert.actions().button(0).tap()
      #expect(try root(view).text(0).string() == "Log yes")
      #expect(throws: InspectionError.self) { try root(view).alert() }
    }
  }

  @Test("a dialog is found by its texts")
  func dialog() throws {
    try withScreen { view in
      try root(view).find(button: "Dialog").tap()
      #expect(try root(view).confirmationDialog().titleVisibility() == .visible)
      #expect(try root(view).find(text: "Choose").pathToRoot.hasSuffix("confirmationDialog().title()"))
      try root(view).find(button: "First").tap()
      #expect(try root(view).text(0).string() == "Log first")
      #expect(throws: InspectionError.self) { try root(view).confirmationDialog() }
    }
  }

  @Test("an alert of type Alert")
  func alertValue() throws {
    try withScreen { view in
      try root(view).find(button: "Value").tap()
      let alert = try root(view).alert(1)
      #expect(try alert.secondaryButton().style() == .cancel)
      #expect(try alert.primaryButton().labelView().string() == "OK")
      try alert.primaryButton().tap()
      #expect(try root(view).text(0).string() == "Log ok")
      #expect(throws: InspectionError.self) { try root(view).alert(1) }
    }
  }

  @Test("without a screen, a sheet needs a presenter, unless configured otherwise")
  func setting() throws {
    let view = Text("x").sheet(isPresented: .constant(true)) { Text("y") }
    let error = #expect(throws: InspectionError.self) { try view.inspect().text().sheet() }
    #expect(error?.localizedDescription.hasPrefix("Please refer to the Guide for inspecting the Sheet") == true)
    #expect(throws: InspectionError.self) { try view.inspect().find(text: "y") }
    ViewHosting.findsPopupsWithoutHost = true
    defer { ViewHosting.findsPopupsWithoutHost = false }
    #expect(try view.inspect().text().sheet().text().string() == "y")
    #expect(throws: Never.self) { try view.inspect().find(text: "y") }
  }

  private struct Presenter: ViewModifier, PopupPresenter {
    let isPresented: Binding<Bool>
    let popupBuilder: () -> Text
    let onDismiss: (() -> Void)?

    func body(content: Self.Content) -> some View {
      content.sheet(isPresented: isPresented, onDismiss: onDismiss, content: popupBuilder)
    }
  }

  @Test("a custom presenter is dismissed")
  func presenter() throws {
    var isPresented = true
    var dismissals = 0
    let binding = Binding(get: { isPresented }, set: { isPresented = $0 })
    let view = Text("x")
      .modifier(Presenter(isPresented: binding, popupBuilder: { Text("y") }, onDismiss: { dismissals += 1 }))
    #expect(try view.inspect().find(text: "y").pathToRoot == "text().sheet().text(0)")
    try view.inspect().text().sheet().dismiss()
    #expect(!isPresented && dismissals == 1)
  }
}
