#if os(Linux)
  import FlowDeviceCheck
  import PhoneSimulation
  import Testing

  @Suite("The token of a phone")
  struct DCDeviceTests {
    @Test("is made by phones that have one, which a simulator has not")
    func token() async throws {
      let phone = SimulatedPhone()
      try await SimulatedPhone.$running.withValue(phone) {
        #expect(!DCDevice.current.isSupported)
        await #expect(throws: DCError(.featureUnsupported)) { try await DCDevice.current.generateToken() }
        phone.deviceCheckToken = Data([1, 2])
        let token = try await DCDevice.current.generateToken()
        #expect(token == Data([1, 2]))
        #expect(phone.actDescriptions.count == 2)
      }
    }
  }
#endif
