import FlowReports
import FlowSnapshots
import Foundation
import Mustache

/// The page of a storyboard, ready to be written.
///
/// All texts here are escaped; the template inserts them unchanged.
struct StoryboardPage {
  struct Section {
    /// The name of the flow; `nil` if the page has nothing but one flow without a name.
    let heading: String?
    /// The HTML element of the steps' headings: one level below that of the flow.
    let rowHeading: String
    let columns: [Column]
    let rows: [Row]
  }

  struct Column {
    let title: String
    let device: String?
    /// The relative URL of a picture that shows all steps in sequence.
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
    /// Whether the picture differs from its reference or had none.
    var hasChanged = false
    var isStopped = false
    /// The relative URL of the picture.
    var picture: String?
    /// The relative URL of the reference that it differs from.
    var reference: String?
    /// The relative URL of a picture of the reference, the actual picture and their difference.
    var difference: String?
    /// The marks of touches, as a drawing over the picture.
    var marks: String?
    var description = ""
    /// The alternative text of the picture.
    var alternative = ""
    /// The width of the screen in points.
    var width = ""
    /// The semantics of the screen, a line for each element.
    var semantics: String?
    /// The model before and after the step.
    var state: String?
    /// The console output.
    var console: String?
    /// The command that accepts the picture as the reference.
    var command: String?
    /// The reason if there is no picture.
    var absence: String?
    var badge: String?
    var duration: String?
    /// The actions on the screen, and the assertions.
    var deeds: [Deed] = []
    var failures: [String] = []
    var warnings: [String] = []
    /// The inspected views, as calls.
    var inspections: [String] = []
  }

  /// An action or an assertion.
  struct Deed {
    /// `action`, `met` or `unmet`, which determines the mark.
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
  /// The date, commit, libraries and fonts of the page.
  let run: [String]
  let hasRun: Bool
  let isSuccess: Bool
  let failures: [Failure]
  let sections: [Section]
  /// The configurations, if there are several to choose from.
  let configurations: [String]
  let isEmpty: Bool
  /// The names of the picture files that the page uses.
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

  /// The pictures that a page of this package refers to; none if the file is something else.
  static func pictureNames(inPageAt url: URL) -> Set<String> {
    guard
      let page = try? String(contentsOf: url, encoding: .utf8),
      page.contains(FileMark.generator)
    else { return [] }
    let names = ["<img src=\"", "data-reference=\"", "class=\"animation\" href=\""].flatMap {
      page.components(separatedBy: $0).dropFirst()
    }
    .compactMap { rest in rest.prefix { $0 != "\"" }.removingPercentEncoding }
    // Only picture names in the same folder are returned, because these files are removed.
    return Set(names.filter { $0.hasSuffix(".png") && PictureFileName($0).text == $0 })
  }
}
