import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("TouchBar")
struct TouchBarTests {
  private var view: some View {
    Text("x")
      .touchBar(TouchBar(id: "bar") { Button("key") {} })
      .touchBarItemPrincipal()
      .touchBarCustomizationLabel(Text("Key"))
      .touchBarItemPresence(.optional("key"))
  }

  @Test("its controls are found, although no screen shows them")
  func controls() throws {
    try shown(view) { text in
      #expect(try text.touchBar().touchBarID() == "bar")
      #expect(try text.touchBar().button().labelView().text().string() == "key")
      let path = try text.find(button: "key").pathToRoot
      #expect(path.hasSuffix("text().touchBar().button()"))
    }
  }

  @Test("the role of a view in its touch bar")
  func settings() throws {
    let presence = try shown(view) { text in
      #expect(try text.touchBarItemPrincipal())
      #expect(try text.touchBarCustomizationLabel().string() == "Key")
      return try text.touchBarItemPresence()
    }
    #expect(presence == .optional("key"))
  }
}
