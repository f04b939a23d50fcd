import Testing

@testable import SwiftUI

@Suite("A Touch Bar") @MainActor
struct TouchBarTests {
  @Test("is not shown, and its modifiers leave the view as it is")
  func hidden() {
    let plain = PhoneScreen(Button("Save") {})
    let modified = PhoneScreen(
      Button("Save") {}
        .touchBar { Button("Cancel") {} }
        .touchBar(TouchBar(id: "editing") { Button("Undo") {} })
        .touchBarItemPrincipal()
        .touchBarItemPresence(.optional("save"))
        .touchBarCustomizationLabel(Text("Saving")))
    #expect(modified.buttons == ["Save"])
    #expect(modified.issues == [])
    #expect(modified.node(.button)?.frame == plain.node(.button)?.frame)
  }
}
