#if os(Linux)
  import FirebaseAnalytics
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Events of Analytics", .ownPhone)
  struct AnalyticsTests {
    private let phone = SimulatedPhone.current

    @Test("are acts of the app, with their parameters")
    func events() {
      Analytics.setDefaultEventParameters(["level": 3])
      Analytics.logEvent(AnalyticsEventLogin, parameters: [AnalyticsParameterMethod: "google"])
      Analytics.logEvent("tea", parameters: nil)
      #expect(phone.firebaseEvents.map(\.name) == ["login", "tea"])
      #expect(phone.firebaseEvents[0].parameters == ["level": "3", "method": "google"])
      #expect(
        phone.actDescriptions == [
          "FirebaseAnalytics: logs login: level=3, method=google", "FirebaseAnalytics: logs tea: level=3",
        ])
      Analytics.setUserID("ada")
      Analytics.setUserProperty("gold", forName: "plan")
      #expect(phone.firebaseAnalyticsUserID == "ada" && phone.firebaseUserProperties == ["plan": "gold"])
      Analytics.resetAnalyticsData()
      #expect(phone.firebaseEvents.isEmpty)
    }

    @Test("are not logged if the app says so")
    func disabled() {
      Analytics.setAnalyticsCollectionEnabled(false)
      Analytics.logEvent("tea", parameters: nil)
      #expect(phone.firebaseEvents.isEmpty && phone.acts.isEmpty)
    }

    @Test("are logged when a view appears") @MainActor
    func screens() {
      let screen = Screen(device: .iPhone)
      screen.show(Text("teas").analyticsScreen(name: "Teas"))
      screen.advance(by: 0.01)
      #expect(phone.firebaseEvents.map(\.name) == ["screen_view"])
      #expect(phone.firebaseEvents[0].parameters == ["screen_name": "Teas", "screen_class": "View"])
    }
  }
#endif
