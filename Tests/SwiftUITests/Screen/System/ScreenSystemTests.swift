import Testing

@testable import SwiftUI

@Suite("Surfaces of the system") @MainActor
struct ScreenSystemTests {
  private let phone = PhoneScreen(Text("App"))

  private func present(_ id: String, _ text: String, isModal: Bool = true) {
    phone.screen.perform {
      phone.screen.present(SystemSurface(id: id, process: "com.example.\(id)", isModal: isModal, content: Text(text)))
      phone.screen.updateSystemSurfaces()
    }
  }

  @Test("are shown in front of the app in the order in which they came, until they are dismissed")
  func order() {
    present("sheet", "Pay")
    present("banner", "Message", isModal: false)
    #expect(phone.texts == ["App", "Pay", "Message"])
    phone.screen.perform {
      phone.screen.dismissSystemSurface("sheet")
      phone.screen.updateSystemSurfaces()
    }
    #expect(phone.texts == ["App", "Message"])
  }

  @Test("replace the one with their identifier, at its place")
  func replacing() {
    present("sheet", "Pay")
    present("banner", "Message", isModal: false)
    present("sheet", "Paid")
    #expect(phone.texts == ["App", "Paid", "Message"])
  }

  @Test("take all touches if they are modal: the front one of these names the process")
  func modal() {
    #expect(phone.screen.modalProcess == nil)
    present("banner", "Message", isModal: false)
    #expect(phone.screen.modalProcess == nil)
    present("sheet", "Pay")
    #expect(phone.screen.modalProcess == "com.example.sheet")
    present("prompt", "Allow?")
    #expect(phone.screen.modalProcess == "com.example.prompt")
  }
}
