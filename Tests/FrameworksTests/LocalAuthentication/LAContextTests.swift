#if os(Linux)
  import FlowLocalAuthentication
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Local authentication") @MainActor
  struct LAContextTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }

    private func result(_ policy: LAPolicy = .deviceOwnerAuthenticationWithBiometrics) -> String? {
      screen.phone.enter()
      let answers = Locked<[String]>([])
      LAContext().evaluatePolicy(policy, localizedReason: "Unlock") { isSuccess, error in
        let code = (error as? LAError).map { "\($0.code)" } ?? "none"
        answers.withLock { $0.append(isSuccess ? "success" : code) }
      }
      screen.advance(by: 0.01)
      return answers.value.first
    }

    @Test("asks for Face ID once, and then recognizes the person")
    func faceID() throws {
      screen.phone.enter()
      #expect(LAContext().biometryType == .faceID)
      #expect(result() == nil)
      #expect(phone.prompts.first?.title == "Do you want to allow “App” to use Face ID?")
      try phone.answerPrompt("Allow")
      #expect(result() == "success")
      #expect(phone.actDescriptions.first == "LocalAuthentication: asks for the owner: \"Unlock\"")
    }

    @Test("fails as the person does")
    func outcomes() {
      phone.permissions[.faceID] = .authorized
      for (outcome, expected) in [
        (PhoneBiometrics.Outcome.failure, "authenticationFailed"), (.cancel, "userCancel"),
        (.fallback, "userFallback"), (.lockout, "biometryLockout"), (.success, "success"),
      ] {
        phone.biometrics.outcome = outcome
        #expect(result() == expected)
      }
      phone.biometrics.outcome = .lockout
      #expect(result(.deviceOwnerAuthentication) == "success")
    }

    @Test("is not possible without a sensor, a known face, a passcode or the permission")
    func obstacles() {
      func code(_ policy: LAPolicy = .deviceOwnerAuthenticationWithBiometrics) -> Int? {
        screen.phone.enter()
        var error: NSError?
        let isPossible = LAContext().canEvaluatePolicy(policy, error: &error)
        return isPossible ? nil : error?.code
      }
      #expect(code() == nil)
      phone.permissions[.faceID] = .denied
      #expect(code() == LAError.biometryNotAvailable.rawValue)
      phone.permissions[.faceID] = .authorized
      phone.biometrics.isEnrolled = false
      #expect(code() == LAError.biometryNotEnrolled.rawValue)
      #expect(code(.deviceOwnerAuthentication) == nil)
      phone.biometrics.kind = .none
      #expect(code() == LAError.biometryNotAvailable.rawValue)
      phone.biometrics.hasPasscode = false
      #expect(code(.deviceOwnerAuthentication) == LAError.passcodeNotSet.rawValue)
      #expect(result() == "passcodeNotSet")
    }
  }
#endif
