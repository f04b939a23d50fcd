import Foundation

/// Tracks the unfinished tasks of one screen: those of its views, and those started by actions.
///
/// An action that starts a `Task { }` does not return it. A task inherits the task-local values of the code that starts
/// it and keeps them until it ends. Each event on a screen therefore runs with its own ``Undertaking`` as a task-local
/// value; as long as there is another reference to it, a task started by the event is still running. Work on dispatch
/// queues also keeps it alive.
@MainActor
package final class TaskTracker {
  /// An unfinished task, or several tasks started by the same event.
  package struct RunningTask: Hashable, Sendable {
    /// The number of the task, in the order in which running tasks were detected.
    package let number: Int

    /// The path of the view, or the event, that started the task.
    package let owner: String
  }

  private var undertakings: [WeakUndertaking] = []
  private let mailbox: ScreenMailbox

  private var count = 0

  /// - Parameter mailbox: Receives the reports of the screen.
  init(mailbox: ScreenMailbox) {
    self.mailbox = mailbox
  }

  /// The unfinished tasks, in the order in which they were started.
  package var runningTasks: [RunningTask] {
    forgetEnded()
    return undertakings.map { RunningTask(number: $0.number, owner: $0.owner) }
  }

  package var running: Int {
    forgetEnded()
    return undertakings.count
  }

  /// Starts the task of a view.
  ///
  /// - Parameter owner: The view's path.
  func start(
    for owner: String, priority: TaskPriority, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let undertaking = Undertaking(mailbox)
    add(undertaking, owner)
    return PendingWork.$origin.withValue(undertaking) {
      Task(priority: priority) { @MainActor in await action() }
    }
  }

  /// Runs code that may start tasks.
  ///
  /// - Parameter owner: The description of the code in messages.
  package func observing<Result>(_ owner: @autoclosure () -> String, _ body: () throws -> Result) rethrows -> Result {
    var undertaking = Undertaking(mailbox)
    defer { if !isKnownUniquelyReferenced(&undertaking) { add(undertaking, owner()) } }
    return try PendingWork.$origin.withValue(undertaking, operation: body)
  }

  /// Runs asynchronous code that may start tasks.
  ///
  /// - Parameter owner: The description of the code in messages.
  package func observing<Result>(
    _ owner: @autoclosure () -> String, _ body: () async throws -> Result
  ) async rethrows -> Result {
    var undertaking = Undertaking(mailbox)
    defer { if !isKnownUniquelyReferenced(&undertaking) { add(undertaking, owner()) } }
    return try await PendingWork.$origin.withValue(undertaking, operation: body)
  }

  private func add(_ undertaking: Undertaking, _ owner: String) {
    undertakings.append(WeakUndertaking(number: count, owner: owner, value: undertaking))
    count += 1
  }

  private func forgetEnded() {
    if !undertakings.isEmpty { undertakings.removeAll { $0.value == nil } }
  }
}

private struct WeakUndertaking {
  let number: Int
  let owner: String
  weak var value: Undertaking?
}
