import FlowIssueReporting
import FlowReports
import Foundation

/// The folder in the environment variable `FLOW_REPORT`, with the report of the flows of a test run.
///
/// The processes of one run write to it in sequence: `swift test` starts one for XCTest and one for Swift Testing.
// @unchecked: every access to a variable holds `lock`; `Mutex` would need macOS 15.
final class ReportFolder: @unchecked Sendable {
  /// The folder of this process, if there is one.
  static let shared = ProcessInfo.processInfo.environment["FLOW_REPORT"].flatMap { path in
    path.isEmpty ? nil : ReportFolder(URL(fileURLWithPath: path), run: Int(getppid()), finishesAtExit: true)
  }

  private let folder: URL
  /// The identifier of the parent process. The report of the same run is continued, one of another run is replaced.
  private let run: Int
  private let now: @Sendable () -> ContinuousClock.Instant
  private let lock = NSLock()
  /// The content so far, with the pictures that are not written yet; `nil` before the first flow.
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

  /// The content of `run.json` in the folder.
  private struct Run: Codable {
    let process: Int
  }

  /// Adds the report of a run of a flow. A flow without a name gets the name of its test.
  ///
  /// Writing takes time in proportion to the number of flows, so writing after each flow would take quadratic time.
  /// Writing is limited to a tenth of the time; pending content is written when the process ends.
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

  /// Writes the pending content.
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
      // The pictures are in their files now.
      self.content = StoryboardContent(content.document)
    } catch {
      IssueReporter.note("The report could not be written: \(describe(error))")
    }
  }

  private var runFile: URL { folder.appendingPathComponent("run.json") }

  /// The content written by another process of the same run.
  private func earlierContent() -> StoryboardContent {
    guard
      let data = FileManager.default.contents(atPath: runFile.path),
      let earlier = try? JSONDecoder().decode(Run.self, from: data), earlier.process == run,
      let document = try? ReportDocument(in: folder)
    else { return StoryboardContent() }
    return StoryboardContent(document)
  }
}
