import FlowReports
import Foundation

/// The results of UI tests, from the files that their processes wrote. Nothing that a test or its app prints is read.
struct UITestResults: Encodable, Equatable {
  struct Test: Encodable, Equatable {
    /// The class and the method, separated by a period.
    let name: String
    let outcome: TestEvent.Outcome
  }

  /// The tests, in the order in which they ended. One whose process ended before it did has failed.
  private(set) var tests: [Test] = []
  /// The failure messages, each with its file and line.
  private(set) var failures: [String] = []
  /// What else is known about the run.
  private(set) var findings = TestFindings()

  private enum CodingKeys: String, CodingKey { case tests, failures }

  /// No results yet.
  init() {}

  /// - Parameter processes: The events of each process.
  init(_ processes: [[TestEvent]]) {
    for events in processes {
      var running: [String] = []
      for event in events {
        let name = event.test ?? ""
        switch event.kind {
        case .began, .finished: break
        case .started: running.append(name)
        case .failed: failures += [event.message].compactMap(\.self)
        case .ended:
          running.removeAll { $0 == name }
          tests.append(Test(name: name, outcome: event.outcome ?? .failed))
        }
      }
      guard events.last?.kind != .finished else { continue }
      tests += running.map { Test(name: $0, outcome: .failed) }
      findings.brokenProcesses += 1
      findings.unfinished += running
    }
    findings.count = tests.count
    if let error = findings.error(), findings.brokenProcesses > 0 { failures.append("\(error)") }
  }

  /// Adds the results of a run.
  mutating func add(_ others: UITestResults, of run: TestRun) {
    tests += others.tests.map { Test(name: run.name($0.name), outcome: $0.outcome) }
    failures += others.failures
    findings = findings + others.findings
  }

  /// Reads the files of a folder.
  init(in folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".jsonl") }
    let processes = names.map { name -> (date: Date, events: [TestEvent]) in
      let file = folder.appendingPathComponent(name)
      let date = (try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]) as? Date
      let lines = (FileManager.default.contents(atPath: file.path) ?? Data()).split(separator: UInt8(ascii: "\n"))
      return (date ?? .distantPast, lines.compactMap { try? JSONDecoder().decode(TestEvent.self, from: $0) })
    }
    self.init(processes.sorted { $0.date < $1.date }.map(\.events))
  }
}
