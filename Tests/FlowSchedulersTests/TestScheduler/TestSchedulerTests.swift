import Combine
import FlowIssueReporting
import FlowSchedulers
import Foundation
import Testing

@Suite("A test scheduler")
struct TestSchedulerTests {
  @Test("performs due actions in the order of their times, then of their scheduling")
  func order() {
    let scheduler = DispatchQueue.test
    var log: [String] = []
    scheduler.schedule(after: scheduler.now.advanced(by: 2)) { log.append("two") }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append("one") }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append("one again") }
    scheduler.schedule { log.append("now") }

    scheduler.advance()
    #expect(log == ["now"])
    scheduler.advance(by: 1)
    #expect(log == ["now", "one", "one again"])
    scheduler.run()
    #expect(log == ["now", "one", "one again", "two"])
  }

  @Test("has the time of an action while it performs it, and then the time it was advanced to")
  func time() {
    let scheduler = DispatchQueue.test
    let start = scheduler.now
    var seen: [DispatchQueue.SchedulerTimeType] = []
    scheduler.schedule(after: start.advanced(by: .seconds(1))) { seen.append(scheduler.now) }
    scheduler.advance(to: start.advanced(by: .seconds(3)))
    #expect(seen == [start.advanced(by: .seconds(1))])
    #expect(scheduler.now == start.advanced(by: .seconds(3)))
  }

  @Test("performs actions that an action schedules before the end of the advance")
  func nested() {
    let scheduler = DispatchQueue.test
    var count = 0
    func again() {
      count += 1
      scheduler.schedule(after: scheduler.now.advanced(by: 1), again)
    }
    scheduler.schedule(again)
    scheduler.advance(by: 4)
    #expect(count == 5)
  }

  @Test("an action that cancels its own repetition is the last one")
  func cancelling() {
    let scheduler = DispatchQueue.test
    var count = 0
    var repetition: (any Cancellable)?
    repetition = scheduler.schedule(after: scheduler.now, interval: 1) {
      count += 1
      if count == 3 { repetition?.cancel() }
    }
    scheduler.run()
    #expect(count == 3)
  }

  @Test("a cancelled repetition may release another one")
  func releasing() {
    let scheduler = DispatchQueue.test
    var count = 0
    // Released with the action that holds it.
    var inner: AnyCancellable? = AnyCancellable(scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 })
    let outer = scheduler.schedule(after: scheduler.now, interval: 1) { [inner] in _ = inner }
    inner = nil
    scheduler.advance()
    #expect(count == 1)
    outer.cancel()
    scheduler.advance(by: 5)
    #expect(count == 1)
  }

  @Test("reports that it would run forever")
  func endless() {
    let scheduler = DispatchQueue.test
    let repetition = scheduler.schedule(after: scheduler.now, interval: 1) {}
    let issues = IssueReporter.collecting {
      scheduler.run(atMost: 10)
      repetition.cancel()
      scheduler.schedule {}
      scheduler.run(atMost: 1)
    }.reported
    #expect(
      issues.map(\.message) == [
        """
        The test scheduler performed 10 actions, and there is still more to do. Cancel the timer or the effect that \
        schedules without end, advance by a duration instead of running to the end, or allow for more.
        """
      ])
  }

  @Test("resumes tasks that sleep on it")
  func sleeping() async throws {
    let scheduler = DispatchQueue.test
    let start = scheduler.now
    let task = Task {
      try await scheduler.sleep(for: 1)
      try await scheduler.sleep(for: 1)
      return scheduler.now
    }
    await scheduler.waitForActions()
    await scheduler.advance(by: 1)
    await scheduler.waitForActions()
    await scheduler.advance(by: 1)
    #expect(try await task.value == start.advanced(by: 2))
  }

  @Test("a cancelled sleep throws")
  func cancelledSleep() async {
    let scheduler = DispatchQueue.test
    let task = Task { try await scheduler.sleep(for: 1) }
    await scheduler.waitForActions()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("has a sequence of times at an interval")
  func timer() async {
    let scheduler = DispatchQueue.test
    let start = scheduler.now
    let task = Task { await scheduler.timer(interval: 2).prefix(3).reduce(into: []) { $0.append($1) } }
    await scheduler.waitForActions()
    await scheduler.advance(by: 10)
    let times = await task.value
    #expect(times == [2, 4, 6].map { start.advanced(by: .seconds($0)) })
  }

  @Test("reports that no action is scheduled")
  func missingActions() async {
    let scheduler = DispatchQueue.test
    scheduler.schedule {}
    let issues = await IssueReporter.collecting {
      await scheduler.waitForActions(2, timeout: .milliseconds(1))
    }.reported
    #expect(
      issues.map(\.message) == [
        """
        One action is scheduled with the test scheduler, and 2 should be. Let the code that schedules use this \
        scheduler, start it before this call, or give it a longer timeout.
        """
      ])
  }

  @Test("exists for run loops and operation queues, too")
  func otherQueues() {
    let runLoop = RunLoop.test
    let queue = OperationQueue.test
    var count = 0
    runLoop.schedule(after: runLoop.now.advanced(by: 1)) { count += 1 }
    queue.schedule(after: queue.now.advanced(by: 1)) { count += 1 }
    runLoop.advance(by: 1)
    queue.advance(by: .seconds(1))
    #expect(count == 2)
  }
}
