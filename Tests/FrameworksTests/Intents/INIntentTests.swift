#if os(Linux)
  import FlowIntents
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  private final class OrderIntent: INIntent, @unchecked Sendable {}

  private final class Handler: INExtension {
    override func handler(for intent: INIntent) -> Any { self }
  }

  @Suite("The Intents framework") @MainActor
  struct INIntentTests {
    @Test("records donations")
    func donation() async throws {
      let screen = Screen(device: .iPhone)
      let answers = Locked(0)
      screen.phone.use {
        INInteraction(intent: OrderIntent(), response: nil).donate { error in
          if error == nil { answers.withLock { $0 += 1 } }
        }
      }
      #expect(answers.value == 0)
      screen.advance(by: 1)
      #expect(answers.value == 1)
      #expect(screen.phone.actDescriptions == ["Intents: donates OrderIntent"])
    }

    @Test("asks the person for Siri, once")
    func siri() throws {
      let screen = Screen(device: .iPhone)
      screen.show(Text("a"))
      screen.phone.appName = "Kettle"
      let answers = Locked<[INSiriAuthorizationStatus]>([])
      screen.phone.use {
        #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
        INPreferences.requestSiriAuthorization { status in answers.withLock { $0.append(status) } }
      }
      #expect(screen.phone.prompts.map(\.title) == ["Would you like to use “Kettle” with Siri?"])
      try screen.phone.answerPrompt("Don’t Allow")
      #expect(answers.value == [.denied])
      #expect(screen.phone.use { INPreferences.siriAuthorizationStatus() } == .denied)
    }

    @Test("has the lists that handlers of widgets' configurations give")
    func collections() {
      let section = INObjectSection(title: "Teas", items: [INObject(identifier: "1", display: "Assam")])
      #expect(INObjectCollection(sections: [section]).allItems.map(\.displayString) == ["Assam"])
      #expect(Handler().handler(for: OrderIntent()) is Handler)
    }
  }
#endif
