import FlowIssueReporting
import FlowReports
import Foundation

/// Pages with the pictures of all steps of flows, in all their configurations.
///
/// ```swift
/// var storyboard = FlowStoryboard(title: "Checkout")
/// let flow = checkoutFlow()
/// flow.matrixRun(
///   configurations: [.light, .dark],
///   modelFactory: { CheckoutModel() },
///   snapshotMode: .capture()
/// )
/// storyboard.add(flow.lastReport)
/// try storyboard.write(to: URL(fileURLWithPath: "storyboard"))
/// ```
///
/// The folder contains `index.html`, a page for each flow, one PNG for each step and configuration, `report.json`,
/// `junit.xml` and `summary.md`, and is self-contained.
///
/// If the environment variable `FLOW_REPORT` is set to a folder, every run of a flow is added to a storyboard there.
public struct FlowStoryboard: Sendable {
  /// The title of the page.
  public let title: String
  /// Whether the page shows durations. Without them, equal runs write equal bytes.
  public let showsDurations: Bool

  var content = StoryboardContent()

  /// Whether an animated PNG is written for each flow in each configuration, which shows its steps in sequence.
  public let isAnimated: Bool

  /// Creates an empty storyboard.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - showsDurations: Whether the page shows the durations of steps, and its date, commit, libraries and fonts.
  ///     Without them, equal runs write equal bytes.
  ///   - isAnimated: Whether an animated PNG is written for each flow in each configuration.
  public init(title: String, showsDurations: Bool = true, isAnimated: Bool = false) {
    self.title = title
    self.showsDurations = showsDurations
    self.isAnimated = isAnimated
  }

  /// Adds the report of a run.
  ///
  /// Runs of flows with the same name share a table: its rows are the steps, its columns the configurations.
  public mutating func add(_ report: FlowReport) { content.add(report) }

  /// Adds the report of a run whose steps are declared elsewhere.
  ///
  /// Runs in the same configuration share a column.
  ///
  /// - Parameter place: The file and the line of the steps.
  package mutating func add(_ report: FlowReport, at place: String) {
    var part = StoryboardContent()
    part.add(report)
    var document = part.document
    for flow in document.flows.indices {
      document.flows[flow].rows = document.flows[flow].rows.map { .init(name: $0.name, place: place) }
    }
    content.add(document) { part.pictures[$0] }
    content.noteFonts(of: report)
  }

  /// Adds the report in a folder, whose pictures have been encoded for a storyboard.
  ///
  /// - Throws: ``SnapshotFilesError`` if there is no report or it is damaged.
  package mutating func add(reportIn folder: URL) throws {
    let document = try ReportDocument(in: folder)
    content.add(document) {
      FileManager.default.contents(atPath: folder.appendingPathComponent($0).path)
    }
  }

  /// Writes a part of a report into a new folder, for ``add(reportIn:)``: its data, and its pictures as they are encoded.
  ///
  /// - Throws: ``FlowStoryboardError`` if a file could not be written.
  package func writePart(to folder: URL) throws {
    var content = content
    content.noteRun()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, png) in content.pictures { try png.write(to: folder.appendingPathComponent(name)) }
      try content.document.write(in: folder)
    } catch {
      throw FlowStoryboardError(folder: folder.path, reason: describe(error))
    }
  }

  /// Writes the page and its pictures into a folder, and creates the folder if it does not exist.
  ///
  /// The files of an earlier storyboard in the folder are replaced or removed; a file of somebody else with the name of
  /// one of them is an error, and all others are unchanged.
  ///
  /// - Parameter folder: The folder to write to.
  /// - Returns: The URL of the page.
  /// - Throws: ``FlowStoryboardError`` if a file could not be written.
  @discardableResult
  public func write(to folder: URL) throws -> URL {
    let output = ReportOutput(folder: folder)
    var content = content
    if showsDurations { content.noteRun() }
    if isAnimated { content.addAnimations(read: output.read) }
    content.namePages()
    let pages = ReportPages(title: title, document: content.document, showsDurations: showsDurations)
    do {
      let earlier = output.earlierFiles
      try output.check(content.document.fileNames, listed: earlier)
      try output.writeStyle()
      for (name, png) in content.pictures { try output.write(png, to: name, listed: earlier) }
      for flow in content.document.flows {
        if let name = flow.page { try output.write(pages.page(of: flow), to: name, listed: earlier) }
      }
      let index = try pages.writeSummaries(to: output)
      output.remove(earlier.subtracting(content.document.fileNames), listed: earlier)
      return index
    } catch {
      throw FlowStoryboardError(folder: folder.path, reason: describe(error))
    }
  }
}

/// An error that occurred while writing a storyboard.
public struct FlowStoryboardError: Error, CustomStringConvertible {
  /// The folder of the storyboard.
  public let folder: String
  /// What went wrong.
  public let reason: String

  /// The error as a sentence.
  public var description: String { "The storyboard could not be written to \(folder): \(reason)" }
}
