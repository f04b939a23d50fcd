import Testing

@testable import SwiftUI

@Suite("Dialogs on an iPad") @MainActor
struct DialogTests {
  private struct Choice: View {
    let isActionSheet: Bool
    @State private var isPresented = true
    @State private var log = "nothing"

    var body: some View {
      let text = Text(log)
      if isActionSheet {
        text.actionSheet(isPresented: $isPresented) {
          ActionSheet(
            title: Text("Title"),
            buttons: [.default(Text("Do")) { log = "done" }, .cancel { log = "cancelled" }])
        }
      } else {
        text.confirmationDialog("Title", isPresented: $isPresented) {
          Button("Do") { log = "done" }
          Button("Cancel", role: .cancel) { log = "cancelled" }
        }
      }
    }
  }

  private func phone(_ device: Device, isActionSheet: Bool) -> PhoneScreen {
    let screen = Screen(device: device)
    screen.show(Choice(isActionSheet: isActionSheet))
    return PhoneScreen(screen: screen)
  }

  // An action sheet on an iPad is a popover without its cancel button; a touch outside of it cancels
  // (EddyVerbruggen/cordova-plugin-actionsheet#71, xamarin/Xamarin.Forms#10557, dillidon/alerts-and-pickers#22).
  @Test("a dialog on an iPad is a popover without a cancel button", arguments: [false, true])
  func popover(isActionSheet: Bool) throws {
    let pad = phone(.iPad, isActionSheet: isActionSheet)
    #expect(pad.labels(.button) == ["Do"])
    let popover = try #require(pad.node(.popover))
    #expect(popover.children.map(\.role) == [.sheet])
    #expect(popover.frame.width == 304)
    pad.tap("Do")
    #expect(pad.texts == ["done"])
    #expect(pad.issues == [])
  }

  @Test("a touch outside of a dialog runs its cancel button", arguments: [Device.iPad, .iPhone])
  func outside(device: Device) {
    for isActionSheet in [false, true] {
      let phone = phone(device, isActionSheet: isActionSheet)
      phone.screen.tap(at: CGPoint(x: 20, y: 80))
      #expect(phone.texts == ["cancelled"])
    }
  }

  @Test("a dialog on a phone is a sheet with a cancel button", arguments: [false, true])
  func sheet(isActionSheet: Bool) {
    let phone = phone(.iPhone, isActionSheet: isActionSheet)
    #expect(phone.labels(.button) == ["Do", "Cancel"])
    #expect(phone.node(.popover) == nil && phone.node(.sheet) != nil)
  }

  @Test("a dialog in a narrow window of an iPad is a sheet")
  func narrow() {
    var environment = EnvironmentValues()
    environment.design = .iPadOS18
    environment.horizontalSizeClass = .compact
    let screen = Screen(size: ProposedViewSize(width: 320, height: 1000), environment: environment)
    screen.show(Choice(isActionSheet: false))
    #expect(PhoneScreen(screen: screen).labels(.button) == ["Do", "Cancel"])
  }
}
