import FlowIssueReporting

/// Runs `body`; an error that it throws fails the running test at the source location.
@MainActor
func reportingErrors(file: StaticString, line: UInt, _ body: () throws -> Void) {
  do {
    try body()
  } catch {
    let message = (error as? InspectionError)?.description ?? error.localizedDescription
    IssueReporter.report(
      message, at: FlowSourceLocation(fileID: file, filePath: file, line: line, column: 1))
  }
}
