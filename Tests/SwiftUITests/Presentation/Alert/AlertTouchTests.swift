import Foundation
import Testing

@testable import SwiftUI

@Suite("Fingers and alerts") @MainActor
struct AlertTouchTests {
  @Test("buttons of alerts and dialogues are tapped", arguments: [true, false])
  func taps(isAlert: Bool) throws {
    let log = EventLog()
    let isPresented = TestValue(true)
    struct Asking: View {
      @Bindable var isPresented: TestValue<Bool>
      let isAlert: Bool
      let log: EventLog

      var body: some View {
        if isAlert {
          Color.red.alert("Really?", isPresented: $isPresented.value) { Button("Yes") { log.add("yes") } }
        } else {
          Color.red.confirmationDialog("Really?", isPresented: $isPresented.value) {
            Button("Yes") { log.add("yes") }
          }
        }
      }
    }
    let phone = PhoneScreen(Asking(isPresented: isPresented, isAlert: isAlert, log: log))
    let frame = try #require(phone.node(.button, "Yes")).frame
    phone.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(log.take() == ["yes"])
    #expect(!isPresented.value)
  }
}
