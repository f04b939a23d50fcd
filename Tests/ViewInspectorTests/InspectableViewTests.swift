import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Looking inside")
struct InspectableViewTests {
  @Test("a text in stacks is found by its path")
  func path() throws {
    let view = VStack {
      HStack {
        Text("a"); Text("b")
      }
      AnyView(Text("c"))
    }
    #expect(try view.inspect().vStack().hStack(0).text(1).string() == "b")
    #expect(try view.inspect().vStack().anyView(1).text().string() == "c")
    #expect(try view.inspect().find(text: "b").pathToRoot == "vStack().hStack(0).text(1)")
  }
}
