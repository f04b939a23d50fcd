import SwiftUI
import Testing
import ViewInspector

private struct Tabs: View {
  @State private var selection = 1

  var body: some View {
    VStack {
      Button("Next") { selection += 1 }
      TabView(selection: $selection) {
        Text("One").tabItem { Text("First") }.tag(1)
        Text("Two").tabItem { Text("Second") }.tag(2)
      }
    }
  }
}

private struct ModernTabs: View {
  @State private var selection = "a"

  var body: some View {
    VStack {
      Button("Next") { selection = "b" }
      TabView(selection: $selection) {
        Tab("First", systemImage: "1.circle", value: "a") { Text("One") }
        Tab("Second", systemImage: "2.circle", value: "b") { Text("Two") }
      }
    }
  }
}

@MainActor
@Suite("Tab views")
struct TabViewTests {
  @Test("only the selected tab exists")
  func selection() throws {
    let view = Tabs()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let tabs = { try view.inspect(function: "selection()").find(ViewType.TabView.self) }
    #expect(try tabs().text(0).tabItem().text().string() == "First")
    #expect { try tabs().text(1) } throws: { $0.localizedDescription == "View for tab with tag 2 is absent" }
    try view.inspect().find(button: "Next").tap()
    #expect(try tabs().text(1).string() == "Two")
    #expect(try view.inspect().find(viewWithTag: 2).text().string() == "Two")
    #expect(throws: InspectionError.self) { try view.inspect().find(text: "One") }
  }

  @Test("of tabs with values, only the selected one is found")
  func tabContent() throws {
    let view = ModernTabs()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    #expect(throws: Never.self) { try view.inspect().find(text: "One") }
    #expect(throws: InspectionError.self) { try view.inspect().find(text: "Two") }
    try view.inspect().find(button: "Next").tap()
    #expect(throws: Never.self) { try view.inspect().find(text: "Two") }
    #expect(throws: InspectionError.self) { try view.inspect().find(text: "One") }
  }

  @Test("of tabs made from data, only the selected one is found")
  func rows() throws {
    let view = TabView(selection: .constant(2)) { ForEach(1..<4) { Text("Tab \($0)").tag($0) } }
    #expect(throws: Never.self) { try view.inspect().find(text: "Tab 2") }
    #expect(throws: InspectionError.self) { try view.inspect().find(text: "Tab 1") }
    #expect(throws: InspectionError.self) { try view.inspect().find(text: "Tab 3") }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test("equal tabs have separate state")
  func state() throws {
    let view = TabView {
      Tab("A", systemImage: "a") { Counter() }
      Tab("B", systemImage: "b") { Counter() }
    }
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    try view.inspect().tabView().find(ViewType.Button.self).tap()
    #expect(try view.inspect().tabView().findAll(ViewType.Text.self).map { try $0.string() }.contains("Count 1"))
    #expect(try view.inspect().tabView().findAll(ViewType.Text.self).map { try $0.string() }.contains("Count 0"))
  }

  @Test("styles are those that were set")
  func styles() throws {
    let pages = EmptyView().tabViewStyle(.page(indexDisplayMode: .never)).indexViewStyle(.page)
    #expect(try pages.inspect().tabViewStyle() as? PageTabViewStyle == PageTabViewStyle(indexDisplayMode: .never))
    #expect(try pages.inspect().indexViewStyle() is PageIndexViewStyle)
    #expect(PageTabViewStyle() != PageTabViewStyle(indexDisplayMode: .always))
  }
}
