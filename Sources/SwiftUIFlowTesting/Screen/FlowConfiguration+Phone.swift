#if os(Linux)
  import PhoneSimulation

  extension FlowConfiguration {
    /// The configuration with another phone: permissions, location, network and what else frameworks ask for.
    ///
    /// ```swift
    /// FlowConfiguration(label: "offline").phone { $0.network = .offline }
    /// ```
    ///
    /// - Parameter change: Changes the phone before the flow's first view is shown.
    public func phone(_ change: @escaping @MainActor @Sendable (SimulatedPhone) -> Void) -> FlowConfiguration {
      var configuration = self
      let earlier = phonePatch
      configuration.phonePatch = { phone in
        earlier?(phone)
        change(phone)
      }
      return configuration
    }
  }
#endif
