#if os(Linux)
  import FlowAdSupport
  import FlowAppTrackingTransparency
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Tracking") @MainActor
  struct ATTrackingManagerTests {
    @Test("is asked for with the system's text, and refused unless the person permits it")
    func question() throws {
      let screen = Screen(device: .iPhone)
      screen.show(Text("tracking"))
      screen.phone.enter()
      let answers = Locked<[ATTrackingManager.AuthorizationStatus]>([])
      func ask() { ATTrackingManager.requestTrackingAuthorization { status in answers.withLock { $0.append(status) } } }
      #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
      ask()
      #expect(
        screen.phone.prompts.first?.title
          == "Allow “App” to track your activity across other companies’ apps and websites?")
      try screen.phone.answerPrompt("Ask App Not to Track")
      #expect(answers.value == [.denied])
      #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
      screen.phone.permissions.reset(.tracking)
      ask()
      try screen.phone.answerPrompt("Allow")
      #expect(answers.value == [.denied, .authorized])
      screen.phone.permissions[.tracking] = .restricted
      #expect(ATTrackingManager.trackingAuthorizationStatus == .restricted)
    }
  }
#endif
