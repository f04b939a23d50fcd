import Locking

/// A part of a test that is useless until something else happens: a flow until it is run, a closure until it is called.
///
/// If that has not happened when the object is released, or when the process ends, a warning says so.
package final class PendingCheck: Sendable {
  private let isComplete: Locked<Bool>
  private let warn: @Sendable () -> Void
  private let exitAction: ExitAction

  /// - Parameters:
  ///   - message: The warning, a full sentence.
  ///   - location: The source location of the warning.
  package init(_ message: String, at location: FlowSourceLocation) {
    let isComplete = Locked(false)
    let warn: @Sendable () -> Void = {
      let wasComplete = isComplete.withLock { isComplete in
        defer { isComplete = true }
        return isComplete
      }
      if !wasComplete { IssueReporter.warn(message, at: location) }
    }
    self.isComplete = isComplete
    self.warn = warn
    exitAction = ExitAction(warn)
  }

  /// Completes the check: there is nothing to warn about.
  package func complete() { isComplete.value = true }

  deinit { warn() }
}
