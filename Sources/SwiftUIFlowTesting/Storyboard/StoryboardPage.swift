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
    let columns: [String]
    let rows: [Row]
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
    var isStopped = false
    /// The relative address of the picture.
    var picture: String?
    /// The relative address of a picture of the reference, the actual picture and their difference.
    var difference: String?
    /// Where fingers were, as a drawing over the picture.
    var marks: String?
    var description = ""
    /// Why there is no picture.
    var absence: String?
    var badge: String?
    var duration: String?
    /// How many assertions were checked, if any were.
    var assertions: String?
    var failures: [String] = []
    var warnings: [String] = []
    /// The views that were looked into, as calls.
    var inspections: [String] = []
  }

  struct Failure {
    let target: String
    let message: String
  }

  let title: String
  let summary: String
  let totalDuration: String?
  let isSuccess: Bool
  let failures: [Failure]
  let sections: [Section]
  let isEmpty: Bool
  /// The names of the files that the page shows.
  let pictures: [String]

  init(_ storyboard: FlowStoryboard) {
    var builder = StoryboardPageBuilder(showsDurations: storyboard.showsDurations)
    let flows = storyboard.content.document.flows
    sections = flows.map { builder.section($0, isSingle: flows.count == 1) }
    title = escapedHTML(storyboard.title)
    summary = builder.summary
    totalDuration = builder.totalDuration
    failures = builder.failures
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
    let names = page.components(separatedBy: "<img src=\"").dropFirst().compactMap { rest in
      rest.prefix { $0 != "\"" }.removingPercentEncoding
    }
    // Nothing but a picture's name in the same folder is ever removed.
    return Set(names.filter { $0.hasSuffix(".png") && PictureFileName($0).text == $0 })
  }
}
