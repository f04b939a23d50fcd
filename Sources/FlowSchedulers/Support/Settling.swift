import Locking

/// Performs an action that may resume tasks, and gives them a chance to run.
///
/// These guarantees hold when the call returns:
/// - The tasks of a test store have run as far as they can. They run on an executor of that store, which is emptied
///   with ``EffectContext/drain()``; the rest of this function does not affect them, unless they continue on another
///   actor, as with `MainActor.run`.
/// - A task outside a store that slept on a clock or a scheduler of this module and was resumed is running again. The
///   call waits for that, however busy the machine is.
///
/// There is no guarantee that a task outside a store has run as far as it can. Only the executor of a task knows that
/// it is suspended; a task created with `Task {}` does not inherit an executor from a test, and `Clock.sleep` is called
/// on the global executor wherever the task runs. Therefore the call yields to such tasks a number of times at each
/// priority, which is enough unless a thread is delayed: of 1,800 trials of a task that ticks five times, half of them
/// on busy processors, 18 ticked less often. Tests that must be exact wait for a known condition: for the value of the
/// task, or for it to sleep again, with `waitForSleepers` of a clock and `waitForActions` of a scheduler.
///
/// - Parameter act: Resumes tasks.
nonisolated(nonsending) func settle(after act: () -> Void = {}) async {
  let woken = WokenTasks()
  WokenTasks.$current.withValue(woken, operation: act)
  for task in woken.tasks.value { await task.isRunningAgain() }
  for _ in 0..<20 { await Task.yield() }
  // Executors have a queue for each priority: tasks with a lower priority than this one have not run yet.
  await takeTurns(at: .medium)
  await takeTurns(at: .background)
}

/// Yields at a priority without raising it: a task whose value is awaited gets the priority of the awaiting task.
private nonisolated(nonsending) func takeTurns(at priority: TaskPriority) async {
  await withCheckedContinuation { continuation in
    _ = Task.detached(priority: priority) {
      for _ in 0..<20 { await Task.yield() }
      continuation.resume()
    }
  }
}

/// The tasks resumed by an action.
final class WokenTasks: Sendable {
  /// Records the tasks that this code resumes.
  @TaskLocal static var current: WokenTasks?

  let tasks = Locked<[SleepingTask]>([])
}
