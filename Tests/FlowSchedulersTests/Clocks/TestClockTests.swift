import FlowIssueReporting
import FlowSchedulers
import Foundation
import Locking
import Testing

@Suite("Test clocks")
struct TestClockTests {
  /// Records the events of tasks.
  private actor Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }

  @Test("a test clock resumes sleeping tasks in order, as far as it is advanced")
  func advance() async throws {
    let clock = TestClock()
    let log = Log()
    let tasks = [3, 1, 2].map { seconds in
      Task {
        try await clock.sleep(for: .seconds(seconds))
        await log.add("\(seconds)")
      }
    }
    await clock.waitForSleepers(3)
    await clock.advance(by: .seconds(2))
    for task in tasks[1...] { try await task.value }
    #expect(await log.entries == ["1", "2"])
    await clock.advance(to: TestClock<Duration>.Instant(offset: .seconds(3)))
    try await tasks[0].value
    #expect(await log.entries == ["1", "2", "3"])
  }

  @Test("a task that sleeps repeatedly is resumed each time")
  func repeating() async {
    let clock = TestClock()
    let log = Log()
    let task = Task {
      while !Task.isCancelled {
        try await clock.sleep(for: .seconds(1))
        await log.add("tick")
      }
    }
    await clock.waitForSleepers()
    for tick in 1...10 {
      await clock.advance(by: .seconds(1))
      await clock.waitForSleepers()
      #expect(await log.entries.count == tick)
    }
    task.cancel()
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("a resumed task is running again when an advance returns, even on a slow executor")
  func slowExecutor() async throws {
    let executor = SlowExecutor()
    let clock = TestClock()
    let task = Task(executorPreference: executor) { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    let count = executor.count.value
    await clock.advance(by: .seconds(1))
    #expect(executor.count.value > count)
    try await task.value
  }

  @Test("running to the end resumes all tasks")
  func run() async throws {
    let clock = TestClock()
    let tasks = [200, 100].map { seconds in Task { try await clock.sleep(for: .seconds(seconds)) } }
    await clock.waitForSleepers(2)
    await clock.run()
    for task in tasks { try await task.value }
    #expect(clock.now.offset == .seconds(200))
    try await clock.checkSuspension()
  }

  @Test("reports that no task sleeps on it")
  func missingSleepers() async {
    let clock = TestClock()
    let issues = await IssueReporter.collecting {
      await clock.waitForSleepers(timeout: .milliseconds(1))
    }.reported
    #expect(
      issues.map(\.message) == [
        """
        No task waits for the test clock, and 1 should. Let the code that sleeps use this clock, start it before this \
        call, or give it a longer timeout.
        """
      ])
  }

  @Test("a task that is still sleeping is found")
  func suspension() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    do {
      try await clock.checkSuspension()
      Issue.record("A task waits for the clock, and nothing was thrown.")
    } catch {
      #expect(
        "\(error)" == "One task waits for the test clock. Advance it far enough, or cancel what waits.")
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("an immediate clock does not wait, and advances its time")
  func immediate() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(3_600))
    #expect(clock.now.offset == .seconds(3_600))
  }

  @Test("an unimplemented clock reports its use")
  func unimplemented() async throws {
    let clock = UnimplementedClock("search")
    let issues = try await IssueReporter.collecting {
      try await clock.sleep(until: .init(offset: .seconds(1)))
    }.reported
    #expect(
      issues.map(\.message) == [
        """
        The unimplemented clock "search" was asked to wait. Give this test a clock, such as a test clock or an \
        immediate one.
        """
      ])
  }
}

/// A slow executor.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class SlowExecutor: TaskExecutor {
  /// The number of started jobs.
  let count = Locked(0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { [self] in
      count.withLock { $0 += 1 }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
