#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("The results of all tests of a run")
  struct TestResultsTests {
    @Test("tests of XCTest are read from what it prints, with their failures")
    func printed() {
      let output = """
        Test Case 'CartTests.testEmpty' started at 2026-01-01
        Test Case 'CartTests.testEmpty' passed (0.1 seconds)
        Test Case 'CartTests.testTotal' started at 2026-01-01
        /a/CartTests.swift:7: error: CartTests.testTotal : XCTAssertEqual failed
        Test Case 'CartTests.testTotal' failed (0.1 seconds)
        Test Case 'CartTests.testPay' skipped (0.0 seconds)
        """
      let tests = TestResults.tests(printed: output)
      #expect(tests.map(\.name) == ["CartTests.testEmpty", "CartTests.testTotal", "CartTests.testPay"])
      #expect(tests.map(\.outcome) == [.passed, .failed, .skipped])
      #expect(
        tests.map(\.failures)
          == [[], ["/a/CartTests.swift:7: error: CartTests.testTotal : XCTAssertEqual failed"], []])
    }

    private let events = [
      #"{"kind":"test","payload":{"id":"T.S","kind":"suite","name":"S"}}"#,
      #"{"kind":"test","payload":{"id":"T.S/one()/a.swift:3:2","kind":"function","name":"one()"}}"#,
      #"{"kind":"test","payload":{"id":"T.S/two()/a.swift:4:2","kind":"function","name":"two()"}}"#,
      #"{"kind":"test","payload":{"id":"T.S/three()/a.swift:5:2","kind":"function","name":"three()"}}"#,
      #"{"kind":"event","payload":{"kind":"runStarted"}}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"T.S/one()/a.swift:3:2"}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"T.S/one()/a.swift:3:2","issue":{"isKnown":false,"#
        + #""isFailure":true,"sourceLocation":{"filePath":"/t/a.swift","line":3}},"messages":[{"text":"1 == 2"}]}}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"T.S/one()/a.swift:3:2"}}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"T.S/two()/a.swift:4:2"}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"T.S/two()/a.swift:4:2","issue":{"isKnown":true}}}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"T.S/two()/a.swift:4:2"}}"#,
      #"{"kind":"event","payload":{"kind":"testSkipped","testID":"T.S/three()/a.swift:5:2"}}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"T.S"}}"#,
    ]

    @Test("tests of Swift Testing are read from its events; a known issue is no failure, and a suite is no test")
    func streamed() {
      let tests = TestResults.tests(streamed: Data(events.joined(separator: "\n").utf8))
      #expect(tests.map(\.name) == ["T.S.one()", "T.S.two()", "T.S.three()"])
      #expect(tests.map(\.outcome) == [.failed, .passed, .skipped])
      #expect(tests[0].failures == ["/t/a.swift:3: error: 1 == 2"])
    }

    @Test("the tests of a run have the name of its configuration, if there are several")
    func configurations() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let output = """
        Test Suite 'All tests' started at 2026-01-01
        Test Case 'CartTests.testTotal' started at 2026-01-01
        Test Case 'CartTests.testTotal' passed (0.1 seconds)
        Test Suite 'All tests' passed at 2026-01-01
        """
      let one = try TestResults(events: folder, stream: folder.appendingPathComponent("none"), output: output)
      var results = TestResults()
      for name in ["German", nil] { results.add(one, of: TestRun(configuration: name)) }
      #expect(results.tests.map(\.name) == ["CartTests.testTotal [German]", "CartTests.testTotal"])
      #expect(results.findings.count == 2)
    }

    @Test("a run that did not end, and one without tests, are errors; JUnit has every test")
    func run() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let stream = folder.appendingPathComponent("testing.events")
      let none = try TestResults(events: folder, stream: stream, output: "")
      #expect("\(try #require(none.findings.error()))".hasPrefix("No test ran"))
      try Data(events.joined(separator: "\n").utf8).write(to: stream)
      let open = try TestResults(events: folder, stream: stream, output: "")
      #expect("\(try #require(open.findings.error()))".hasPrefix("A test process ended before its tests did"))
      let ended = events + [#"{"kind":"event","payload":{"kind":"runEnded"}}"#]
      try Data(ended.joined(separator: "\n").utf8).write(to: stream)
      let results = try TestResults(events: folder, stream: stream, output: "")
      #expect(results.findings.error() == nil)
      #expect(results.junit.contains(#"tests="3" failures="1" skipped="1""#))
      #expect(results.junit.contains(#"<testcase classname="T.S" name="one()"><failure>/t/a.swift:3: error: 1 == 2"#))
    }

    @Test("have no character in JUnit's format that readers of XML refuse, whatever a failure says")
    func junit() throws {
      var results = TestResults()
      results.add(leftOut: [
        TestResults.Test(
          name: "Cart.sum(\u{FFFE})", outcome: .failed, failures: ["\u{1B}[31m<a> & \"b\"\u{0}", "second"])
      ])
      #expect(
        results.junit == """
          <?xml version="1.0" encoding="UTF-8"?>
          <!-- Written by SwiftUIFlowTesting. -->
          <testsuites>
            <testsuite name="tests" tests="1" failures="1" skipped="0">
              <testcase classname="Cart" name="sum(\u{FFFD})"><failure>\u{FFFD}[31m&lt;a&gt; &amp; &quot;b&quot;\u{FFFD}
          second</failure></testcase>
            </testsuite>
          </testsuites>

          """)
    }
  }
#endif
