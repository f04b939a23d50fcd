import SwiftUI
import Testing
import ViewInspector

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      Text("Count \(count)")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Reset") { count = 0 } }
          if count < 2 {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("More") { count += 1 }
              Stamp()
            }
          }
        }
    }
  }
}

private struct Stamp: View {
  @State private var isStamped = false

  var body: some View { Button(isStamped ? "Stamped" : "Stamp") { isStamped = true } }
}

@MainActor
@Suite("Toolbars")
struct ToolbarTests {
  @Test("items of a shown toolbar act on the view, and come and go with its state")
  func live() throws {
    let view = Counter()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let path = try view.inspect().find(button: "More").pathToRoot
    #expect(path == "view(Counter.self).navigationStack().text().toolbar().itemGroup(1).button(0)")
    try view.inspect().find(button: "Stamp").tap()
    #expect(throws: Never.self) { try view.inspect().find(button: "Stamped") }
    try view.inspect().find(button: "More").tap()
    try view.inspect().find(button: "More").tap()
    #expect(throws: Never.self) { try view.inspect().find(text: "Count 2") }
    #expect(throws: InspectionError.self) { try view.inspect().find(button: "More") }
    try view.inspect().find(button: "Reset").tap()
    #expect(throws: Never.self) { try view.inspect().find(button: "More") }
  }

  @Test("items have placements and identifiers")
  func values() throws {
    let view = EmptyView().toolbar(id: "tools") {
      ToolbarItem(id: "first", placement: .bottomBar, showsByDefault: false) { Text("1") }
    }
    let toolbar = try view.inspect().toolbar()
    #expect(try toolbar.identifier() == "tools")
    #expect(try toolbar.item().identifier() == "first")
    #expect(try toolbar.item().placement() == .bottomBar)
    #expect(try toolbar.item().showsByDefault() == false)
    #expect { try toolbar.item(1) } throws: {
      $0.localizedDescription == "View for toolbar item at index 1 is absent"
    }
  }

  @Test("bar items are found, and hidden bars are reported")
  func bars() throws {
    let view = EmptyView().navigationBarItems(leading: Text("L"), trailing: Text("T"))
    #expect(throws: Never.self) { try view.inspect().find(text: "T") }
    #expect(try EmptyView().navigationBarHidden(true).inspect().navigationBarHidden())
    #expect(try EmptyView().navigationBarHidden(false).inspect().navigationBarHidden() == false)
    #expect(try EmptyView().navigationBarBackButtonHidden().inspect().navigationBarBackButtonHidden())
    #expect(try EmptyView().statusBarHidden().inspect().statusBarHidden())
    #expect { try EmptyView().inspect().navigationBarHidden() } throws: {
      $0.localizedDescription == "EmptyView does not have 'navigationBarHidden' modifier"
    }
  }
}
