import SwiftUI
import Testing

@Suite("Views that Xcode's canvas identifies") @MainActor
struct IdentifiedModifierTests {
  @Test("have the type that libraries use, and an unchanged appearance")
  func type() {
    let view = Color.red.frame(width: 20, height: 30)._identified(by: __DesignTimeSelectionIdentifier("a"))
    #expect(view.modifier.identifier == __DesignTimeSelectionIdentifier("a"))
    let size = ImageRenderer(content: view).cgImage.map { CGSize(width: $0.width, height: $0.height) }
    #expect(size == CGSize(width: 20, height: 30))
  }
}
