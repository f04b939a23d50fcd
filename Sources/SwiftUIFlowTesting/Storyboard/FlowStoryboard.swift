import FlowIssueReporting
import FlowReports
import Foundation

/// A page with the pictures of all steps of flows, in all their configurations.
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
/// The folder contains `index.html`, one PNG for each step and configuration, `report.json`, `junit.xml` and `summary.md`, and
/// needs nothing else.
///
/// Where the environment variable `FLOW_REPORT` names a folder, every run of a flow is added to a storyboard there.
public struct FlowStoryboard: Sendable {
  /// The title of the page.
  public let title: String
  /// Whether the page says how long steps took. Without that, the same runs write the same bytes.
  public let showsDurations: Bool

  var content = StoryboardContent()

  /// Whether a PNG that moves is written for each flow in each configuration, which shows its steps one after the other.
  public let isAnimated: Bool

  /// Creates an empty storyboard.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - showsDurations: Whether the page says how long steps took, and when and with what it was made. Without that, the
  ///     same runs write the same bytes.
  ///   - isAnimated: Whether a PNG that moves is written for each flow in each configuration.
  public init(title: String, showsDurations: Bool = true, isAnimated: Bool = false) {
    self.title = title
    self.showsDurations = showsDurations
    self.isAnimated = isAnimated
  }

  /// Adds what a run did, with what failed in it.
  ///
  /// Runs of flows with the same name share a table: its rows are the steps, its columns the configurations.
  public mutating func add(_ report: FlowReport) { content.add(report) }

  /// Adds what a run of steps that are declared elsewhere did.
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
  }

  /// Adds what a report in a folder has.
  package mutating func add(reportIn folder: URL) throws {
    let document = try ReportDocument(in: folder)
    content.add(document, areSmall: true) {
      FileManager.default.contents(atPath: folder.appendingPathComponent($0).path)
    }
  }

  /// Writes the page and its pictures into a folder, and makes the folder if there is none.
  ///
  /// Pictures that an earlier storyboard left there are removed; other files are left alone.
  ///
  /// - Parameter folder: Where to write.
  /// - Returns: The page.
  /// - Throws: ``FlowStoryboardError`` if a file could not be written.
  @discardableResult
  public func write(to folder: URL) throws -> URL {
    var storyboard = self
    if showsDurations { storyboard.content.noteRun() }
    storyboard.content.shrinkPictures()
    if isAnimated {
      storyboard.content.addAnimations { FileManager.default.contents(atPath: folder.appendingPathComponent($0).path) }
    }
    let content = storyboard.content
    let page = StoryboardPage(storyboard)
    let index = folder.appendingPathComponent("index.html")
    do {
      let html = try page.html()
      let earlier = StoryboardPage.pictureNames(inPageAt: index)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, png) in content.pictures {
        try png.write(to: folder.appendingPathComponent(name), options: .atomic)
      }
      try Data(html.utf8).write(to: index, options: .atomic)
      let document = showsDurations ? content.document : content.document.withoutDurations
      try document.write(in: folder)
      let junit = JUnitReport(document: document).xml
      try Data(junit.utf8).write(to: folder.appendingPathComponent("junit.xml"), options: .atomic)
      let summary = MarkdownSummary(document: document).text
      try Data(summary.utf8).write(to: folder.appendingPathComponent("summary.md"), options: .atomic)
      for name in earlier.subtracting(page.pictures) {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
    } catch {
      throw FlowStoryboardError(folder: folder.path, reason: describe(error))
    }
    return index
  }
}

/// A storyboard could not be written.
public struct FlowStoryboardError: Error, CustomStringConvertible {
  /// The folder it was to be written to.
  public let folder: String
  /// What went wrong.
  public let reason: String

  /// A sentence that says all of it.
  public var description: String { "The storyboard could not be written to \(folder): \(reason)" }
}
