import Combine
import FlowStore
import Foundation

// The rules of schedulers and clocks for tests.

private let schedulerAdvice =
  "Give the environment of this test a scheduler, such as a test or an immediate one."
private let clockAdvice = "Give this test a clock, such as a test clock or an immediate one."

/// A store with a synchronous effect.
private func store(doing work: @escaping () -> Void) -> TestStore<Int, Int, CounterAction, CounterAction, Void> {
  TestStore(initialState: 0, reducer: Reducer { _, _, _ in .fireAndForget(work) }, environment: ())
}

extension BrokenRule {
  static let schedulers = [
    BrokenRule(
      "endless scheduler",
      """
      The test scheduler performed 10 actions, and there is still more to do. Cancel the timer or the effect that \
      schedules without end, advance by a duration instead of running to the end, or allow for more.
      """
    ) {
      let scheduler = DispatchQueue.test
      let repetition = scheduler.schedule(after: scheduler.now, interval: 1) {}
      await scheduler.run(atMost: 10)  // fails: endless scheduler
      repetition.cancel()
    },
    BrokenRule(
      "scheduler that stands still",
      """
      The test scheduler performed a million actions, and there is still more to do on the way. Cancel the timer or the \
      effect that schedules again and again for the same time.
      """
    ) {
      let scheduler = DispatchQueue.test
      let repetition = scheduler.schedule(after: scheduler.now, interval: 0) {}
      let advance: () -> Void = { scheduler.advance(by: 1) }  // fails: scheduler that stands still
      advance()
      repetition.cancel()
    },
    BrokenRule(
      "endless clock",
      """
      The test clock woke 10 times, and a task still waits for it. Cancel the task that sleeps without end, advance by \
      a duration instead of running to the end, or allow for more.
      """
    ) {
      let clock = TestClock()
      let tasks = (1...11).map { second in Task { try await clock.sleep(for: .seconds(second)) } }
      await clock.waitForSleepers(11)
      await clock.run(atMost: 10)  // fails: endless clock
      for task in tasks { task.cancel() }
    },
    BrokenRule(
      "scheduler without actions",
      """
      No actions are scheduled with the test scheduler, and 1 should be. Let the code that schedules use this scheduler, \
      start it before this call, or give it a longer timeout.
      """
    ) {
      await DispatchQueue.test.waitForActions(timeout: .milliseconds(1))  // fails: scheduler without actions
    },
    BrokenRule(
      "clock without sleepers",
      """
      No task waits for the test clock, and 2 should. Let the code that sleeps use this clock, start it before this \
      call, or give it a longer timeout.
      """
    ) {
      await TestClock().waitForSleepers(2, timeout: .milliseconds(1))  // fails: clock without sleepers
    },
    BrokenRule("time of a scheduler", "The unimplemented scheduler \"q\" was asked for its time. \(schedulerAdvice)") {
      let scheduler = DispatchQueue.unimplemented("q")  // fails: time of a scheduler
      _ = scheduler.now
    },
    BrokenRule(
      "tolerance of a scheduler",
      "The unimplemented scheduler \"q\" was asked for its minimum tolerance. \(schedulerAdvice)"
    ) {
      let scheduler = DispatchQueue.unimplemented("q")  // fails: tolerance of a scheduler
      _ = scheduler.minimumTolerance
    },
    BrokenRule(
      "scheduled at once",
      "The unimplemented scheduler \"q\" was given an action to perform at once. \(schedulerAdvice)"
    ) {
      let scheduler: AnySchedulerOf<DispatchQueue> = .unimplemented("q")  // fails: scheduled at once
      scheduler.schedule {}
    },
    BrokenRule(
      "scheduled for later",
      "The unimplemented scheduler \"q\" was given an action to perform later. \(schedulerAdvice)"
    ) {
      let scheduler: AnySchedulerOf<RunLoop> = .unimplemented("q")  // fails: scheduled for later
      scheduler.schedule(after: RunLoop.immediate.now, tolerance: .zero, options: nil) {}
    },
    BrokenRule(
      "scheduled again and again",
      "The unimplemented scheduler \"q\" was given an action to repeat. \(schedulerAdvice)"
    ) {
      let scheduler: AnySchedulerOf<OperationQueue> = .unimplemented("q")  // fails: scheduled again and again
      _ = scheduler.schedule(after: OperationQueue.immediate.now, interval: 1, tolerance: .zero, options: nil) {}
    },
    BrokenRule(
      "scheduler without a name",
      "An unimplemented scheduler was given an action to perform at once. \(schedulerAdvice)"
    ) {
      let scheduler = DispatchQueue.unimplemented("")  // fails: scheduler without a name
      scheduler.schedule {}
    },
    BrokenRule(
      "scheduler in a step",
      "The unimplemented scheduler \"DispatchQueue\" was given an action to perform at once. \(schedulerAdvice)"
    ) {
      let scheduler: AnySchedulerOf<DispatchQueue> = .unimplemented
      await store { scheduler.schedule {} }.send(.loaded)  // fails: scheduler in a step
    },
    BrokenRule("time of a clock", "The unimplemented clock \"c\" was asked for its time. \(clockAdvice)") {
      let clock = UnimplementedClock("c")  // fails: time of a clock
      _ = clock.now
    },
    BrokenRule(
      "resolution of a clock", "The unimplemented clock \"c\" was asked for its minimum resolution. \(clockAdvice)"
    ) {
      let clock = UnimplementedClock("c")  // fails: resolution of a clock
      _ = clock.minimumResolution
    },
    BrokenRule("wait for a clock", "The unimplemented clock \"c\" was asked to wait. \(clockAdvice)") {
      let clock = UnimplementedClock("c")  // fails: wait for a clock
      try await clock.sleep(until: .init(offset: .seconds(1)))
    },
    BrokenRule("clock without a name", "An unimplemented clock was asked to wait. \(clockAdvice)") {
      let clock = UnimplementedClock()  // fails: clock without a name
      try await clock.sleep(until: .init(offset: .seconds(1)))
    },
    BrokenRule("clock in a step", "The unimplemented clock \"c\" was asked for its time. \(clockAdvice)") {
      let clock = UnimplementedClock("c")
      await store { _ = clock.now }.send(.loaded)  // fails: clock in a step
    },
  ]
}
