#if os(Linux)
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("A prompt of the system") @MainActor
  struct SystemPromptTests {
    private let screen = Screen(device: .iPhone)
    private let answers = Locked<[PhoneAuthorization]>([])
    private var phone: SimulatedPhone { screen.phone }

    private func ask(_ resource: PhoneResource) {
      phone.request(resource, for: "Test", prompt: .question(for: resource, app: "Notes")) { answer in
        answers.withLock { $0.append(answer) }
      }
    }

    @Test("has the texts of iOS, with its quotes")
    func texts() {
      #expect(SystemPrompt.notifications(app: "Notes").title == "“Notes” Would Like to Send You Notifications")
      #expect(SystemPrompt.notifications(app: "Notes").buttons.map(\.label) == ["Don’t Allow", "Allow"])
      #expect(SystemPrompt.location(app: "Notes").title == "Allow “Notes” to use your location?")
      #expect(
        SystemPrompt.location(app: "Notes").buttons.map(\.label)
          == ["Allow Once", "Allow While Using App", "Don’t Allow"])
      #expect(
        SystemPrompt.question(for: .camera, app: "Notes").title == "“Notes” Would Like to Access the Camera")
      #expect(
        SystemPrompt.tracking(app: "Notes").buttons.map(\.label) == ["Ask App Not to Track", "Allow"])
    }

    @Test("belongs to the home screen, and a tap on its button answers the question")
    func springboard() {
      screen.show(Button("Take") {})
      let app = XCUIApplication(screen: screen)
      ask(.camera)
      #expect(app.homeScreen.alerts["“Notes” Would Like to Access the Camera"].exists)
      #expect(!app.alerts.firstMatch.exists)
      #expect(app.buttons["Take"].exists)
      #expect(app.homeScreen.alerts.buttons.element(boundBy: 1).label == "Allow")
      #expect(answers.value.isEmpty)
      app.homeScreen.alerts.firstMatch.buttons["Allow"].tap()
      #expect(answers.value == [.authorized])
      #expect(phone.permissions[.camera] == .authorized)
      #expect(!app.homeScreen.alerts.firstMatch.exists)
    }

    @Test("takes the touches on the app, which fail with its title")
    func covering() {
      let taps = Locked(0)
      screen.show(Button("Take") { taps.withLock { $0 += 1 } })
      let session = AutomationSession()
      let failures = Locked<[String]>([])
      session.begin(lostEvents: .failure) { message, _ in
        failures.withLock { $0.append(message) }
        return false
      }
      let app = XCUIApplication(screen: screen, session: session)
      ask(.camera)
      app.buttons["Take"].tap()
      #expect(taps.value == 0)
      #expect(failures.value.count == 1)
      #expect(failures.value.first?.contains("“Notes” Would Like to Access the Camera") == true)
      app.homeScreen.buttons["Don’t Allow"].tap()
      app.buttons["Take"].tap()
      #expect(taps.value == 1)
      #expect(answers.value == [.denied])
    }

    @Test("is given to interruption monitors when it blocks an action, one after the other")
    func monitors() {
      let taps = Locked(0)
      screen.show(Button("Take") { taps.withLock { $0 += 1 } })
      let session = AutomationSession()
      let app = XCUIApplication(screen: screen, session: session)
      let seen = Locked<[String]>([])
      _ = session.interruptions.add(description: "permissions") { alert in
        seen.withLock { $0.append(alert.label) }
        alert.buttons["Allow"].tap()
        return true
      }
      ask(.camera)
      ask(.microphone)
      app.buttons["Take"].tap()
      #expect(
        seen.value == [
          "“Notes” Would Like to Access the Camera", "“Notes” Would Like to Access the Microphone",
        ])
      #expect(taps.value == 1)
      #expect(answers.value == [.authorized, .authorized])
    }

    @Test("that nobody answers leaves the request pending; a second question joins it")
    func pending() {
      ask(.camera)
      ask(.camera)
      screen.advance(by: 100)
      #expect(answers.value.isEmpty)
      #expect(phone.prompts.count == 1)
      #expect(throws: MissingPrompt.self) { try phone.answerPrompt("Perhaps") }
      #expect(throws: Never.self) { try phone.answerPrompt("Allow") }
      #expect(answers.value == [.authorized, .authorized])
      #expect(throws: MissingPrompt.self) { try phone.answerPrompt("Allow") }
    }

    @Test("is in the acts and in the picture of the screen, also when the content is replaced")
    func record() throws {
      screen.show(Color.blue)
      let before = try #require(screen.picture(scale: 1))
      ask(.camera)
      let with = try #require(screen.picture(scale: 1))
      #expect(before != with)
      screen.remove()
      screen.show(Color.blue)
      #expect(try #require(screen.picture(scale: 1)) == with)
      try phone.answerPrompt("Allow")
      #expect(try #require(screen.picture(scale: 1)) == before)
      #expect(
        phone.actDescriptions == [
          "Test: asks for camera", "System: \"“Notes” Would Like to Access the Camera\" is answered by \"Allow\"",
        ])
    }
  }
#endif
