import FlowIssueReporting
import Foundation

extension TestStoreCore {
  /// Records the start of a step.
  func begin(_ location: FlowSourceLocation) {
    lastLocation = location
    context.location = location
    // A non-exhaustive test checks only what it describes.
    if exhaustivity != .off { usageCheck.complete() }
  }

  /// Removes and returns the next received action.
  func takeReceived() -> Received? {
    withLock {
      guard let next = received.popFirst() else { return nil }
      // A slice keeps removed elements alive.
      if received.isEmpty { received = [] }
      return next
    }
  }

  /// Checks that all received actions were handled.
  ///
  /// - Parameters:
  ///   - what: What must not happen before that.
  func requireHandled(before what: @autoclosure () -> String, at location: FlowSourceLocation) {
    drain()
    let left = takeAllReceived()
    guard !left.isEmpty else { return }
    guard exhaustivity == .on else { return warnSkipped(left, "before \(what())", at: location) }
    IssueReporter.report(
      """
      \(subject(left)) not handled before \(what()):

      \(list(left))

      Add a step that receives \(left.count == 1 ? "it" : "each of them") before this one.
      """,
      at: location)
  }

  /// Removes and returns all received actions; the state becomes that after the last of them.
  func takeAllReceived() -> [Action] {
    withLock {
      defer {
        assertedState = received.last?.state ?? assertedState
        received = []
      }
      return received.map(\.action)
    }
  }

  /// Reports what is left after the steps of a test.
  func reportLeftovers(at location: FlowSourceLocation) {
    let left = takeAllReceived()
    if !left.isEmpty, exhaustivity == .on {
      IssueReporter.report(
        """
        \(subject(left)) not handled by the end of the test:

        \(list(left))

        Add a step that receives \(left.count == 1 ? "it" : "each of them").
        """,
        at: location)
    } else {
      warnSkipped(left, "at the end of the test", at: location)
    }
    let running = withLock { self.running }
    for effect in running where !effect.isReported {
      effect.isReported = true
      let message = """
        An effect that \(effect.origin) started is still running at the end of the test. Let it end: advance the \
        scheduler or the clock that it waits for, or, if it lives long, send the action that cancels it.
        """
      switch exhaustivity {
      case .on: IssueReporter.report(message, at: effect.location ?? location)
      case .off(showSkippedAssertions: true): warn(message, at: effect.location ?? location)
      case .off: break
      }
    }
  }

  /// Warns about what is left if the store still exists when the process ends: no test reported it.
  func warnOfLeftovers() {
    let (left, effects) = withLock { (received.map(\.action), running.filter { !$0.isReported }) }
    guard exhaustivity != .off, !left.isEmpty || !effects.isEmpty else { return }
    let lines =
      left.map { "    \(caseName(of: $0)), which was received and not handled" }
      + effects.map { "    an effect that \($0.origin) started, which is still running" }
    IssueReporter.warn(
      """
      The store still exists after the last test, so no test was told of what is left in it:

      \(lines.joined(separator: "\n"))

      Release it at the end of its test, or call `finish()` there.
      """,
      at: lastLocation)
  }

  /// Runs an operation and reports an error that it throws.
  ///
  /// - Returns: Whether it did not throw.
  @discardableResult
  func attempt(_ what: String, at location: FlowSourceLocation, _ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      if !IssueReporter.isRecordedByFramework(error) {
        IssueReporter.report(
          """
          \(what) threw an error:

          \(indented(describe(error)))

          Handle the error, or correct what throws it.
          """,
          at: location)
      }
      return false
    }
  }

  /// Warns about skipped actions, if the test requested it.
  func warnSkipped(_ actions: [Action], _ when: String, at location: FlowSourceLocation) {
    guard !actions.isEmpty else { return }
    warn("\(subject(actions)) skipped \(when):\n\n\(list(actions))", at: location)
  }

  /// Warns about an omission, if the test requested it.
  func warn(_ message: String, at location: FlowSourceLocation) {
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    IssueReporter.warn(message, at: location)
  }

  private func subject(_ actions: [Action]) -> String {
    actions.count == 1 ? "One received action was" : "\(actions.count) received actions were"
  }

  private func list(_ actions: [Action]) -> String {
    let shown = actions.prefix(20).map { indented(dump($0)) }
    let rest = actions.count > 20 ? ["    and \(actions.count - 20) more"] : []
    return (shown + rest).joined(separator: "\n")
  }

  /// Waits until a condition is met, while effects run.
  ///
  /// - Parameters:
  ///   - timeout: The longest time to wait, in real time; `nil` for the timeout of the store.
  ///   - isDone: The condition.
  nonisolated(nonsending) func wait(timeout: Duration?, until isDone: () -> Bool) async {
    let deadline = ContinuousClock.now + (timeout ?? self.timeout)
    while true {
      let count = events.count
      drain()
      if withLock(isDone) || ContinuousClock.now >= deadline { return }
      await events.wait(after: count, until: deadline)
    }
  }
}
