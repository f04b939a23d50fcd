import FlowReports
import FlowSnapshots
import Foundation
import Mustache

/// The page of a storyboard, ready to be written.
///
/// All texts in here are escaped; the template inserts them as they are.
struct StoryboardPage {
  struct Section {
    /// The name of the flow; left out where the page has nothing else than one flow without a name.
    let heading: String?
    /// The element of the steps' headings: one level below that of the flow.
    let rowHeading: String
    let columns: [Column]
    let rows: [Row]
  }

  struct Column {
    let title: String
    let device: String?
    /// The relative address of a picture of all steps, one after the other.
    let animation: String?
  }

  struct Row {
    let number: Int
    let name: String
    let place: String
    let cells: [Cell]
  }

  struct Cell {
    let id: String
    let configuration: String
    var isReached = true
    var hasFailed = false
    /// Whether it differs from its reference or had none.
    var hasChanged = false
    var isStopped = false
    /// The relative address of the picture.
    var picture: String?
    /// The relative address of the picture that it differs from.
    var reference: String?
    /// The relative address of a picture of the reference, the actual picture and their difference.
    var difference: String?
    /// Where fingers were, as a drawing over the picture.
    var marks: String?
    var description = ""
    /// What the picture shows, for those who do not see it.
    var alternative = ""
    /// The width of the screen in points.
    var width = ""
    /// What the screen says to assistive technologies, a line for each element.
    var semantics: String?
    /// How the model was and is.
    var state: String?
    /// What was printed.
    var console: String?
    /// What accepts the picture as the reference.
    var command: String?
    /// Why there is no picture.
    var absence: String?
    var badge: String?
    var duration: String?
    /// What was done to the screen, and what was checked.
    var deeds: [Deed] = []
    var failures: [String] = []
    var warnings: [String] = []
    /// The views that were looked into, as calls.
    var inspections: [String] = []
  }

  /// An action or an assertion.
  struct Deed {
    /// `action`, `met` or `unmet`, which decides how it is marked.
    let kind: String
    let text: String
  }

  struct Failure {
    let target: String
    let message: String
  }

  let title: String
  let summary: String
  let totalDuration: String?
  /// When and with what the page was made.
  let run: [String]
  let hasRun: Bool
  let isSuccess: Bool
  let failures: [Failure]
  let sections: [Section]
  /// The configurations, if there are several to choose from.
  let configurations: [String]
  let isEmpty: Bool
  /// The names of the files that the page shows.
  let pictures: [String]

  init(_ storyboard: FlowStoryboard) {
    var builder = StoryboardPageBuilder(showsDurations: storyboard.showsDurations)
    let flows = storyboard.content.document.flows
    sections = flows.map { builder.section($0, isSingle: flows.count == 1) }
    title = escapedHTML(storyboard.title)
    summary = storyboard.content.document.summary
    let run = (storyboard.showsDurations ? storyboard.content.document.run : nil)?.lines.map(escapedHTML) ?? []
    self.run = run
    hasRun = !run.isEmpty
    totalDuration = builder.totalDuration
    failures = builder.failures
    configurations = builder.configurations.count > 1 ? builder.configurations : []
    isSuccess = builder.failures.isEmpty
    isEmpty = flows.allSatisfy(\.rows.isEmpty)
    pictures = builder.pictures
  }

  /// Renders the page.
  func html() throws -> String {
    try MustacheTemplate(string: storyboardTemplate).render(self)
  }

  /// The pictures that a page of ours refers to; none if the file is something else.
  static func pictureNames(inPageAt url: URL) -> Set<String> {
    guard
      let page = try? String(contentsOf: url, encoding: .utf8),
      page.contains("<meta name=\"generator\" content=\"SwiftUIFlowTesting\">")
    else { return [] }
    let names = ["<img src=\"", "data-reference=\"", "class=\"animation\" href=\""].flatMap {
      page.components(separatedBy: $0).dropFirst()
    }
    .compactMap { rest in rest.prefix { $0 != "\"" }.removingPercentEncoding }
    // Nothing but a picture's name in the same folder is ever removed.
    return Set(names.filter { $0.hasSuffix(".png") && PictureFileName($0).text == $0 })
  }
}
