import Foundation

/// What flows did, as `report.json` has it; Docs/Report.md describes the format.
struct ReportDocument: Codable, Equatable, Sendable {
  /// The version of the format.
  var version = 1
  var flows: [Flow] = []

  /// The table of a flow: a row for each step, a column for each configuration.
  struct Flow: Codable, Equatable, Sendable {
    let name: String?
    var rows: [Row] = []
    var columns: [Column] = []
    /// What was wrong with the flow as a whole.
    var failures: [String] = []
  }

  /// A step of a flow, whether it was reached or not.
  struct Row: Codable, Equatable, Sendable {
    let name: String
    /// The file without its module, and the line.
    let place: String
  }

  /// A run in a configuration.
  struct Column: Codable, Equatable, Sendable {
    let label: String
    /// Which run in this configuration it is, counted from one.
    let occurrence: Int
    /// By the name of the row.
    var steps: [String: Step] = [:]
  }

  /// What happened in a step.
  struct Step: Codable, Equatable, Sendable {
    enum Outcome: String, Codable, Sendable {
      case passed, failed
      /// The flow ended at it.
      case stopped
    }

    enum Comparison: String, Codable, Sendable {
      case matched, recorded, differs
      /// There is no reference, or it could not be read.
      case unavailable
      case notCompared
    }

    let outcome: Outcome
    let comparison: Comparison
    /// How long it took; absent where the report is to be the same every time.
    var seconds: Double?
    let assertions: Int
    let failures: [String]
    let warnings: [String]
    let inspections: [String]
    /// The way of each finger, in points.
    let touches: [[CGPoint]]
    /// In points.
    let screen: CGSize
    /// A line for each element of the screen.
    let semantics: String?
    /// The name of the file.
    let picture: String?
    /// The name of the file with the reference, the actual picture and their difference.
    let difference: String?
  }

  /// The place of the table of a flow, which is added if there is none.
  mutating func index(ofFlow name: String?) -> Int {
    if let index = flows.firstIndex(where: { $0.name == name }) { return index }
    flows.append(Flow(name: name))
    return flows.count - 1
  }
}

extension ReportDocument {
  /// The document without anything that changes from run to run.
  var withoutDurations: ReportDocument {
    var document = self
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
  /// Adds a column for a run in a configuration.
  ///
  /// - Returns: Its place.
  mutating func addColumn(_ label: String) -> Int {
    columns.append(.init(label: label, occurrence: columns.count { $0.label == label } + 1))
    return columns.count - 1
  }
}

extension ReportDocument.Column {
  /// The label of the configuration, and which run in it this is.
  var title: String {
    let label = label.isEmpty ? "Default" : label
    return occurrence == 1 ? label : "\(label) (\(occurrence))"
  }
}

extension ReportDocument.Step {
  init(_ result: FlowStepResult, picture: String?, difference: String?) {
    outcome = !result.isFinished ? .stopped : result.failures.isEmpty ? .passed : .failed
    comparison =
      switch result.snapshotResult?.status {
      case .matched: .matched
      case .newReference: .recorded
      case .mismatch: .differs
      case .unavailable: .unavailable
      case .skipped, .captured, nil: .notCompared
      }
    seconds = result.duration / .seconds(1)
    assertions = result.assertionCount
    failures = result.failures.map(\.message)
    warnings = result.warnings
    inspections = result.inspections
    touches = result.touches.map(\.path)
    screen = result.screenSize
    semantics = result.snapshotResult?.semantics
    self.picture = picture
    self.difference = difference
  }
}
