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

  private struct TitleKey: PreferenceKey {
    static var defaultValue: String { "none" }

    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  private struct Titled: View {
    @State private var title = "one"

    var body: some View {
      Button("Change") { title = "two" }
        .preference(key: TitleKey.self, value: title)
        .overlayPreferenceValue(TitleKey.self) { Text("over \($0)") }
        .backgroundPreferenceValue(TitleKey.self) { Text("behind \($0)") }
    }
  }

  @Test("a layer made from a preference has its value on a screen, otherwise the default")
  func preferences() throws {
    let view = Titled()
    #expect(throws: Never.self) { try view.inspect().find(text: "over none") }
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    #expect(try view.inspect().button().overlayPreferenceValue().text().string() == "over one")
    try view.inspect().find(button: "Change").tap()
    #expect(try view.inspect().button().overlayPreferenceValue().text().string() == "over two")
    #expect(try view.inspect().button().backgroundPreferenceValue().text().string() == "behind two")
    #expect(throws: Never.self) { try view.inspect().find(text: "over two") }
  }

  @Test("the layer around a view is its parent, and is accessed like one")
  func parents() throws {
    let view = Text("x").overlay { HStack { Divider() }.padding(3) }.padding(5)
    let stack = try view.inspect().text().overlay().hStack()
    #expect(try stack.parent().overlay().pathToRoot == "text().overlay()")
    #expect(try stack.parent().parent().padding() == EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5))
    #expect(try stack.divider(0).parent().padding() == EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
  }

  @Test("borders are not overlays")
  func borders() throws {
    let view = Text("x").overlay { Text("a") }.border(.red).overlay { Text("b") }
    #expect(try shown(view) { try $0.overlay(1).text().string() } == "b")
    #expect(throws: InspectionError.self) { try shown(view) { try $0.overlay(2) } }
  }

  @Test("an index out of range is named", arguments: [2, -1])
  func index(number: Int) throws {
    let error = #expect(throws: InspectionError.self) { try Text("x").inspect().text().background(number) }
    #expect(error?.localizedDescription == "Text does not have 'background' modifier at index \(number)")
  }
}
