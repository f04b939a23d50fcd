import SwiftUI
import Testing
import ViewInspector

@Suite("Custom modifiers") @MainActor
struct CustomViewModifierTests {
  private struct Framed: ViewModifier {
    func body(content: Self.Content) -> some View { VStack { content.padding(3) } }
  }

  @Test("the modified view is in the body of its modifier")
  func modifierContent() throws {
    let view = Text("x").modifier(Framed())
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let content = try view.inspect().text().modifier(Framed.self).vStack().viewModifierContent(0)
    #expect(try content.padding(.top) == 3)
    #expect(throws: InspectionError.self) { try view.inspect().text().modifier(Framed.self, -1) }
  }
}
