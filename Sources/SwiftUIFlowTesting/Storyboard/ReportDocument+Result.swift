import FlowReports
import FlowSnapshots
import Foundation

extension ReportDocument.Step {
  init(_ result: FlowStepResult) {
    let comparison: Comparison =
      switch result.snapshotResult?.status {
      case .matched: .matched
      case .newReference: .recorded
      case .mismatch: .differs
      case .unavailable: .unavailable
      case .skipped, .captured, nil: .notCompared
      }
    self.init(
      outcome: !result.isFinished ? .stopped : result.failures.isEmpty ? .passed : .failed, comparison: comparison,
      screen: result.screenSize)
    seconds = result.duration / .seconds(1)
    actions = result.actions
    assertions = result.assertions.map {
      Assertion(name: $0.label.isEmpty ? nil : $0.label, place: $0.place.shortDescription, isMet: $0.isMet)
    }
    failures = result.failures.map(\.message)
    warnings = result.warnings
    inspections = result.inspections
    console = result.console
    touches = result.touches.map(\.path)
    state = result.stateChanges
    semantics = result.snapshotResult?.semantics
    references = result.snapshotResult?.references.map(PackageFolder.relativePath) ?? []
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
