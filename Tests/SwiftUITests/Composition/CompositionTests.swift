import Testing

@testable import SwiftUI

@Suite("Compositions") @MainActor
struct CompositionTests {
  @Test("values are found by their name and type, parts by their role and index")
  func reading() throws {
    let composition = Composition("row").value("count", 3).value("title", "Row")
      .part("label", Text("Label")).part(Composition.Role("item", 1), Color.red)
    #expect(composition.value("count") == 3)
    #expect(composition.value("count", as: String.self) == nil)
    #expect(composition.allValues.map(\.name) == ["count", "title"])
    #expect(try composition.part("label")?.view(nil) is Text)
    #expect(try composition.part(Composition.Role("item", 1))?.view(nil) is Color)
    #expect(composition.part(Composition.Role("item", 0)) == nil)
  }

  @Test("what is absent adds nothing")
  func absent() {
    let composition = Composition("row").part("label", ifPresent: nil).controlLabel(ifPresent: nil)
      .namedPart("help", ifPresent: nil).value("count", ifPresent: Int?.none)
    #expect(composition.parts.isEmpty && composition.allValues.isEmpty)
    #expect(Composition("row").controlLabel(ifPresent: Text("Label")).parts.map(\.isControlLabel) == [true])
    #expect(Composition("row").namedPart("help", ifPresent: Text("Help")).parts.map(\.isNamed) == [true])
  }

  @Test("a modified view has its view and its modifier")
  func modified() throws {
    let view = Text("a").touchBarCustomizationLabel(Text("b"))
    let modified = try #require(view as? any ModifiedView)
    #expect(modified.modifiedView is Text)
    #expect((modified.viewModifier as? any ComposedModifier)?.composition.name == "touchBarCustomizationLabel")
  }
}
