import FlowReports
import Foundation

/// What is known about the tests of a run, apart from its exit code.
///
/// A process that calls `exit(0)` in a test ends with success, and the rest of its tests never runs.
struct TestFindings: Equatable {
  /// The number of tests that ran.
  var count = 0
  /// The number of processes that ended before their tests did.
  var brokenProcesses = 0
  /// The tests that had begun and not ended, when their process ended.
  var unfinished: [String] = []

  static func + (left: TestFindings, right: TestFindings) -> TestFindings {
    TestFindings(
      count: left.count + right.count, brokenProcesses: left.brokenProcesses + right.brokenProcesses,
      unfinished: left.unfinished + right.unfinished)
  }

  /// The reason why the run is a failure although it ended with success; `nil` if it is no failure.
  ///
  /// - Parameter filter: The names that were asked for.
  func error(filter: [String] = []) -> CommandError? {
    if brokenProcesses > 0 { return .endedEarly(unfinished) }
    return count == 0 ? .noTests(filter) : nil
  }
}

extension TestFindings {
  /// The findings about Swift Testing.
  ///
  /// - Parameter stream: The file of events that the package manager was asked for; there is none if the run has no
  ///   such tests.
  init(eventStream stream: URL) {
    let data = FileManager.default.contents(atPath: stream.path) ?? Data()
    self.init(events: SwiftTestingEvent.events(in: data))
  }

  /// The findings about Swift Testing.
  init(events: [SwiftTestingEvent]) {
    var functions: [String: String] = [:]
    var running: [String] = []
    var isOpen = false
    for event in events {
      switch (event.kind, event.payload.kind) {
      case ("test", "function"):
        functions[event.payload.id ?? ""] = event.payload.name
      case ("event", "runStarted"): isOpen = true
      case ("event", "runEnded"): isOpen = false
      case ("event", "testStarted"):
        guard let id = event.payload.testID, functions[id] != nil else { break }
        running.append(id)
        count += 1
      case ("event", "testEnded"): running.removeAll { $0 == event.payload.testID }
      default: break
      }
    }
    if isOpen {
      brokenProcesses = 1
      unfinished = running.compactMap { functions[$0] }
    }
  }

  /// The findings about XCTest, from what it prints.
  init(output: String) {
    var test: String?
    var isOpen = false
    for line in output.split(whereSeparator: \.isNewline) {
      if let match = line.prefixMatch(of: #/Test Suite '(?:All|Selected) tests' (started|passed|failed) at /#) {
        isOpen = match.1 == "started"
      } else if let match = line.prefixMatch(of: #/Test Case '(.+?)' (started|passed|failed|skipped) /#) {
        test = match.2 == "started" ? String(match.1) : nil
        if match.2 == "started" { count += 1 }
      }
    }
    if isOpen {
      brokenProcesses = 1
      unfinished = [test].compactMap(\.self)
    }
  }
}

extension CommandError {
  /// The beginning of a list of names.
  static func list(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
  }
}
