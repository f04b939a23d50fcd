import FlowIssueReporting
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
/// The folder contains `index.html` and one PNG for each step and configuration, and needs nothing else.
public struct FlowStoryboard: Sendable {
  /// The title of the page.
  public let title: String
  /// Whether the page says how long steps took. Without that, the same runs write the same bytes.
  public let showsDurations: Bool

  private(set) var sections: [StoryboardSection] = []

  /// Creates an empty storyboard.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - showsDurations: Whether the page says how long steps took.
  public init(title: String, showsDurations: Bool = true) {
    self.title = title
    self.showsDurations = showsDurations
  }

  /// Adds what a run did, with what failed in it.
  ///
  /// Runs of flows with the same name share a table: its rows are the steps, its columns the configurations.
  public mutating func add(_ report: FlowReport) {
    if let index = sections.firstIndex(where: { $0.flowName == report.flowName }) {
      sections[index].add(report)
    } else {
      var section = StoryboardSection(flowName: report.flowName)
      section.add(report)
      sections.append(section)
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
    let page = StoryboardPage(self)
    let index = folder.appendingPathComponent("index.html")
    do {
      let html = try page.html()
      let earlier = StoryboardPage.pictureNames(inPageAt: index)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for picture in page.pictures {
        try picture.png.write(to: folder.appendingPathComponent(picture.name), options: .atomic)
      }
      try Data(html.utf8).write(to: index, options: .atomic)
      for name in earlier.subtracting(page.pictures.map(\.name)) {
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
