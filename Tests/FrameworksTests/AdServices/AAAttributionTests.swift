#if os(Linux)
  import FlowAdServices
  import PhoneSimulation
  import Testing

  @Suite("The token of an advertisement", .ownPhone)
  struct AAAttributionTests {
    @Test("is there for phones that have one and a connection")
    func token() throws {
      let phone = SimulatedPhone.current
      #expect(throws: AAAttributionError(.platformNotSupported)) { try AAAttribution.attributionToken() }
      phone.attributionToken = "abc"
      #expect(try AAAttribution.attributionToken() == "abc")
      phone.network = .offline
      #expect(throws: AAAttributionError(.networkError)) { try AAAttribution.attributionToken() }
      #expect((AAAttributionError(.networkError) as NSError).domain == AAAttributionErrorDomain)
      #expect(phone.acts(of: "AdServices").count == 3)
    }
  }
#endif
