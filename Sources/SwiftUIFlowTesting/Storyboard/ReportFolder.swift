import FlowIssueReporting
import FlowReports
import Foundation

/// The folder in the environment variable `FLOW_REPORT`, with the report of the flows of a test run.
///
/// `swift test` starts a process for XCTest and one for Swift Testing, and with `--parallel` one for each test of XCTest.
/// Each adds its flows to the report in the folder.
///
/// Every finished step is added to files at once, in a time that does not depend on what the report contains already:
/// its picture is written, and its facts are appended to the page of its flow and to a journal. What a killed process
/// has done can be looked at. The list of flows, the pages in their final form and the files for programs are written
/// when the process ends.
// @unchecked: every access to a variable holds `lock`; `Mutex` would need macOS 15.
final class ReportFolder: @unchecked Sendable {
  /// The folder of this process, if there is one.
  static let shared = ProcessInfo.processInfo.environment["FLOW_REPORT"].flatMap { path in
    path.isEmpty ? nil : ReportFolder(URL(fileURLWithPath: path), run: TestRun.current, finishesAtExit: true)
  }

  private static let title = "Flows"

  private let output: ReportOutput
  /// The report of the same run is continued, one of another run is replaced.
  private let run: TestRun
  private let lock = NSLock()
  private var process: ReportingProcess?
  private var hasFailed = false

  init(_ folder: URL, run: TestRun, finishesAtExit: Bool = false) {
    output = ReportOutput(folder: folder)
    self.run = run
    if finishesAtExit { atexit { ReportFolder.shared?.finish() } }
  }

  /// Adds a step of a run of a flow that has ended. A flow without a name gets the name of its test.
  ///
  /// - Parameter number: The number of the run; `nil` for its first step.
  /// - Returns: The number of the run.
  func add(_ result: FlowStepResult, of report: FlowReport, to number: Int?) -> Int? {
    attempt { process throws in
      let number = try number ?? process.begin(report, of: IssueReporter.currentTestName)
      try process.add(result, of: report, to: number)
      return number
    }
  }

  /// Ends the run of a flow.
  ///
  /// - Parameter number: The number of the run; `nil` if it had no step.
  func end(_ report: FlowReport, number: Int?) {
    _ = attempt { process throws in
      try process.end(number ?? process.begin(report, of: IssueReporter.currentTestName), report)
    }
  }

  /// Adds the report of a run that has ended.
  func add(_ report: FlowReport) {
    var number: Int?
    for result in report.steps { number = add(result, of: report, to: number) ?? number }
    end(report, number: number)
  }

  /// Writes the pages in their final form, and the files for programs.
  func finish() {
    guard lock.withLock({ process != nil }) else { return }
    _ = attempt { process throws in
      let others = try FileLock(output.folder)
      defer { withExtendedLifetime(others) {} }
      let isAnimated = ProcessInfo.processInfo.environment["FLOW_REPORT_ANIMATIONS"].map { !$0.isEmpty && $0 != "0" }
      try process.finish(isAnimated: isAnimated ?? false)
    }
  }

  /// Does something in the report; says once that it cannot be written.
  private func attempt<Value>(_ body: (inout ReportingProcess) throws -> Value) -> Value? {
    lock.withLock {
      if hasFailed { return nil }
      do {
        // Taken out, not copied: a copy would copy all flows at the next change.
        var current = try process.take() ?? start()
        defer { process = current }
        return try body(&current)
      } catch {
        hasFailed = true
        IssueReporter.note("The report could not be written: \(describe(error))")
        return nil
      }
    }
  }

  /// Removes the report of an earlier run, and begins to write.
  private func start() throws -> ReportingProcess {
    let others = try FileLock(output.folder)
    defer { withExtendedLifetime(others) {} }
    try output.check()
    let earlier = output.read(ReportFiles.runName).flatMap { try? JSONDecoder().decode(TestRun.self, from: $0) }
    if earlier != run {
      output.removeEarlier()
      // First of all the page: it shows that the files next to it are of a report.
      if output.reserve(ReportFiles.indexName) {
        try output.append(ReportingProcess.beginning(title: Self.title), to: ReportFiles.indexName)
      }
      try output.writeStyle()
      try output.write(JSONEncoder().encode(run), to: ReportFiles.runName)
    }
    return try ReportingProcess(output, title: Self.title)
  }
}
