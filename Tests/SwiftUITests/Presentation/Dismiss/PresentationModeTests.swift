import Testing

@testable import SwiftUI

@Suite("Dismissing a presentation") @MainActor
struct PresentationModeTests {
  @Test("a cover fills the screen and is dismissed by its content")
  func cover() {
    struct Content: View {
      @Environment(\.presentationMode) private var presentationMode

      var body: some View {
        Button("Close") { presentationMode.wrappedValue.dismiss() }
      }
    }
    let isPresented = TestValue(true)
    let phone = PhoneScreen(
      Text("Below").fullScreenCover(isPresented: isPresented.binding) { Content() })
    #expect(phone.buttons == ["Close"])
    #expect(phone.texts == [])
    phone.screen.perform { phone.screen.presentations?.dismissTopmost() }
    #expect(isPresented.value)
    phone.tap("Close")
    #expect(!isPresented.value)
    #expect(phone.texts == ["Below"])
  }
}
