#if canImport(Testing)
  import Testing

  extension IssueReporter {
    /// The name of the running test, if it is a Swift Testing test.
    package static var currentTestName: String? { Test.current.map { $0.displayName ?? $0.name } }

    /// Identifies the running test; `nil` if it is unknown.
    package static var currentTestID: String? { Test.current.map { "\($0.id)" } ?? ForeignExpectations.runningTestName }

    /// Records the issue if the current task belongs to a Swift Testing test.
    ///
    /// - Returns: Whether it was recorded.
    static func recordInCurrentSwiftTest(_ issue: ReportedIssue) -> Bool {
      guard Test.current != nil else { return false }
      recordInAnySwiftTestRun(issue)
      return true
    }

    /// Records the issue with Swift Testing; does nothing outside a test run.
    static func recordInAnySwiftTestRun(_ issue: ReportedIssue) {
      Issue.record(Comment(rawValue: issue.message), sourceLocation: SourceLocation(issue.location))
    }

    /// Records a warning if the current task belongs to a Swift Testing test.
    ///
    /// - Returns: Whether it was recorded; Swift 6.2 does not support warnings.
    static func warnInCurrentSwiftTest(_ message: String, at location: FlowSourceLocation) -> Bool {
      #if compiler(>=6.3)
        guard Test.current != nil else { return false }
        Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: SourceLocation(location))
        return true
      #else
        return false
      #endif
    }
  }

  extension SourceLocation {
    init(_ location: FlowSourceLocation) {
      self.init(
        fileID: String(describing: location.fileID),
        filePath: String(describing: location.filePath),
        line: Int(location.line),
        column: Int(location.column)
      )
    }
  }
#else
  extension IssueReporter {
    package static var currentTestName: String? { nil }
    package static var currentTestID: String? { ForeignExpectations.runningTestName }
    static func recordInCurrentSwiftTest(_ issue: ReportedIssue) -> Bool { false }
    static func recordInAnySwiftTestRun(_ issue: ReportedIssue) {}
    static func warnInCurrentSwiftTest(_ message: String, at location: FlowSourceLocation) -> Bool { false }
  }
#endif
