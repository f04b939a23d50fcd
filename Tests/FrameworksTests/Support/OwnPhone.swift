#if os(Linux)
  import PhoneSimulation
  import Testing

  /// Runs each test of a suite with its own phone, also where the test waits: screens that it creates have it.
  struct OwnPhone: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      guard testCase != nil else { return try await function() }
      try await SimulatedPhone.$running.withValue(SimulatedPhone(), operation: function)
    }

    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }
  }

  extension Trait where Self == OwnPhone {
    /// Each test has its own phone.
    static var ownPhone: Self { OwnPhone() }
  }

  extension SimulatedPhone {
    /// What the app did with a framework. Others may be from tests that run at the same time without their own phone.
    func acts(of framework: String) -> [String] {
      acts.filter { $0.framework == framework }.map(\.description)
    }
  }
#endif
