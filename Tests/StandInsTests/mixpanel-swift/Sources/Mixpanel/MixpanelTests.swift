#if os(Linux)
  import Mixpanel
  import PhoneSimulation
  import Testing

  @Suite("Mixpanel", .ownPhone)
  struct MixpanelTests {
    private let phone = SimulatedPhone.current

    @Test("keeps events with the properties of all events, and the time that was measured")
    func events() {
      Mixpanel.initialize(token: "key", trackAutomaticEvents: false)
      let mixpanel = Mixpanel.mainInstance()
      mixpanel.identify(distinctId: "ada")
      mixpanel.registerSuperProperties(["plan": "free"])
      mixpanel.registerSuperPropertiesOnce(["plan": "pro", "age": 3])
      mixpanel.time(event: "opened")
      mixpanel.track(event: "opened", properties: ["tea": "Assam", "none": nil as String?])
      mixpanel.track(event: "closed")
      #expect(phone.mixpanelEvents.map(\.name) == ["opened", "closed"])
      #expect(phone.mixpanelEvents[0].properties == ["plan": "free", "age": "3", "tea": "Assam", "$duration": "0.0"])
      #expect(phone.mixpanelEvents[1].properties == ["plan": "free", "age": "3"])
      #expect(phone.mixpanelEvents.map(\.distinctID) == ["ada", "ada"])
      #expect(phone.acts(of: "Mixpanel").last == "Mixpanel: tracks closed: age=3, plan=free")
    }

    @Test("keeps what is told about the person, until it is reset")
    func person() {
      let mixpanel = Mixpanel.initialize(token: "key")
      mixpanel.people.set(properties: ["name": "Ada", "visits": 1])
      mixpanel.people.increment(property: "visits", by: 2)
      mixpanel.people.setOnce(properties: ["name": "Bob"])
      mixpanel.setGroup(groupKey: "team", groupID: "tea")
      #expect(
        phone.mixpanelPeopleProperties == ["name": "Ada", "visits": "3"] && phone.mixpanelGroups == ["team": "tea"])
      mixpanel.people.unset(properties: ["name"])
      #expect(phone.mixpanelPeopleProperties == ["visits": "3"])
      mixpanel.reset()
      #expect(phone.mixpanelPeopleProperties.isEmpty && mixpanel.userId == nil)
    }

    @Test("keeps nothing of those who opted out, and warns before it is made")
    func optOut() {
      #expect(ReportCollector.warnings { Mixpanel.mainInstance().optOutTracking() }.count == 1)
      Mixpanel.mainInstance().track(event: "opened")
      #expect(phone.mixpanelEvents.isEmpty && Mixpanel.mainInstance().hasOptedOutTracking())
    }
  }
#endif
