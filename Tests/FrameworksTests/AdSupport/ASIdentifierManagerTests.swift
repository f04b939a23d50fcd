#if os(Linux)
  import FlowAdSupport
  import PhoneSimulation
  import Testing

  @Suite("The advertisers' number")
  struct ASIdentifierManagerTests {
    @Test("is zero without a permission, and the same in each run with one")
    func number() {
      func number(_ authorization: PhoneAuthorization) -> String {
        let phone = SimulatedPhone()
        phone.permissions[.tracking] = authorization
        return phone.use { ASIdentifierManager.shared().advertisingIdentifier.uuidString }
      }
      #expect(number(.notDetermined) == "00000000-0000-0000-0000-000000000000")
      #expect(number(.denied) == number(.notDetermined))
      #expect(number(.authorized) != number(.denied) && number(.authorized) == number(.authorized))
    }
  }
#endif
