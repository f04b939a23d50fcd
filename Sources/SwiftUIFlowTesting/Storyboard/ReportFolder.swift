import FlowIssueReporting
import FlowReports
import Foundation

/// The folder that the environment variable `FLOW_REPORT` names, where the flows of a test run are reported.
///
/// The processes of one run write into it one after the other: `swift test` starts one for XCTest and one for Swift Testing.
// @unchecked: every access to a variable holds `lock`; `Mutex` would need macOS 15.
final class ReportFolder: @unchecked Sendable {
  /// The folder of this process, if there is one.
  static let shared = ProcessInfo.processInfo.environment["FLOW_REPORT"].flatMap { path in
    path.isEmpty ? nil : ReportFolder(URL(fileURLWithPath: path), run: Int(getppid()), finishesAtExit: true)
  }

  private let folder: URL
  /// What started this process: a folder of the same run is gone on with, one of another run is replaced.
  private let run: Int
  private let now: @Sendable () -> ContinuousClock.Instant
  private let lock = NSLock()
  /// What is known, with the pictures that are not written yet; `nil` before the first flow.
  private var content: StoryboardContent?
  private var isPending = false
  private var nextWriting: ContinuousClock.Instant?

  init(
    _ folder: URL, run: Int, finishesAtExit: Bool = false,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.folder = folder
    self.run = run
    self.now = now
    if finishesAtExit { atexit { ReportFolder.shared?.finish() } }
  }

  /// What `run.json` in the folder has.
  private struct Run: Codable {
    let process: Int
  }

  /// Adds what a run of a flow did. A flow without a name has that of its test.
  ///
  /// Writing takes as long as there are flows, so that writing after each would take the square of that. A tenth of the
  /// time may go into it; what is pending is written when the process ends.
  func add(_ report: FlowReport) {
    lock.withLock {
      var content = content ?? earlierContent()
      content.add(report, of: IssueReporter.currentTestName)
      self.content = content
      isPending = true
      let start = now()
      guard nextWriting.map({ start >= $0 }) ?? true else { return }
      write()
      let end = now()
      nextWriting = end + start.duration(to: end) * 10
    }
  }

  /// Writes what is pending.
  func finish() { lock.withLock { write() } }

  private func write() {
    guard isPending, let content else { return }
    isPending = false
    do {
      let isAnimated = ProcessInfo.processInfo.environment["FLOW_REPORT_ANIMATIONS"].map { !$0.isEmpty && $0 != "0" }
      var storyboard = FlowStoryboard(title: "Flows", isAnimated: isAnimated ?? false)
      storyboard.content = content
      try storyboard.write(to: folder)
      try JSONEncoder().encode(Run(process: run)).write(to: runFile, options: .atomic)
      // They are in their files now.
      self.content = StoryboardContent(content.document)
    } catch {
      IssueReporter.note("The report could not be written: \(describe(error))")
    }
  }

  private var runFile: URL { folder.appendingPathComponent("run.json") }

  /// What another process of the same run has written.
  private func earlierContent() -> StoryboardContent {
    guard
      let data = FileManager.default.contents(atPath: runFile.path),
      let earlier = try? JSONDecoder().decode(Run.self, from: data), earlier.process == run,
      let document = try? ReportDocument(in: folder)
    else { return StoryboardContent() }
    return StoryboardContent(document)
  }
}
