import Foundation

/// Reports failures to the test framework that runs the code.
///
/// Swift Testing and XCTest are used directly, so that a user links nothing else for a failure to count. If neither
/// runs (a demo, a tool), the failure is printed and kept in ``UnclaimedIssues``.
package enum IssueReporter {
  /// Reports one failure: the running test fails.
  ///
  /// - Parameters:
  ///   - message: A full sentence.
  ///   - location: The source location of the failure.
  package static func report(_ message: String, at location: FlowSourceLocation) {
    let issue = ReportedIssue(message: message, location: location)
    if let collection {
      collection.issues.append(issue)
    } else if recordInCurrentSwiftTest(issue) || recordInCurrentXCTest(issue) {
      return
    } else {
      // A detached task of a running Swift Testing test has no current test, but its issue still fails the run.
      recordInAnySwiftTestRun(issue)
      UnclaimedIssues.append(issue)
      printToStandardError("\(location): error: \(message)")
    }
  }

  /// Reports a warning, which does not make a test fail.
  ///
  /// - Parameters:
  ///   - message: A full sentence.
  ///   - location: The source location of the warning.
  package static func warn(_ message: String, at location: FlowSourceLocation) {
    if let collection {
      collection.warnings.append(ReportedIssue(message: message, location: location))
    } else if !warnInCurrentSwiftTest(message, at: location) {
      printToStandardError("\(location): warning: \(message)")
    }
  }

  /// Prints one line of context for a failure that a test framework has already recorded.
  package static func note(_ line: String) {
    if let collection {
      collection.notes.append(line)
    } else {
      printToStandardError(line)
    }
  }

  private static func printToStandardError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
