import SwiftUI
import Testing
import ViewInspector

private struct Detail: View {
  let name: String

  @State private var visits = 0

  var body: some View {
    Button("\(name) \(visits)") { visits += 1 }
  }
}

private struct Menu: View {
  @State private var choice: String?

  var body: some View {
    NavigationStack {
      List {
        ForEach(["A", "B"], id: \.self) { name in
          NavigationLink(name, destination: Detail(name: name), tag: name, selection: $choice)
        }
      }
    }
  }
}

private struct Presenting: View {
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      Button("Open") { isPresented = true }
        .navigationDestination(isPresented: $isPresented) { Detail(name: "Presented") }
    }
  }
}

@MainActor
@Suite("Navigation links and destinations")
struct NavigationLinkTests {
  @Test("a link that is active shows its destination, and only it")
  func activation() throws {
    let view = Menu()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let link = { (name: String) in try view.inspect(function: "activation()").find(navigationLink: name) }
    #expect(try link("A").isActive() == false)
    #expect(throws: InspectionError.self) { try view.inspect().find(Detail.self) }
    try link("B").activate()
    #expect(try link("A").isActive() == false)
    #expect(try link("B").isActive())
    #expect(try view.inspect().find(button: "B 0").pathToRoot.hasSuffix(".view(Detail.self).button()"))
    try link("B").deactivate()
    #expect(throws: InspectionError.self) { try view.inspect().find(Detail.self) }
  }

  @Test("a pushed view has the state of the screen")
  func screenState() throws {
    let view = Menu()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    try view.inspect().find(navigationLink: "A").activate()
    try view.inspect().find(button: "A 0").tap()
    try view.inspect().find(button: "A 1").tap()
    #expect(throws: Never.self) { try view.inspect().find(button: "A 2") }
    try view.inspect().find(navigationLink: "A").deactivate()
    try view.inspect().find(navigationLink: "A").activate()
    #expect(throws: Never.self) { try view.inspect().find(button: "A 0") }
  }

  @Test("a presented destination exists while its binding is true")
  func presented() throws {
    let view = Presenting()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let button = try view.inspect().find(button: "Open")
    #expect { try button.navigationDestination() } throws: {
      $0.localizedDescription == "View for NavigationDestination is absent"
    }
    try button.tap()
    try view.inspect().find(button: "Presented 0").tap()
    let destination = try view.inspect().find(button: "Open").navigationDestination()
    #expect(throws: Never.self) { try destination.find(button: "Presented 1") }
    try destination.set(isPresented: false)
    #expect(throws: InspectionError.self) { try view.inspect().find(Detail.self) }
  }

  @Test("a link has the value that it presents, under its type")
  func value() throws {
    let link = try NavigationLink("Seven", value: 7).inspect().navigationLink()
    #expect(try link.value(Int.self) == 7)
    #expect(try link.labelView().text().string() == "Seven")
    #expect { try link.value(String.self) } throws: {
      $0.localizedDescription == "Type mismatch: Int is not String"
    }
    #expect { try NavigationLink("", destination: EmptyView()).inspect().navigationLink().value(Int.self) } throws: {
      $0.localizedDescription == "Optional<NavigationLinkPresentedValue> does not have 'some' attribute"
    }
  }

  @Test("columns of a split view are distinguished")
  func splitView() throws {
    let view = NavigationSplitView {
      Text("Sidebar")
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
    let split = try view.inspect().navigationSplitView()
    #expect(try split.sidebarView().text().string() == "Sidebar")
    #expect(try split.text().string() == "Content")
    #expect(try split.detailView().text().string() == "Detail")
  }
}
