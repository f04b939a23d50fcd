import FlowIssueReporting
import FlowReports
import Foundation

/// The folder that the environment variable `FLOW_REPORT` names, where the flows of a test run are reported.
///
/// The processes of one run write into it one after the other: `swift test` starts one for XCTest and one for Swift Testing.
@MainActor
final class ReportFolder {
  /// The folder of this process, if there is one.
  static let shared = ProcessInfo.processInfo.environment["FLOW_REPORT"].flatMap { path in
    path.isEmpty ? nil : ReportFolder(URL(fileURLWithPath: path), run: Int(getppid()))
  }

  private let folder: URL
  /// What started this process: a folder of the same run is gone on with, one of another run is replaced.
  private let run: Int
  private var content: StoryboardContent?

  init(_ folder: URL, run: Int) {
    self.folder = folder
    self.run = run
  }

  /// What `run.json` in the folder has.
  private struct Run: Codable {
    let process: Int
  }

  /// Adds what a run of a flow did, and writes the page again. A flow without a name has that of its test.
  func add(_ report: FlowReport) {
    var content = content ?? earlierContent()
    content.add(report, of: IssueReporter.currentTestName)
    self.content = content
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
