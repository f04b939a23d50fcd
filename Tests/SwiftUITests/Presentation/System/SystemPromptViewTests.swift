import Locking
import PhoneSimulation
import Testing

@testable import SwiftUI

@Suite("The view of a prompt") @MainActor
struct SystemPromptViewTests {
  @Test("is an alert with the prompt's texts and buttons, and the button that is tapped answers")
  func alert() {
    let phone = PhoneScreen(Text("Behind"))
    let answers = Locked<[PhoneAuthorization]>([])
    phone.screen.phone.request(.camera, for: "Test", prompt: .question(for: .camera, app: "Notes")) { answer in
      answers.withLock { $0.append(answer) }
    }
    #expect(phone.labels(.alert) == ["“Notes” Would Like to Access the Camera"])
    #expect(phone.buttons == ["Don’t Allow", "Allow"])
    phone.tap("Don’t Allow")
    #expect(answers.value == [.denied])
    #expect(phone.labels(.alert) == [])
    #expect(phone.texts == ["Behind"])
  }
}
