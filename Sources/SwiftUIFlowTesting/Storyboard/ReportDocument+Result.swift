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
