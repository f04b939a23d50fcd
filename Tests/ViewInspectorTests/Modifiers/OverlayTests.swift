import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Layers")
struct OverlayTests {
  private struct Layers: View {
    @State private var count = 0

    var body: some View {
      Text("x")
        .overlay(alignment: .top) { Text("Count \(count)") }
        .background { Button("Add") { count += 1 } }
        .mask { Text("mask") }
    }
  }

  @Test("a button in a background changes what an overlay shows")
  func liveLayers() throws {
    let view = Layers()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    #expect(try view.inspect().text().overlay().text().string() == "Count 0")
    try view.inspect().find(button: "Add").tap()
    #expect(try view.inspect().text().overlay().text().string() == "Count 1")
    #expect(try view.inspect().text().overlay().alignment() == .top)
    #expect(try view.inspect().find(text: "mask").pathToRoot == "view(Layers.self).text().mask().text()")
  }

  @Test("borders are no overlays")
  func borders() throws {
    let view = Text("x").overlay { Text("a") }.border(.red).overlay { Text("b") }
    #expect(try shown(view) { try $0.overlay(1).text().string() } == "b")
    #expect(throws: InspectionError.self) { try shown(view) { try $0.overlay(2) } }
  }

  @Test("an index that is too large is named")
  func index() throws {
    let error = #expect(throws: InspectionError.self) { try Text("x").inspect().text().background(2) }
    #expect(error?.localizedDescription == "Text does not have 'background' modifier at index 2")
  }
}
