import FlowIssueReporting
import FlowSchedulers
import Foundation

/// The effects that an action started.
public struct TestStoreTask {
  let effects: [TrackedEffect]
  let events: EventSignal
  let drain: () -> Void
  let timeout: Duration
  let isRunning: (TrackedEffect) -> Bool

  /// Cancels the effects, and waits until their work has responded.
  public nonisolated(nonsending) func cancel() async {
    for effect in effects { effect.cancel() }
    drain()
  }

  /// Cancels the effects.
  public func cancel() {
    for effect in effects { effect.cancel() }
    drain()
  }

  /// Whether the effects have ended.
  public var isFinished: Bool { !effects.contains(where: isRunning) }

  /// Waits until the effects have ended. It is a failure if the timeout ends first.
  ///
  /// - Parameter timeout: The longest time to wait, in real time; `nil` for the timeout of the store.
  public nonisolated(nonsending) func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let deadline = ContinuousClock.now + (timeout ?? self.timeout)
    while true {
      let count = events.count
      drain()
      if isFinished { return }
      if ContinuousClock.now >= deadline { break }
      await events.wait(after: count, until: deadline)
    }
    let names = effects.filter(isRunning).map(\.origin).joined(separator: ", ")
    IssueReporter.report(
      """
      The effects of \(names) did not end in time. Advance the scheduler or the clock that they wait for, cancel the \
      task, or give it a longer timeout.
      """,
      at: FlowSourceLocation(fileID: fileID, file: filePath, line: line, column: column))
  }
}
