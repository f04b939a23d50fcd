import SwiftUIFlowTesting

extension SnapshotResult.Status {
  var isMatched: Bool {
    if case .matched = self { true } else { false }
  }

  var isNewReference: Bool {
    if case .newReference = self { true } else { false }
  }
}
