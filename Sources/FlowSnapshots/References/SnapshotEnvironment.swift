import FlowIssueReporting
import Foundation

/// The environment variables that pictures depend on.
package struct SnapshotEnvironment: Sendable {
  private let variables: [String: String]

  package init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// The record mode of the running test's trait.
  @TaskLocal static var modeOfTest: SnapshotRecordMode?

  /// The environment of the process.
  package static var current: SnapshotEnvironment { SnapshotEnvironment(ProcessInfo.processInfo.environment) }

  /// Whether `FLOW_RECORD_SNAPSHOTS` is set, to any value.
  package var recordsAll: Bool { variables["FLOW_RECORD_SNAPSHOTS"] != nil }

  /// The folder in `SNAPSHOT_ARTIFACTS` for the files of failures.
  package var artifactsDirectory: String? { variables["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 } }

  private var isContinuousIntegration: Bool {
    guard let value = variables["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }

  /// The record mode, and where it comes from.
  ///
  /// An argument takes precedence over the test's trait, the trait over the environment, and the environment over the
  /// default.
  ///
  /// - Throws: ``SnapshotError`` if an environment variable has an unknown value.
  package func recording(argument: SnapshotRecordMode?, record: Bool?) throws(SnapshotError) -> SnapshotRecording {
    if let argument { return SnapshotRecording(mode: argument, reason: "its configuration says so", isInCode: true) }
    if record == true { return SnapshotRecording(mode: .all, reason: "its configuration says so", isInCode: true) }
    var requested = Self.modeOfTest.map {
      SnapshotRecording(mode: $0, reason: "the test's trait says so", isInCode: true)
    }
    if requested == nil { requested = try askedRecording }
    if let requested {
      // `record: false` means that references are not replaced; it does not affect missing ones.
      let replaces = requested.mode == .all || requested.mode == .failed
      if record == nil || !replaces { return requested }
    }
    return isContinuousIntegration
      ? SnapshotRecording(mode: .never, reason: "the environment variable CI is set")
      : SnapshotRecording(mode: .missing, reason: "that is the default")
  }

  private var askedRecording: SnapshotRecording? {
    get throws(SnapshotError) {
      if let value = variables["SNAPSHOT_TESTING_RECORD"], !value.isEmpty {
        guard let mode = SnapshotRecordMode(rawValue: value) else { throw .unknownRecordMode(value) }
        return SnapshotRecording(mode: mode, reason: "SNAPSHOT_TESTING_RECORD is \(quoted(value))")
      }
      return recordsAll ? SnapshotRecording(mode: .all, reason: "FLOW_RECORD_SNAPSHOTS is set") : nil
    }
  }
}

/// Which pictures are recorded, and why.
package struct SnapshotRecording: Sendable, Equatable {
  package let mode: SnapshotRecordMode
  /// Continues a sentence after "because".
  package let reason: String
  /// Whether the test says so itself, in every run.
  package var isInCode = false
}
