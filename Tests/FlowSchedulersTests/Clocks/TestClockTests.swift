import FlowIssueReporting
import FlowSchedulers
import Foundation
import Testing

@Suite("Clocks for tests")
struct TestClockTests {
  /// Collects what tasks do.
  private actor Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }

  @Test("a test clock wakes who waits, in order, as far as it is advanced")
  func advance() async throws {
    let clock = TestClock()
    let log = Log()
    let tasks = [3, 1, 2].map { seconds in
      Task {
        try await clock.sleep(for: .seconds(seconds))
        await log.add("\(seconds)")
      }
    }
    await clock.advance(by: .seconds(2))
    #expect(await log.entries == ["1", "2"])
    await clock.advance(to: TestClock<Duration>.Instant(offset: .seconds(3)))
    #expect(await log.entries == ["1", "2", "3"])
    for task in tasks { try await task.value }
  }

  @Test("a task that sleeps again and again is woken each time")
  func repeating() async {
    let clock = TestClock()
    let log = Log()
    let task = Task {
      while !Task.isCancelled {
        try await clock.sleep(for: .seconds(1))
        await log.add("tick")
      }
    }
    await clock.advance(by: .seconds(10))
    #expect(await log.entries.count == 10)
    task.cancel()
  }

  @Test("running to the end wakes everybody")
  func run() async throws {
    let clock = TestClock()
    let task = Task {
      try await clock.sleep(for: .seconds(100))
      try await clock.sleep(for: .seconds(100))
    }
    await clock.run()
    try await task.value
    #expect(clock.now.offset == .seconds(200))
    try await clock.checkSuspension()
  }

  @Test("somebody who still waits is found")
  func suspension() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
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

  @Test("an immediate clock does not wait, and its time moves")
  func immediate() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(3_600))
    #expect(clock.now.offset == .seconds(3_600))
  }

  @Test("an unimplemented clock says that it was used")
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
