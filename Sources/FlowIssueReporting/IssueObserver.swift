#if canImport(Testing)
  import Testing
#endif

/// Observes the failures that test code records while an operation runs, without changing them.
///
/// Closures of steps use `#expect`, `#require` and XCTest's assertions. The frameworks record the failures, but do not
/// know the step; a flow asks the observer after each closure.
package final class IssueObserver: Sendable {
  private let issues = IssueLog<ObservedIssue>()
  #if canImport(XCTest)
    private let xctest = XCTestFailureObserver()
  #endif

  private init() {}

  /// Returns the issues recorded since the last call, oldest first.
  package func takeIssues() -> [ObservedIssue] {
    #if canImport(XCTest)
      return issues.removeAll() + xctest.failures.removeAll()
    #else
      return issues.removeAll()
    #endif
  }

  private func observingXCTest<Value, Failure: Error>(
    _ operation: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    #if canImport(XCTest)
      // In a Swift Testing test, XCTest has no current test case and would drop failures.
      guard !isInSwiftTest else {
        ForeignAssertions.beginHearing()
        return try operation()
      }
      xctest.start()
      defer { xctest.stop() }
    #endif
    return try operation()
  }

  private func observingXCTest<Value, Failure: Error>(
    isolation: isolated (any Actor)?,
    _ operation: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    #if canImport(XCTest)
      guard !isInSwiftTest else {
        ForeignAssertions.beginHearing()
        return try await operation()
      }
      xctest.start()
      defer { xctest.stop() }
    #endif
    return try await operation()
  }
}

#if canImport(Testing)
  // `withKnownIssue` passes every issue to its matcher and records it unchanged if the matcher declines it, so a
  // matcher that declines everything is an observer.
  extension IssueObserver {
    private var isInSwiftTest: Bool { Test.current != nil }

    /// Runs an operation and observes it.
    package static func observe<Value, Failure: Error>(
      _ operation: (IssueObserver) throws(Failure) -> Value
    ) throws(Failure) -> Value {
      let observer = IssueObserver()
      let isCounted = observer.isInSwiftTest
      var outcome: Result<Value, Failure>?
      withKnownIssue(isIntermittent: true) {
        outcome = Result { () throws(Failure) in
          try observer.observingXCTest { () throws(Failure) in try operation(observer) }
        }
      } when: {
        true
      } matching: { issue in
        observer.see(issue, isCounted: isCounted)
        return false
      }
      guard let outcome else { preconditionFailure("withKnownIssue did not run its body.") }
      return try outcome.get()
    }

    /// Runs an asynchronous operation and observes it.
    package static func observe<Value, Failure: Error>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: (IssueObserver) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
      let observer = IssueObserver()
      let isCounted = observer.isInSwiftTest
      var outcome: Result<Value, Failure>?
      await withKnownIssue(isIntermittent: true) {
        do throws(Failure) {
          outcome = .success(
            try await observer.observingXCTest(isolation: isolation) { () async throws(Failure) in
              try await operation(observer)
            }
          )
        } catch {
          outcome = .failure(error)
        }
      } when: {
        true
      } matching: { issue in
        observer.see(issue, isCounted: isCounted)
        return false
      }
      guard let outcome else { preconditionFailure("withKnownIssue did not run its body.") }
      return try outcome.get()
    }

    private func see(_ issue: Issue, isCounted: Bool) {
      #if compiler(>=6.3)
        guard issue.isFailure else { return }
      #endif
      // Then XCTest is notified of the issue, and its observer sees it.
      if ForeignExpectations.areCounted { return }
      let message = (["\(issue.kind)"] + issue.comments.map(\.rawValue)).joined(separator: ": ")
      let place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" }
      issues.append(ObservedIssue(message: message, place: place, isCounted: isCounted))
    }
  }
#else
  extension IssueObserver {
    private var isInSwiftTest: Bool { false }

    /// Runs an operation and observes it.
    package static func observe<Value, Failure: Error>(
      _ operation: (IssueObserver) throws(Failure) -> Value
    ) throws(Failure) -> Value {
      let observer = IssueObserver()
      return try observer.observingXCTest { () throws(Failure) in try operation(observer) }
    }

    /// Runs an asynchronous operation and observes it.
    package static func observe<Value, Failure: Error>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: (IssueObserver) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
      let observer = IssueObserver()
      return try await observer.observingXCTest(isolation: isolation) { () async throws(Failure) in
        try await operation(observer)
      }
    }
  }
#endif
