#if canImport(Testing)
  import Testing

  /// A trait that sets which references a test or a suite records.
  public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    let record: SnapshotRecordMode

    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await SnapshotEnvironment.$modeOfTest.withValue(record, operation: function)
    }
  }

  extension Trait where Self == SnapshotsTrait {
    /// Sets which references are recorded. Takes precedence over the environment, but not over a flow's configuration.
    ///
    /// ```swift
    /// @Test(.snapshots(record: .failed)) func order() { … }
    /// ```
    public static func snapshots(record: SnapshotRecordMode) -> SnapshotsTrait { SnapshotsTrait(record: record) }
  }
#endif
