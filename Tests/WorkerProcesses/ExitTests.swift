import Foundation

/// Enables the exit tests (`#expect(processExitsWith:)`), in a process that another test starts.
///
/// Swift Testing has a thread that waits for the processes of exit tests. It turns without a pause from the end of such a
/// process until the exit test is resumed, which takes minutes among thousands of tests: an eighth of the processor time
/// of all tests.
package enum ExitTests {
  package static let variable = "FLOW_EXIT_TESTS"

  package static var areWanted: Bool { ProcessInfo.processInfo.environment[variable] != nil }
}
