/// The issues reported while the collection replaced the test frameworks.
package final class IssueCollection: Sendable {
  let issues = IssueLog<ReportedIssue>()
  let warnings = IssueLog<ReportedIssue>()
  let notes = IssueLog<String>()
  let attachments = IssueLog<AttachedFile>()

  /// The failures, oldest first.
  package var reported: [ReportedIssue] { issues.all }
  /// The warnings, oldest first.
  package var warned: [ReportedIssue] { warnings.all }
  /// The attached files, oldest first.
  package var attached: [AttachedFile] { attachments.all }
  /// The lines of context, oldest first.
  package var noted: [String] { notes.all }

  fileprivate init() {}
}

extension IssueReporter {
  /// Receives the issues that the current task reports, instead of the test frameworks.
  @TaskLocal static var collection: IssueCollection?

  /// Runs an operation and collects its issues; no test fails because of them.
  package static func collecting(_ operation: () throws -> Void) rethrows -> IssueCollection {
    let collection = IssueCollection()
    try $collection.withValue(collection, operation: operation)
    return collection
  }

  /// Runs an asynchronous operation and collects its issues; no test fails because of them.
  package static func collecting(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Void
  ) async rethrows -> IssueCollection {
    let collection = IssueCollection()
    try await $collection.withValue(collection, operation: operation, isolation: isolation)
    return collection
  }
}
