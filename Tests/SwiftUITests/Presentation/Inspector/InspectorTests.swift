import Testing

@testable import SwiftUI

@Suite("Inspectors") @MainActor
struct InspectorTests {
  @Test("an inspector is a sheet on a phone and a column in a wide window")
  func inspector() {
    let isPresented = TestValue(true)
    let view = Color.red.inspector(isPresented: isPresented.binding) { Text("Inspector").inspectorColumnWidth(300) }
    let phone = PhoneScreen(view)
    #expect(phone.sheet != nil)
    let tablet = PhoneScreen(width: 1024, height: 768)
    tablet.screen.show(view.environment(\.horizontalSizeClass, .regular))
    #expect(tablet.texts == ["Inspector"])
    #expect(tablet.sheet == nil)
  }
}
