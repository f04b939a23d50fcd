/// Does something that may wake tasks, and gives them the chance to go on.
///
/// What is certain when this returns:
/// - The tasks of a test store have done all they can. They run on an executor of that store, which is emptied with
///   ``EffectContext/drain()``; for them nothing else here matters, unless they went to another actor, as with
///   `MainActor.run`.
/// - A task outside of any store that slept on a clock or a scheduler of this module and was woken is running again.
///   This is waited for, however busy the machine is.
///
/// What cannot be certain is that a task outside of any store has done all it can. Only the executor of a task knows that
/// it has suspended; a task made with `Task {}` takes no executor over from a test, and `Clock.sleep` is called on the
/// global executor wherever the task runs. So such tasks are given a number of turns at each priority, which is enough
/// unless a thread is held up: of 1,800 trials of a task that ticks five times, half of them on busy processors, 18 found
/// less. Tests that need to be exact wait for what they know: for the value of the task, or for it to sleep again, with
/// `waitForSleepers` of a clock and `waitForActions` of a scheduler.
///
/// - Parameter act: Wakes tasks.
nonisolated(nonsending) func settle(after act: () -> Void = {}) async {
  let woken = WokenTasks()
  WokenTasks.$current.withValue(woken, operation: act)
  for task in woken.tasks.value { await task.isRunningAgain() }
  for _ in 0..<20 { await Task.yield() }
  // Executors keep a queue for each priority: tasks with a lower one than this have had no turn yet.
  await takeTurns(at: .medium)
  await takeTurns(at: .background)
}

/// Takes turns at a priority, without raising it: a task whose value is awaited is lent the priority of the task that awaits it.
private nonisolated(nonsending) func takeTurns(at priority: TaskPriority) async {
  await withCheckedContinuation { continuation in
    _ = Task.detached(priority: priority) {
      for _ in 0..<20 { await Task.yield() }
      continuation.resume()
    }
  }
}

/// The tasks that were woken by something.
final class WokenTasks: Sendable {
  /// What notes the tasks that this code wakes.
  @TaskLocal static var current: WokenTasks?

  let tasks = Locked<[SleepingTask]>([])
}
