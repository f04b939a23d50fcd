import FlowIssueReporting
import FlowReports
import Foundation

/// The folder in the environment variable `FLOW_REPORT`, with the report of the flows of a test run.
///
/// `swift test` starts a process for XCTest and one for Swift Testing, and with `--parallel` one for each test of XCTest.
/// Each adds its flows to the report in the folder.
// @unchecked: every access to a variable holds `lock`; `Mutex` would need macOS 15.
final class ReportFolder: @unchecked Sendable {
  /// The folder of this process, if there is one.
  static let shared = ProcessInfo.processInfo.environment["FLOW_REPORT"].flatMap { path in
    path.isEmpty ? nil : ReportFolder(URL(fileURLWithPath: path), run: TestRun.current, finishesAtExit: true)
  }

  private let folder: URL
  /// The report of the same run is continued, one of another run is replaced.
  private let run: TestRun
  private let now: @Sendable () -> ContinuousClock.Instant
  private let lock = NSLock()
  /// The reports that are not written yet, with the names of their tests.
  private var pending: [(report: FlowReport, test: String?)] = []
  private var nextWriting: ContinuousClock.Instant?

  init(
    _ folder: URL, run: TestRun, finishesAtExit: Bool = false,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.folder = folder
    self.run = run
    self.now = now
    if finishesAtExit { atexit { ReportFolder.shared?.finish() } }
  }

  /// Adds the report of a run of a flow. A flow without a name gets the name of its test.
  ///
  /// Writing takes time in proportion to the number of flows, so writing after each flow would take quadratic time.
  /// Writing is limited to a tenth of the time; pending reports are written when the process ends.
  func add(_ report: FlowReport) {
    lock.withLock {
      pending.append((report, IssueReporter.currentTestName))
      let start = now()
      guard nextWriting.map({ start >= $0 }) ?? true else { return }
      write()
      let end = now()
      nextWriting = end + start.duration(to: end) * 10
    }
  }

  /// Writes the pending reports.
  func finish() { lock.withLock { write() } }

  private func write() {
    if pending.isEmpty { return }
    do {
      let others = try FileLock(folder)
      defer { withExtendedLifetime(others) {} }
      let isAnimated = ProcessInfo.processInfo.environment["FLOW_REPORT_ANIMATIONS"].map { !$0.isEmpty && $0 != "0" }
      var storyboard = FlowStoryboard(title: "Flows", isAnimated: isAnimated ?? false)
      storyboard.content = earlierContent()
      for (report, test) in pending { storyboard.content.add(report, of: test) }
      try storyboard.write(to: folder)
      try ReportFiles(in: folder).run.write(JSONEncoder().encode(run))
      pending = []
    } catch {
      IssueReporter.note("The report could not be written: \(describe(error))")
    }
  }

  private var runFile: URL { ReportFiles(in: folder).run.url }

  /// The content that the processes of the same run have written.
  private func earlierContent() -> StoryboardContent {
    guard
      let data = FileManager.default.contents(atPath: runFile.path),
      let earlier = try? JSONDecoder().decode(TestRun.self, from: data), earlier == run,
      let document = try? ReportDocument(in: folder)
    else { return StoryboardContent() }
    return StoryboardContent(document)
  }
}
