#if os(Linux)
  import PhoneSimulation
  import PostHog
  import SwiftUI
  import Testing

  @Suite("PostHog", .ownPhone) @MainActor
  struct PostHogSDKTests {
    private let phone = SimulatedPhone.current
    private let postHog = PostHogSDK.shared

    @Test("keeps events with the properties of all events")
    func events() {
      let warnings = ReportCollector.warnings { postHog.capture("early") }
      #expect(
        warnings == ["PostHogSDK.capture(_:) has no effect before PostHogSDK.setup(_:): 'early' is not captured."])
      postHog.setup(PostHogConfig(apiKey: "key"))
      postHog.register(["plan": "free"])
      postHog.capture("opened", properties: ["cups": 2], userProperties: ["name": "Ada"])
      postHog.screen("Home")
      #expect(phone.postHogCaptures.map(\.event) == ["opened", "$screen"])
      #expect(phone.postHogCaptures[0].properties == ["plan": "free", "cups": "2"])
      #expect(phone.postHogCaptures[1].properties["$screen_name"] == "Home")
      #expect(phone.postHogPersonProperties == ["name": "Ada"])
      #expect(phone.acts(of: "PostHog")[1] == "PostHog: captures opened: cups=2, plan=free")
    }

    @Test("knows the person, until it is reset")
    func person() {
      postHog.setup(PostHogConfig(projectToken: "key"))
      postHog.identify("ada", userProperties: ["age": 36], userPropertiesSetOnce: ["age": 3])
      postHog.group(type: "team", key: "tea")
      #expect(postHog.getDistinctId() == "ada" && phone.postHogCaptures.map(\.distinctID) == ["ada", "ada"])
      #expect(phone.postHogPersonProperties == ["age": "36"] && phone.postHogGroups == ["team": "tea"])
      postHog.reset()
      #expect(postHog.getDistinctId() == postHog.getAnonymousId() && phone.postHogPersonProperties.isEmpty)
      postHog.optOut()
      postHog.capture("late")
      #expect(phone.postHogCaptures.count == 2 && postHog.isOptOut())
    }

    @Test("has the feature flags of a test")
    func flags() {
      let config = PostHogConfig(apiKey: "key")
      config.sendFeatureFlagEvent = false
      postHog.setup(config)
      phone.postHogFeatureFlags = ["new": "true", "old": "false", "color": "red"]
      phone.postHogFeatureFlagPayloads = ["color": #"{"hex":"f00"}"#]
      #expect(postHog.isFeatureEnabled("new") && !postHog.isFeatureEnabled("old") && postHog.isFeatureEnabled("color"))
      #expect(!postHog.isFeatureEnabled("none") && postHog.getFeatureFlag("none") == nil)
      #expect(postHog.getFeatureFlag("color") as? String == "red" && postHog.getFeatureFlag("new") as? Bool == true)
      #expect(postHog.getFeatureFlagPayload("color") as? [String: String] == ["hex": "f00"])
      #expect(phone.postHogCaptures.isEmpty)
    }

    @Test("captures screens and views that appear")
    func views() {
      postHog.setup(PostHogConfig(apiKey: "key"))
      Screen(device: .iPhone).show(Text("a").postHogScreenView("Home").postHogViewSeen("seen", ["tea": "Assam"]))
      #expect(phone.postHogCaptures.map(\.event).sorted() == ["$screen", "seen"])
    }
  }
#endif
