#if os(Linux)
  import FlowUIKit
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation
  import UserMessagingPlatform

  @Suite("Consent to ads", .ownPhone) @MainActor
  struct ConsentFormTests {
    private let ads = AdScreen()
    private var phone: SimulatedPhone { ads.screen.phone }
    private var information: ConsentInformation { .shared }

    private func update(_ parameters: RequestParameters? = nil) -> (any Error)? {
      var answer: (any Error)?
      ads.perform { information.requestConsentInfoUpdate(with: parameters) { answer = $0 } }
      return answer
    }

    @Test("is not required at first, and then nothing is shown")
    func notRequired() {
      ads.perform {
        #expect(information.consentStatus == .unknown && !information.canRequestAds)
      }
      #expect(update() == nil)
      ads.perform {
        #expect(information.consentStatus == .notRequired && information.canRequestAds)
        #expect(information.privacyOptionsRequirementStatus == .notRequired && information.formStatus == .unavailable)
      }
      var isDone = false
      ads.perform { ConsentForm.loadAndPresentIfRequired(from: ads.controller) { isDone = $0 == nil } }
      #expect(isDone && !ads.app.alerts.firstMatch.exists)
    }

    @Test(
      "is asked for once in Europe, and the person's answer is on the phone", arguments: ["Consent", "Do not consent"])
    func form(answer: String) {
      let parameters = UMPRequestParameters()
      let settings = UMPDebugSettings()
      settings.geography = .EEA
      parameters.debugSettings = settings
      #expect(update(parameters) == nil)
      ads.perform { #expect(information.consentStatus == .required && !information.canRequestAds) }
      var isDone = false
      ads.perform { ConsentForm.loadAndPresentIfRequired(from: ads.controller) { isDone = $0 == nil } }
      #expect(!isDone)
      ads.app.alerts.buttons[answer].tap()
      ads.perform { #expect(information.consentStatus == .obtained && information.canRequestAds) }
      #expect(isDone && phone.adConsent == (answer == "Consent"))
      #expect(
        phone.acts(of: "UserMessagingPlatform") == [
          "UserMessagingPlatform: asks whether consent is required", "UserMessagingPlatform: asks for consent to ads",
        ])
      // Once.
      ads.perform { ConsentForm.loadAndPresentIfRequired(from: ads.controller) }
      #expect(!ads.app.alerts.firstMatch.exists)
      ads.perform { information.reset() }
      #expect(phone.adConsent == nil)
    }

    @Test("is not known without a network, and there is no form where none is required")
    func failures() {
      phone.network = .offline
      #expect((update() as NSError?)?.localizedDescription == "There is no connection.")
      phone.network = PhoneNetwork()
      #expect(update() == nil)
      var text: String?
      ads.perform { ConsentForm.presentPrivacyOptionsForm(from: ads.controller) { text = $0?.localizedDescription } }
      #expect(text == "There is no form to show.")
    }
  }
#endif
