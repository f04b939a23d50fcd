#if os(Linux)
  import FlowReports
  import Foundation
  import Testing

  @testable import flow

  @Suite("Results of UI tests")
  struct UITestResultsTests {
    @Test("have the outcome of each test, and its failures")
    func results() {
      let message = "/shop/ShopUITests.swift:12: error: ShopUITests.testCancel : XCTAssertTrue failed - no alert"
      let results = UITestResults([
        [
          TestEvent(.began), TestEvent(.started, test: "ShopUITests.testPay"),
          TestEvent(.ended, test: "ShopUITests.testPay", outcome: .passed),
          TestEvent(.started, test: "ShopUITests.testCancel"),
          TestEvent(.failed, test: "ShopUITests.testCancel", message: message),
          TestEvent(.ended, test: "ShopUITests.testCancel", outcome: .failed),
          TestEvent(.started, test: "ShopUITests.testCamera"),
          TestEvent(.ended, test: "ShopUITests.testCamera", outcome: .skipped), TestEvent(.finished),
        ]
      ])
      #expect(results.tests.map(\.name) == ["ShopUITests.testPay", "ShopUITests.testCancel", "ShopUITests.testCamera"])
      #expect(results.tests.map(\.outcome) == [.passed, .failed, .skipped])
      #expect(results.failures == [message])
      #expect(results.findings.error() == nil)
    }

    @Test("of a process that ends before its tests did are failures")
    func early() {
      let results = UITestResults([
        [
          TestEvent(.began), TestEvent(.started, test: "A.testOne"),
          TestEvent(.ended, test: "A.testOne", outcome: .passed),
          TestEvent(.started, test: "A.testTwo"),
        ]
      ])
      #expect(results.tests.map(\.outcome) == [.passed, .failed])
      let text =
        "A test process ended before its tests did, so the run has failed. This test was running: A.testTwo. Remove the "
        + "call that ends the process, such as exit(0), from the tests and the app."
      #expect(results.failures == [text])
      #expect(results.findings.error()?.description == text)
    }

    @Test("are a failure if no test ran")
    func nothing() {
      let none = UITestResults([[TestEvent(.began), TestEvent(.finished)]])
      #expect(
        none.findings.error(filter: ["Shop"])?.description
          == "No test ran, so nothing was tested: no name matches Shop. `swift test list` has the names.")
      #expect(
        UITestResults([]).findings.error()?.description
          == "No test ran, so nothing was tested. Tests are functions with @Test, or methods of a test case whose names "
          + "begin with test.")
    }
  }

  @Suite("What is known about the tests of a run")
  struct TestFindingsTests {
    @Test("is whether Swift Testing ended its run, and which tests were running")
    func swiftTesting() throws {
      func line(_ kind: String, _ id: String? = nil) -> String {
        #"{"kind":"event","payload":{"kind":"\#(kind)"\#(id.map { #","testID":"\#($0)""# } ?? "")},"version":"6.3.0"}"#
      }
      let tests = ["one()", "two()"].map {
        #"{"kind":"test","payload":{"id":"A.Suite/\#($0)","kind":"function","name":"\#($0)"},"version":"6.3.0"}"#
      }
      let suite = #"{"kind":"test","payload":{"id":"A.Suite","kind":"suite","name":"Suite"},"version":"6.3.0"}"#
      let begun =
        tests + [suite, line("runStarted"), line("testStarted", "A.Suite"), line("testStarted", "A.Suite/one()")]
        + [line("testStarted", "A.Suite/two()"), line("testEnded", "A.Suite/one()")]
      let ended = begun + [line("testEnded", "A.Suite/two()"), line("testEnded", "A.Suite"), line("runEnded")]
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(begun.joined(separator: "\n").utf8).write(to: file)
      #expect(
        TestFindings(eventStream: file) == TestFindings(count: 2, brokenProcesses: 1, unfinished: ["two()"]))
      try Data(ended.joined(separator: "\n").utf8).write(to: file)
      #expect(TestFindings(eventStream: file) == TestFindings(count: 2))
      #expect(TestFindings(eventStream: file.appendingPathExtension("none")) == TestFindings())
    }

    @Test("is whether XCTest ended its run, and which test was running")
    func xctest() {
      let begun = """
        Test Suite 'All tests' started at 2026-11-27 14:37:49.794
        Test Suite 'B' started at 2026-11-27 14:37:49.801
        Test Case 'B.testA' started at 2026-11-27 14:37:49.801
        Test Case 'B.testA' passed (0.001 seconds)
        Test Case 'B.testB' started at 2026-11-27 14:37:49.801

        """
      let ended =
        begun + """
          Test Case 'B.testB' passed (0.001 seconds)
          Test Suite 'All tests' passed at 2026-11-27 14:37:50.000
          """
      #expect(TestFindings(output: begun) == TestFindings(count: 2, brokenProcesses: 1, unfinished: ["B.testB"]))
      #expect(TestFindings(output: ended) == TestFindings(count: 2))
      #expect(TestFindings(output: "") == TestFindings())
    }
  }
#endif
