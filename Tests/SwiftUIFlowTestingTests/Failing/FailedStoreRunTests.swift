#if os(Linux)
  import Foundation
  import Testing

  /// A failure of a test store, a scheduler, a clock or a watching flow must make its test fail, under both frameworks.
  @Suite("A broken rule of a store")
  struct FailedStoreRunTests {
    /// All rules are broken in one process per framework, because starting a process takes longer than the tests.
    private static let swiftTesting = Result {
      try withTemporaryFolder { folder in
        let events = folder.appendingPathComponent("events.jsonl")
        let run = try ChildProcess.swiftTests("DeliberateStoreFailureTests", events: events)
        return (status: run.status, issues: try PrintedIssue.inEventStream(try Data(contentsOf: events)))
      }
    }

    private static let xcTest = Result {
      let run = try ChildProcess.xcTests("SwiftUIFlowTestingTests.DeliberateStoreFailureXCTests")
      return (status: run.status, issues: PrintedIssue.inConsole(run.output))
    }

    @Test("is reported once, at its line, with its message, under Swift Testing", arguments: BrokenRule.all)
    func underSwiftTesting(rule: BrokenRule) throws {
      let expected = try rule.expectation()
      let issues = try Self.swiftTesting.get().issues
      #expect(issues.filter { $0.file == expected.file && $0.line == expected.line } == [expected])
    }

    @Test("and under XCTest", arguments: BrokenRule.all)
    func underXCTest(rule: BrokenRule) throws {
      let expected = try rule.expectation()
      let issues = try Self.xcTest.get().issues
      #expect(issues.filter { $0.file == expected.file && $0.line == expected.line } == [expected])
    }

    @Test("is all that is reported, and fails the run")
    func nothingElse() throws {
      for run in [try Self.swiftTesting.get(), try Self.xcTest.get()] {
        #expect(run.status != 0)
        #expect(run.issues.count == BrokenRule.all.count)
      }
    }
  }
#endif
