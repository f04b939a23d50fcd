#if canImport(Testing)
  import Testing

  /// Says for a test or a suite which references are recorded.
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
    /// Says which references are recorded: before the environment does, and after the configuration of a flow.
    ///
    /// ```swift
    /// @Test(.snapshots(record: .failed)) func order() { … }
    /// ```
    public static func snapshots(record: SnapshotRecordMode) -> SnapshotsTrait { SnapshotsTrait(record: record) }
  }
#endif
