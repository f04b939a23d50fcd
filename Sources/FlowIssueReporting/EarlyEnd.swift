#if canImport(XCTest) && canImport(Testing) && !canImport(ObjectiveC) && compiler(>=6.3)
  import CProcessExit
  import Foundation
  import Locking
  import Testing

  /// Makes a test process fail that ends before its tests have ended, whoever ends it: a test, a view, a task, the app.
  ///
  /// Otherwise `exit(0)` would be a success of all tests. The end of a process by a signal is a failure already.
  enum EarlyEnd {
    private static let runsSwiftTests = Locked(false)

    /// Decides the exit code from now on.
    static func watch(runsSwiftTests: Bool) {
      self.runsSwiftTests.value = runsSwiftTests
      flow_handle_exit { code, function, isFramework in
        guard code == 0, let function else { return code }
        return EarlyEnd.isFailure(String(cString: function), isFramework) ? 1 : 0
      }
    }

    /// Whether the process must not succeed.
    ///
    /// - Parameters:
    ///   - function: The name of the called function.
    ///   - isFramework: Whether a test framework called it.
    private static func isFailure(_ function: String, _ isFramework: Bool) -> Bool {
      // The process of an exit test ends when its body does, and the test says how.
      if ExitTest.current != nil { return false }
      let ended = "\(function)(0) ended the process"
      let advice = "The exit code is 1. Remove the call, or do not reach it in tests."
      if let test = Test.current {
        Issue.record(
          "\(ended) before this test had ended, and the tests after it were not run. \(advice)",
          sourceLocation: test.sourceLocation)
        return true
      }
      if ForeignExpectations.areTestsRunning {
        let message = "\(ended) before this test had ended, and the tests after it were not run. \(advice)"
        if !ForeignExpectations.failRunningTest(message) {
          IssueReporter.note("error: \(ended) before all tests had ended. \(advice)")
        }
        return true
      }
      if runsSwiftTests.value, !isFramework {
        IssueReporter.note("error: \(ended) before all tests had ended. \(advice)")
        return true
      }
      return OutsideFailures.hasUnclaimed
    }
  }
#endif
