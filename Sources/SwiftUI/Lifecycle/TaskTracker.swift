import Foundation

/// The tasks that belong to one screen and have not ended: those of its views, and those that actions have started.
///
/// An action that starts a `Task { }` does not hand it over. But a task keeps the task-local values of the code that
/// started it until it ends: everything that happens on a screen runs with an ``Undertaking`` as such a value, and as
/// long as one has another owner, a task goes on that was started there. Work on Dispatch's queues keeps it, too.
@MainActor
package final class TaskTracker {
  /// A task that has not ended, or several that were started by the same event.
  package struct RunningTask: Hashable, Sendable {
    /// Counted in the order in which tasks were found to run.
    package let number: Int

    /// The path of the view that started the task, or the event.
    package let owner: String
  }

  private var undertakings: [WeakUndertaking] = []
  private let mailbox: InvalidationMailbox

  private var count = 0

  /// - Parameter mailbox: Where what happens on the screen is reported.
  init(mailbox: InvalidationMailbox) {
    self.mailbox = mailbox
  }

  /// The tasks that have not ended, in the order in which they were started.
  package var runningTasks: [RunningTask] {
    forgetEnded()
    return undertakings.map { RunningTask(number: $0.number, owner: $0.owner) }
  }

  package var running: Int {
    forgetEnded()
    return undertakings.count
  }

  /// Starts a task of a view.
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

  /// Runs something that may start tasks.
  ///
  /// - Parameter owner: What runs, as messages call it.
  package func observing<Result>(_ owner: @autoclosure () -> String, _ body: () throws -> Result) rethrows -> Result {
    var undertaking = Undertaking(mailbox)
    defer { if !isKnownUniquelyReferenced(&undertaking) { add(undertaking, owner()) } }
    return try PendingWork.$origin.withValue(undertaking, operation: body)
  }

  /// Runs something asynchronous that may start tasks.
  ///
  /// - Parameter owner: What runs, as messages call it.
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

/// Something that may start tasks, kept by each of them until it ends.
private final class Undertaking: Sendable {
  let mailbox: InvalidationMailbox

  init(_ mailbox: InvalidationMailbox) {
    self.mailbox = mailbox
  }
}

/// Reports what is wrong with a value that knows no screen to the screen on which the code runs; on the standard error, if
/// there is none.
func reportMistake(_ message: String) {
  if let mailbox = InvalidationMailbox.current {
    mailbox.report(message)
  } else {
    FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
  }
}

extension InvalidationMailbox {
  /// That of the screen on which the code runs.
  static var current: InvalidationMailbox? { (PendingWork.origin as? Undertaking)?.mailbox }
}

private struct WeakUndertaking {
  let number: Int
  let owner: String
  weak var value: Undertaking?
}
