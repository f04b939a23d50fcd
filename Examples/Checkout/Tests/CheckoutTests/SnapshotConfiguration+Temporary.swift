import Foundation
import SwiftUIFlowTesting

extension SnapshotConfiguration {
  /// Stores pictures in their own folder, so that a test finds none of an earlier run.
  ///
  /// An app keeps its reference pictures: it omits `snapshotDirectory` and commits the `__Snapshots__` folder beside
  /// its tests.
  static func temporary() -> SnapshotConfiguration {
    SnapshotConfiguration(
      snapshotDirectory: FileManager.default.temporaryDirectory
        .appending(path: "checkout-\(UUID().uuidString)")
        .path(),
      recordMode: .failed
    )
  }
}
