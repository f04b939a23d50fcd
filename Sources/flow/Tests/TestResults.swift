import FlowReports
import Foundation

/// How the tests of a run ended: those of XCTest and those of Swift Testing.
struct TestResults: Encodable, Equatable {
  struct Test: Encodable, Equatable {
    /// The class and the method, or the suite and the function, separated by a period.
    let name: String
    var outcome: TestEvent.Outcome
    /// Each with its file and line.
    var failures: [String] = []
  }

  /// The tests, in the order in which they ended.
  private(set) var tests: [Test] = []
  /// What else is known about the run.
  private(set) var findings = TestFindings()

  private enum CodingKeys: String, CodingKey { case tests }

  /// No results yet.
  init() {}

  /// - Parameters:
  ///   - events: The folder with the events of XCTest; tests without the engine write none.
  ///   - stream: The file with the events of Swift Testing.
  ///   - output: What the test processes printed.
  init(events: URL, stream: URL, output: String) throws {
    let own = try UITestResults(in: events)
    tests = own.tests.map { test in
      let prefix = ": error: \(test.name) : "
      return Test(name: test.name, outcome: test.outcome, failures: own.failures.filter { $0.contains(prefix) })
    }
    findings = own.findings
    if tests.isEmpty, findings.brokenProcesses == 0 {
      tests = Self.tests(printed: output)
      findings = TestFindings(output: output)
    }
    let testingEvents = SwiftTestingEvent.events(in: FileManager.default.contents(atPath: stream.path) ?? Data())
    let others = Self.tests(testingEvents)
    tests += others
    var testing = TestFindings(events: testingEvents)
    testing.count = others.count
    findings = findings + testing
  }

  /// Adds the results of a run.
  mutating func add(_ others: TestResults, of run: TestRun) {
    tests += others.tests.map { Test(name: run.name($0.name), outcome: $0.outcome, failures: $0.failures) }
    findings = findings + others.findings
  }

  /// Adds targets that were not built, as tests that failed.
  mutating func add(leftOut: [Test]) { tests += leftOut }

  func count(_ outcome: TestEvent.Outcome) -> Int { tests.count { $0.outcome == outcome } }

  /// The tests of XCTest, from what it prints.
  static func tests(printed output: String) -> [Test] {
    var failures: [String] = []
    var tests: [Test] = []
    for line in output.split(whereSeparator: \.isNewline) {
      if line.contains(": error: ") {
        failures.append(String(line))
      } else if let match = line.prefixMatch(of: #/Test Case '(.+?)' (passed|failed|skipped) /#) {
        let outcome = TestEvent.Outcome(rawValue: String(match.2)) ?? .failed
        tests.append(Test(name: String(match.1), outcome: outcome, failures: outcome == .failed ? failures : []))
        failures = []
      }
    }
    return tests
  }

  /// The tests of Swift Testing, from its events.
  static func tests(streamed data: Data) -> [Test] { tests(SwiftTestingEvent.events(in: data)) }

  private static func tests(_ events: [SwiftTestingEvent]) -> [Test] {
    var functions: Set<String> = []
    var failures: [String: [String]] = [:]
    var tests: [Test] = []
    for event in events {
      let payload = event.payload
      let id = payload.testID ?? ""
      switch (event.kind, payload.kind) {
      case ("test", "function"): functions.insert(payload.id ?? "")
      case ("event", "issueRecorded") where payload.issue?.isKnown != true && payload.issue?.isFailure != false:
        let place = payload.issue?.sourceLocation
        let text = (payload.messages ?? []).map(\.text).joined(separator: " ")
        failures[id, default: []].append("\(place?.filePath ?? "<unknown>"):\(place?.line ?? 0): error: \(text)")
      case ("event", "testSkipped") where functions.contains(id): tests.append(Test(name: name(id), outcome: .skipped))
      case ("event", "testEnded") where functions.contains(id):
        let own = failures[id] ?? []
        tests.append(Test(name: name(id), outcome: own.isEmpty ? .passed : .failed, failures: own))
      default: break
      }
    }
    return tests
  }

  /// `CartTests.Totals/sum()/CartTests.swift:3:4` as `CartTests.Totals.sum()`.
  private static func name(_ id: String) -> String {
    id.split(separator: "/").filter { !$0.contains(".swift:") }.joined(separator: ".")
  }
}

extension TestResults {
  /// The results in the format of JUnit, which build servers read.
  var junit: String {
    let cases = tests.map { test in
      let parts = test.name.split(separator: ".").map(String.init)
      let start =
        "    <testcase classname=\"\(escapedXMLAttribute(parts.dropLast().joined(separator: ".")))\" "
        + "name=\"\(escapedXMLAttribute(parts.last ?? ""))\""
      return switch test.outcome {
      case .passed: start + "/>"
      case .skipped: start + "><skipped/></testcase>"
      case .failed:
        start + "><failure>" + escapedHTML(test.failures.joined(separator: "\n")) + "</failure></testcase>"
      }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      \(FileMark.resultsComment)
      <testsuites>
        <testsuite name="tests" tests="\(tests.count)" failures="\(count(.failed))" skipped="\(count(.skipped))">
      \(cases.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }
}
