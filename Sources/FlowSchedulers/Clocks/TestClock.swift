import FlowIssueReporting
import Foundation
import Locking

/// A clock whose time stands still until the test advances it.
///
/// ```swift
/// let clock = TestClock()
/// let model = SearchModel(clock: clock)   // sleeps half a second before it searches
/// model.query = "tea"
/// await clock.advance(by: .milliseconds(500))
/// ```
///
/// When an advance returns, the tasks of a test store have run as far as they can. Other tasks have been resumed and
/// have had a chance to run, but it is unknown how far they have run. To be exact, wait for a known condition: for the
/// value of the task, or for it to sleep again.
///
/// ```swift
/// let task = Task { try await stopwatch.run(on: clock) }   // ticks every second
/// await clock.waitForSleepers()
/// await clock.advance(by: .seconds(1))
/// await clock.waitForSleepers()                            // the first tick is over
/// ```
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// An instant of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the start of the clock.
    public let offset: Duration

    /// Creates an instant.
    ///
    /// - Parameter offset: The time since the start of the clock.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// Returns the instant a duration after this one.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// Returns the duration from this instant to another.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private struct State {
    var now: Instant
    var sleepers: [Sleeper] = []
    var nextID = 0
  }

  private struct Sleeper: Sendable {
    let id: Int
    let deadline: Instant
    let task: SleepingTask
    let context: EffectContext?
  }

  private let state: Locked<State>
  /// Signals that a task starts to sleep.
  private let sleepers = EventSignal()

  /// The resolution: zero.
  public let minimumResolution: Duration = .zero

  /// The current instant.
  public var now: Instant { state.withLock { $0.now } }

  /// Creates a clock.
  ///
  /// - Parameter now: The initial instant.
  public init(now: Instant = Instant()) {
    state = Locked(State(now: now))
  }

  /// Sleeps until a deadline.
  ///
  /// - Parameters:
  ///   - deadline: The deadline. If it has passed, the call returns immediately.
  ///   - tolerance: Ignored: the call returns on time.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let sleeper = state.withLock { state -> Sleeper? in
      guard deadline > state.now else { return nil }
      state.nextID += 1
      return Sleeper(id: state.nextID, deadline: deadline, task: SleepingTask(), context: .current)
    }
    guard let sleeper else { return }
    defer { state.withLock { $0.sleepers.removeAll { $0.id == sleeper.id } } }
    try await sleeper.task.sleep {
      state.withLock { $0.sleepers.append(sleeper) }
      sleepers.signal()
    }
  }

  /// Waits until tasks sleep on this clock, so that the next advance resumes them.
  ///
  /// Use this for tasks outside a test store, which reach their `sleep` at an unknown time.
  ///
  /// - Parameters:
  ///   - count: The required number of tasks.
  ///   - timeout: The longest time to wait, in real time. It is a failure if there are fewer tasks at the end.
  ///   - isolation: The actor of the call, by default that of the caller.
  public func waitForSleepers(
    _ count: Int = 1,
    timeout: Swift.Duration = .seconds(10),
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let present = await sleepers.wait(for: count, timeout: timeout) { state.withLock { $0.sleepers.count } }
    guard present < count else { return }
    IssueReporter.report(
      """
      \(tasks(present)) for the test clock, and \(count) should. Let the code that sleeps use this clock, start it before \
      this call, or give it a longer timeout.
      """,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Advances the time and resumes the tasks whose deadlines it reaches, in order.
  ///
  /// - Parameters:
  ///   - duration: The duration; a negative one is reported, and nothing happens.
  ///   - isolation: The actor of the call, by default that of the caller.
  public func advance(
    by duration: Duration = .zero,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await advance(to: now.advanced(by: duration), fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Advances the time and resumes the tasks whose deadlines it reaches, in order.
  ///
  /// - Parameters:
  ///   - deadline: The instant to stop at; an earlier one than now is reported, and nothing happens.
  ///   - isolation: The actor of the call, by default that of the caller.
  public func advance(
    to deadline: Instant,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard comes(deadline, at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)) else {
      return
    }
    await settle()
    var isOver = false
    while !isOver { await settle { isOver = !wakeNext(until: deadline) } }
    state.withLock { $0.now = max($0.now, deadline) }
  }

  /// Advances the time, resumes the tasks whose deadlines it reaches, and runs the tasks of test stores.
  ///
  /// - Parameter duration: The duration.
  public func advance(
    by duration: Duration = .zero,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    advance(to: now.advanced(by: duration), fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Advances the time, resumes the tasks whose deadlines it reaches, and runs the tasks of test stores.
  ///
  /// - Parameter deadline: The instant to stop at.
  public func advance(
    to deadline: Instant,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard comes(deadline, at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)) else {
      return
    }
    while wakeNext(until: deadline) {}
    state.withLock { $0.now = max($0.now, deadline) }
  }

  /// Advances the time until no task sleeps on the clock.
  ///
  /// - Parameters:
  ///   - limit: The largest number of times to resume tasks. A task that sleeps again and again never lets the clock
  ///     reach an end, which is reported.
  ///   - isolation: The actor of the call, by default that of the caller.
  public func run(
    atMost limit: Int = 10_000,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await settle()
    for _ in 0..<limit {
      var isOver = false
      await settle { isOver = !wakeNext(until: nil) }
      if isOver { return }
    }
    guard state.withLock({ !$0.sleepers.isEmpty }) else { return }
    IssueReporter.report(
      """
      The test clock woke \(limit) times, and a task still waits for it. Cancel the task that sleeps without end, \
      advance by a duration instead of running to the end, or allow for more.
      """,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Checks that no task sleeps on the clock.
  ///
  /// - Parameter isolation: The actor of the call, by default that of the caller.
  /// - Throws: ``SuspensionError`` if one does.
  public func checkSuspension(isolation: isolated (any Actor)? = #isolation) async throws {
    await settle()
    let count = state.withLock { $0.sleepers.count }
    guard count == 0 else { throw SuspensionError(sleeperCount: count) }
  }

  /// Whether an instant is not over yet; one that is, is reported.
  private func comes(_ instant: Instant, at place: FlowSourceLocation) -> Bool {
    if instant >= now { return true }
    IssueReporter.report(
      "The test clock cannot go back in time, so nothing was done. Advance it by a positive duration.", at: place)
    return false
  }

  /// Resumes the task with the next deadline.
  ///
  /// - Parameter end: The last instant to consider, or `nil` for all.
  /// - Returns: Whether there was a task to resume.
  private func wakeNext(until end: Instant?) -> Bool {
    let sleeper = state.withLock { state -> Sleeper? in
      let next = state.sleepers.indices.min {
        let (lhs, rhs) = (state.sleepers[$0], state.sleepers[$1])
        return lhs.deadline < rhs.deadline || (lhs.deadline == rhs.deadline && lhs.id < rhs.id)
      }
      guard let next, end.map({ state.sleepers[next].deadline <= $0 }) ?? true else { return nil }
      state.now = max(state.now, state.sleepers[next].deadline)
      return state.sleepers.remove(at: next)
    }
    guard let sleeper else { return false }
    sleeper.task.wake()
    sleeper.context?.drain()
    return true
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock with the durations of the standard library.
  public convenience init() {
    self.init(now: Instant())
  }
}

/// The error that tasks sleep on a test clock.
public struct SuspensionError: Error, CustomStringConvertible {
  let sleeperCount: Int

  /// The problem and what to do, as a sentence.
  public var description: String {
    "\(tasks(sleeperCount)) for the test clock. Advance it far enough, or cancel what waits."
  }
}

/// The beginning of a sentence about sleeping tasks.
private func tasks(_ count: Int) -> String {
  switch count {
  case 0: "No task waits"
  case 1: "One task waits"
  default: "\(count) tasks wait"
  }
}
