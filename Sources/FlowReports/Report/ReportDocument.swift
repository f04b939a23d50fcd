import Foundation

/// The results of flows in the format of `report.json`, which the article Reports describes.
package struct ReportDocument: Codable, Equatable, Sendable {
  /// The version of the format that is written.
  static let currentVersion = 1

  /// The version of the format.
  package var version = currentVersion
  /// The date, commit, libraries and fonts of the run; absent in a reproducible report.
  package var run: ReportRun?
  package var flows: [Flow] = []

  /// The table of a flow: a row for each step, a column for each configuration.
  package struct Flow: Codable, Equatable, Sendable {
    package var name: String?
    /// The name of the file with the page of the flow.
    package var page: String?
    package var rows: [Row] = []
    package var columns: [Column] = []
    /// The failures of the flow as a whole.
    package var failures: [String] = []
    /// The number of its runs that have not ended; absent if there are none.
    package var unfinished: Int?
  }

  /// A step of a flow, reached or not.
  package struct Row: Codable, Equatable, Sendable {
    package let name: String
    /// The file without its module, and the line.
    package let place: String

    package init(name: String, place: String) {
      self.name = name
      self.place = place
    }
  }

  /// A run in a configuration.
  package struct Column: Codable, Equatable, Sendable {
    package let label: String
    /// The number of the run in this configuration, counted from one.
    package let occurrence: Int
    /// The device; absent if the configuration has none.
    package var device: String?
    /// The name of the file that shows all pictures of the column in sequence.
    package var animation: String?
    /// The results by row name.
    package var steps: [String: Step] = [:]
  }

  package init() {}

  /// The index of the table of a flow, which is added if it does not exist.
  package mutating func index(ofFlow name: String?) -> Int {
    if let index = flows.firstIndex(where: { $0.name == name }) { return index }
    flows.append(Flow(name: name))
    return flows.count - 1
  }
}

extension ReportDocument {
  /// The document without values that change from run to run.
  package var withoutDurations: ReportDocument {
    var document = self
    document.run = nil
    for flow in document.flows.indices {
      for column in document.flows[flow].columns.indices {
        for row in document.flows[flow].columns[column].steps.keys {
          document.flows[flow].columns[column].steps[row]?.seconds = nil
        }
      }
    }
    return document
  }
}

extension ReportDocument.Flow {
  /// The name of the flow, also if it has none.
  package var title: String { name ?? "Unnamed flow" }

  /// The failures of the flow as a whole, one of which is that it has not ended.
  package var allFailures: [String] {
    guard unfinished != nil else { return failures }
    return failures + ["The flow has not ended: its process still runs, or was ended before the flow."]
  }

  /// Adds a column for a run in a configuration.
  ///
  /// - Returns: The index of the column.
  package mutating func addColumn(_ label: String) -> Int {
    columns.append(.init(label: label, occurrence: columns.count { $0.label == label } + 1))
    return columns.count - 1
  }
}

extension ReportDocument.Column {
  /// The label of the configuration, and the number of the run in it.
  package var title: String {
    let label = label.isEmpty ? "Default" : label
    return occurrence == 1 ? label : "\(label) (\(occurrence))"
  }
}

extension ReportDocument {
  /// All started steps with their flows, in page order.
  package var steps: [(flow: Flow, row: Row, column: Column, step: Step)] {
    flows.flatMap { flow in
      flow.columns.flatMap { column in
        flow.rows.compactMap { row in column.steps[row.name].map { (flow, row, column, $0) } }
      }
    }
  }

  /// The number of failure messages.
  package var failureCount: Int {
    flows.reduce(0) { count, flow in
      var count = count + flow.allFailures.count
      flow.forEachStep { count += $0.failures.count }
      return count
    }
  }

  /// `7 steps in 4 configurations, 28 pictures (2 changed, 1 new), 2 failures`
  package var summary: String {
    let rows = flows.reduce(0) { $0 + $1.rows.count }
    let columns = flows.map(\.columns.count).max() ?? 0
    var (pictures, changed, new) = (0, 0, 0)
    for flow in flows {
      flow.forEachStep { step in
        if step.picture != nil { pictures += 1 }
        if step.comparison == .differs { changed += 1 }
        if step.comparison == .recorded { new += 1 }
      }
    }
    let changes = [(changed, "changed"), (new, "new")].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return "\(counted(rows, "step")) in \(counted(columns, "configuration")), " + counted(pictures, "picture")
      + (changes.isEmpty ? "" : " (\(changes.joined(separator: ", ")))") + ", " + counted(failureCount, "failure")
  }
}

extension ReportDocument.Flow {
  /// Passes each started step to a closure, column by column, in no order.
  package func forEachStep(_ body: (ReportDocument.Step) -> Void) {
    for column in columns {
      for step in column.steps.values { body(step) }
    }
  }
}
