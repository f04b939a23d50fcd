import FlowReports
import FlowSnapshots

extension ReportDocument.Step.Comparison {
  /// - Parameter picture: The picture of the step, if there is one.
  init(_ picture: SnapshotResult?) {
    self =
      switch picture?.status {
      case .matched: .matched
      case .newReference: .recorded
      case .mismatch: .differs
      case .unavailable: .unavailable
      case .skipped, .captured, nil: .notCompared
      }
  }
}

extension FlowStepResult {
  /// The label of the step's column. Configurations without a label are distinguished by their device.
  var columnLabel: String { configuration.isEmpty ? device ?? "" : configuration }
}

extension FlowReport {
  /// The rows of the flow: its steps, reached or not.
  var rows: [ReportDocument.Row] {
    plannedSteps.map { .init(name: $0.name, place: $0.location.shortDescription) }
  }
}
