import SwiftUI
import Testing
import ViewInspector

private struct Rows: View {
  @State private var isMarked = false

  var body: some View {
    List {
      Button("Mark") { isMarked = true }
        .listRowInsets(isMarked ? EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) : nil)
        .listRowBackground(Text(isMarked ? "Marked" : "Plain"))
        .safeAreaInset(edge: .bottom, spacing: 5) { Text(isMarked ? "Below marked" : "Below") }
    }
    .listStyle(.plain)
  }
}

@MainActor
@Suite("Modifiers of rows")
struct ListModifiersTests {
  @Test("modifiers of a row follow the state of a hosted list")
  func rows() throws {
    let view = Rows()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let button = { try view.inspect(function: "rows()").find(ViewType.Button.self) }
    #expect(try button().listRowBackground().text().string() == "Plain")
    try button().tap()
    #expect(try button().listRowBackground().text().string() == "Marked")
    #expect(try button().listRowInsets() == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(try view.inspect().find(text: "Below marked").pathToRoot.hasSuffix(".button(0).safeAreaInset().text()"))
    #expect(try button().safeAreaInset().edge() == .bottom)
    #expect(try button().safeAreaInset().spacing() == 5)
    #expect(try button().safeAreaInset().regions() == .container)
    #expect(try view.inspect().find(ViewType.List.self).listStyle() is PlainListStyle)
  }

  @Test("tints are fixed or preferred")
  func tint() throws {
    let fixed = try EmptyView().listItemTint(.red).inspect().listItemTint()
    #expect(fixed.color == .red)
    #expect(fixed.isFixed)
    #expect(try EmptyView().listItemTint(.preferred(.red)).inspect().listItemTint().isFixed == false)
  }

  @Test("a missing modifier is an error that names it")
  func missing() {
    #expect { try EmptyView().inspect().listRowBackground() } throws: {
      $0.localizedDescription == "EmptyView does not have 'listRowBackground' modifier"
    }
    #expect { try EmptyView().inspect().safeAreaInset(1) } throws: {
      $0.localizedDescription == "EmptyView does not have 'safeAreaInset' modifier at index 1"
    }
  }
}
