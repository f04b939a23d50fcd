#if os(Linux)
  import FlowCoreHaptics
  import PhoneSimulation
  import Testing

  @Suite("Haptics")
  struct CHHapticEngineTests {
    private func play(starting: Bool) throws {
      let engine = try CHHapticEngine()
      if starting { try engine.start() }
      let event = CHHapticEvent(
        eventType: .hapticTransient,
        parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)], relativeTime: 0)
      let pattern = try CHHapticPattern(events: [event], parameters: [])
      try engine.makePlayer(with: pattern).start(atTime: 0)
    }

    @Test("are recorded, and fail without a start or an actuator")
    func patterns() throws {
      let phone = SimulatedPhone()
      try phone.use {
        #expect(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        try play(starting: true)
        #expect(throws: CHHapticError(.engineNotRunning)) { try play(starting: false) }
        phone.supportsHaptics = false
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError(.notSupported)) { try play(starting: true) }
      }
      #expect(phone.actDescriptions == ["CoreHaptics: plays HapticTransient"])
    }
  }
#endif
