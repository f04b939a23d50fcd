import Testing

@testable import FlowSnapshots

@Suite("The record mode")
struct SnapshotEnvironmentTests {
  private func mode(
    _ variables: [String: String] = [:],
    argument: SnapshotRecordMode? = nil,
    record: Bool? = nil
  ) throws -> SnapshotRecordMode {
    try SnapshotEnvironment(variables).recording(argument: argument, record: record).mode
  }

  @Test("is missing by default, and never in continuous integration")
  func defaults() throws {
    #expect(try mode() == .missing)
    #expect(try mode(["CI": "true"]) == .never)
    #expect(try mode(["CI": "1"]) == .never)
    #expect(try mode(["CI": "false"]) == .missing)
    #expect(try mode(["CI": ""]) == .missing)
  }

  @Test("is set by the environment", arguments: SnapshotRecordMode.allCases)
  func environment(wanted: SnapshotRecordMode) throws {
    #expect(try mode(["SNAPSHOT_TESTING_RECORD": wanted.rawValue]) == wanted)
    #expect(try mode(["SNAPSHOT_TESTING_RECORD": wanted.rawValue, "CI": "true"]) == wanted)
    #expect(try mode(["SNAPSHOT_TESTING_RECORD": wanted.rawValue, "FLOW_RECORD_SNAPSHOTS": "1"]) == wanted)
  }

  @Test("is all if FLOW_RECORD_SNAPSHOTS is set")
  func flowVariable() throws {
    #expect(try mode(["FLOW_RECORD_SNAPSHOTS": "1"]) == .all)
    #expect(try mode(["FLOW_RECORD_SNAPSHOTS": "1", "CI": "true"]) == .all)
  }

  @Test("is taken from the argument before the environment")
  func argument() throws {
    let variables = ["SNAPSHOT_TESTING_RECORD": "all", "CI": "true"]
    #expect(try mode(variables, argument: .never) == .never)
    #expect(try mode(["SNAPSHOT_TESTING_RECORD": "never"], argument: .failed) == .failed)
    #expect(try mode(["SNAPSHOT_TESTING_RECORD": "never"], record: true) == .all)
  }

  @Test("is taken from the test's trait before the environment, and after the argument", .snapshots(record: .failed))
  func trait() throws {
    #expect(try mode(["SNAPSHOT_TESTING_RECORD": "never", "CI": "true"]) == .failed)
    #expect(try mode(argument: .all) == .all)
  }

  @Test("has a reason, which messages give", .snapshots(record: .failed))
  func reasons() throws {
    func reason(_ variables: [String: String] = [:], argument: SnapshotRecordMode? = nil) throws -> String {
      try SnapshotEnvironment(variables).recording(argument: argument, record: nil).reason
    }
    #expect(try reason(argument: .never) == "its configuration says so")
    #expect(try reason() == "the test's trait says so")
  }

  @Test("has a reason in the environment, or is the default")
  func reasonsOfTheEnvironment() throws {
    func reason(_ variables: [String: String]) throws -> String {
      try SnapshotEnvironment(variables).recording(argument: nil, record: nil).reason
    }
    #expect(try reason(["SNAPSHOT_TESTING_RECORD": "all"]) == "SNAPSHOT_TESTING_RECORD is \"all\"")
    #expect(try reason(["FLOW_RECORD_SNAPSHOTS": "1"]) == "FLOW_RECORD_SNAPSHOTS is set")
    #expect(try reason(["CI": "true"]) == "the environment variable CI is set")
    #expect(try reason([:]) == "that is the default")
  }

  @Test("does not replace references if record is false")
  func recordFalse() throws {
    #expect(try mode(record: false) == .missing)
    #expect(try mode(["FLOW_RECORD_SNAPSHOTS": "1"], record: false) == .missing)
    #expect(try mode(["SNAPSHOT_TESTING_RECORD": "all"], record: false) == .missing)
    #expect(try mode(["SNAPSHOT_TESTING_RECORD": "never"], record: false) == .never)
    #expect(try mode(["CI": "true"], record: false) == .never)
    #expect(try mode(["SNAPSHOT_TESTING_RECORD": "missing", "CI": "true"], record: false) == .missing)
  }

  @Test("does not replace references if record is false, whatever the test's trait", .snapshots(record: .all))
  func recordFalseInTrait() throws {
    #expect(try mode(record: false) == .missing)
    #expect(try mode(["CI": "true"], record: false) == .never)
  }

  @Test("is rejected if the environment has another value")
  func unknown() {
    let error = #expect(throws: SnapshotError.self) { try mode(["SNAPSHOT_TESTING_RECORD": "yes"]) }
    #expect(
      error?.description
        == "the environment variable SNAPSHOT_TESTING_RECORD is \"yes\", which must be one of "
        + "all, failed, missing, never"
    )
  }
}
