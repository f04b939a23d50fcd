#if os(Linux)
  import Foundation
  import Testing
  import WorkerProcesses

  /// A test process that ends before its tests have ended must fail, whoever ends it.
  @Suite("The end of a process before the end of its tests")
  struct EarlyEndTests {
    private static func message(_ call: String) -> String {
      "\(call) ended the process before this test had ended, and the tests after it were not run. The exit code is 1. "
        + "Remove the call, or do not reach it in tests."
    }

    @Test(
      "is a failure of the test that runs",
      arguments: [
        ("inATest", "in a test", "exit(0)"), ("inAStep", "in a step", "exit(0)"), ("inAView", "in a view", "exit(0)"),
        ("inATaskOfAView", "in a task of a view", "exit(0)"),
        ("withoutActionsAtExit", "without actions at exit", "_exit(0)"), ("quickly", "quickly", "quick_exit(0)"),
      ])
    func ofATest(test: String, marker: String, call: String) throws {
      let run = try ChildProcess.swiftTests("DeliberateEndTests/\(test)")
      let line = try DeliberateFailures.line(of: marker, in: DeliberateEndTests.file)
      #expect(run.status == 1)
      #expect(run.lines(with: "recorded an issue at DeliberateEndTests.swift:\(line):").count == 1, "\(run.output)")
      #expect(run.output.contains(Self.message(call)), "\(run.output)")
    }

    @Test("is a failure where issues are known")
    func ofAKnownIssue() throws {
      #expect(try ChildProcess.swiftTests("DeliberateEndTests/inAKnownIssue").status == 1)
    }

    @Test(
      "is a failure of the run if no test runs on the thread",
      arguments: [("inADetachedTask", "exit(0)"), ("onAQueue", "_exit(0)")])
    func outsideOfATest(test: String, call: String) throws {
      let run = try ChildProcess.swiftTests("DeliberateEndTests/\(test)")
      #expect(run.status == 1)
      #expect(
        run.output.contains(
          "error: \(call) ended the process before all tests had ended. The exit code is 1. Remove the call, or do not "
            + "reach it in tests."), "\(run.output)")
    }

    @Test("keeps another exit code than that of a success")
    func otherCode() throws {
      #expect(try ChildProcess.swiftTests("DeliberateEndTests/withACode").status == 7)
    }

    @Test(
      "is a failure under XCTest",
      arguments: [("testInATest", "exit(0)"), ("testInAStep", "_exit(0)"), ("testOnAQueue", "exit(0)")])
    func underXCTest(test: String, call: String) throws {
      let run = try ChildProcess.xcTests("SwiftUIFlowTestingTests.DeliberateEndXCTests/\(test)")
      #expect(run.status == 1)
      #expect(
        run.output.contains("error: DeliberateEndXCTests.\(test) : \(Self.message(call))"), "\(run.output)")
    }

    @Test("is none in the process of an exit test", .enabled(if: ExitTests.areWanted))
    func exitTestOfAnEnd() async {
      await #expect(processExitsWith: .success) { exit(0) }
    }

    @Test("is expected after the last test")
    func lastTest() throws {
      #expect(try ChildProcess.swiftTests("OrderTests").status == 0)
      #expect(try ChildProcess.xcTests("SwiftUIFlowTestingTests.DeliberateFailureXCTests/none").status == 0)
    }
  }

  @Suite("A failure in a class method of XCTest")
  struct ClassFailureTests {
    @Test("before the first test fails it")
    func setUp() throws {
      let run = try ChildProcess.xcTests("SwiftUIFlowTestingTests.DeliberateClassXCTests")
      let line = try DeliberateFailures.line(of: "in the class", in: DeliberateEndTests.file)
      #expect(run.status != 0)
      #expect(
        run.lines(
          with: "DeliberateEndTests.swift:\(line): error: DeliberateClassXCTests.testNothing : failed - in the class "
            + "(before this test)"
        ).count == 1, "\(run.output)")
    }
  }
#endif
