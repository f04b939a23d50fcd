#if os(Linux)
  import AmplitudeSwift
  import PhoneSimulation
  import Testing

  @Suite("Amplitude", .ownPhone)
  struct AmplitudeTests {
    private let phone = SimulatedPhone.current
    private let amplitude = Amplitude(configuration: Configuration(apiKey: "key", autocapture: [.sessions]))

    @Test("keeps events with their properties and their person")
    func events() {
      amplitude.setUserId(userId: "ada").track(eventType: "opened", eventProperties: ["tea": "Assam", "cups": 2])
      amplitude.track(event: BaseEvent(userId: "bob", eventType: "closed"))
      let revenue = Revenue()
      revenue.price = 2.5
      revenue.quantity = 2
      amplitude.revenue(revenue: revenue)
      #expect(phone.amplitudeEvents.map(\.type) == ["opened", "closed", "revenue_amount"])
      #expect(phone.amplitudeEvents[0].properties == ["tea": "Assam", "cups": "2"])
      #expect(phone.amplitudeEvents.map(\.userID) == ["ada", "bob", "ada"])
      #expect(phone.amplitudeEvents[2].properties["$revenue"] == "5.0")
      #expect(phone.acts(of: "Amplitude").first == "Amplitude: tracks opened: cups=2, tea=Assam")
    }

    @Test("keeps what is told about the person, until it is reset")
    func person() {
      amplitude.identify(userProperties: ["plan": "free"])
      amplitude.identify(
        identify: Identify().set(property: "plan", value: "pro").setOnce(property: "plan", value: "no")
          .add(property: "visits", value: 2).unset(property: "old"))
      amplitude.setGroup(groupType: "team", groupName: "tea")
      #expect(
        phone.amplitudeUserProperties == ["plan": "pro", "visits": "2"] && phone.amplitudeGroups == ["team": "tea"])
      amplitude.reset()
      #expect(phone.amplitudeUserProperties.isEmpty && amplitude.getUserId() == nil)
    }

    @Test("keeps nothing of those who opted out")
    func optOut() {
      amplitude.optOut = true
      amplitude.track(eventType: "opened").identify(userProperties: ["plan": "free"])
      #expect(phone.amplitudeEvents.isEmpty && phone.amplitudeUserProperties.isEmpty)
    }
  }
#endif
