#if os(Linux)
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("Permissions") @MainActor
  struct PhonePermissionsTests {
    private let screen = Screen(device: .iPhone)
    private let answers = Locked<[PhoneAuthorization]>([])
    private var phone: SimulatedPhone { screen.phone }

    private func ask(_ resource: PhoneResource) {
      phone.request(resource, for: "Test", prompt: .question(for: resource, app: "Notes")) { answer in
        answers.withLock { $0.append(answer) }
      }
    }

    @Test("is not shown when the permission is determined, restricted or answered by the test")
    func determined() {
      for authorization in [PhoneAuthorization.denied, .restricted, .authorized] {
        phone.permissions[.camera] = authorization
        ask(.camera)
        #expect(phone.prompts.isEmpty)
      }
      phone.permissions.answers[.contacts] = .denied
      ask(.contacts)
      #expect(answers.value.isEmpty, "an answer comes later")
      screen.advance(by: 0.01)
      #expect(answers.value == [.denied, .restricted, .authorized, .denied])
      #expect(phone.permissions[.contacts] == .denied)
    }

    @Test("comes back after the authorization is reset")
    func reset() throws {
      screen.show(Text("app"))
      ask(.photosAddition)
      try phone.answerPrompt("Don’t Allow")
      XCUIApplication(screen: screen).resetAuthorizationStatus(for: .photos)
      ask(.photosAddition)
      #expect(phone.prompts.count == 1)
    }
  }
#endif
