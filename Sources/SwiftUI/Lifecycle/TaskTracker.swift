/// The tasks that views of one host have started and that have not ended.
@MainActor
package final class TaskTracker {
  package private(set) var running = 0

  func start(priority: TaskPriority, _ action: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    running += 1
    return Task(priority: priority) { @MainActor in
      await action()
      running -= 1
    }
  }
}
