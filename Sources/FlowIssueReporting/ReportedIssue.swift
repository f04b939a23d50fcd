/// A failure that this package reports.
package struct ReportedIssue: Sendable {
  package let message: String
  package let location: FlowSourceLocation

  package init(message: String, location: FlowSourceLocation) {
    self.message = message
    self.location = location
  }
}
