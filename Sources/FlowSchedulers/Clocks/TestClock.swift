import FlowIssueReporting
import Foundation

/// A clock whose time stands still until the test moves it.
///
/// ```swift
/// let clock = TestClock()
/// let model = SearchModel(clock: clock)   // sleeps half a second before it searches
/// model.query = "tea"
/// await clock.advance(by: .milliseconds(500))
/// ```
///
/// The tasks of a test store have gone on as far as they can when an advance returns. Other tasks are running again and
/// are given the chance to go on, but it is unknown when they have done all they can. To be exact, wait for what they
/// make known: for their value, or for them to sleep again.
///
/// ```swift
/// let task = Task { try await stopwatch.run(on: clock) }   // ticks every second
/// await clock.waitForSleepers()
/// await clock.advance(by: .seconds(1))
/// await clock.waitForSleepers()                            // the first tick is over
/// ```
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A time of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock's beginning.
    public let offset: Duration

    /// Creates a time.
    ///
    /// - Parameter offset: The time since the clock's beginning.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The time a duration after this one.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// The time from this one to another.
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
  /// Announces that a task begins to wait.
  private let sleepers = EventSignal()

  /// The shortest time there is: none.
  public let minimumResolution: Duration = .zero

  /// The time of the clock.
  public var now: Instant { state.withLock { $0.now } }

  /// Creates a clock.
  ///
  /// - Parameter now: The time that it shows first.
  public init(now: Instant = Instant()) {
    state = Locked(State(now: now))
  }

  /// Waits for a time.
  ///
  /// - Parameters:
  ///   - deadline: The time. One that has come does not wait.
  ///   - tolerance: Ignored: the wait ends on time.
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

  /// Waits until tasks wait for this clock, so that the next advance finds them.
  ///
  /// This is for tasks outside of a test store, which take their own time to get there.
  ///
  /// - Parameters:
  ///   - count: How many tasks there must be.
  ///   - timeout: How long to wait at most, in real time. It is a failure if they do not come.
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

  /// Moves the time and wakes the tasks that wait for it, in order.
  ///
  /// - Parameter duration: How far.
  public func advance(by duration: Duration = .zero, isolation: isolated (any Actor)? = #isolation) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the time and wakes the tasks that wait for it, in order.
  ///
  /// - Parameter deadline: The time to stop at.
  public func advance(to deadline: Instant, isolation: isolated (any Actor)? = #isolation) async {
    await settle()
    var isOver = false
    while !isOver { await settle { isOver = !wakeNext(until: deadline) } }
    state.withLock { $0.now = max($0.now, deadline) }
  }

  /// Moves the time, wakes the tasks that wait for it, and runs the tasks of test stores.
  ///
  /// - Parameter duration: How far.
  public func advance(by duration: Duration = .zero) {
    advance(to: now.advanced(by: duration))
  }

  /// Moves the time, wakes the tasks that wait for it, and runs the tasks of test stores.
  ///
  /// - Parameter deadline: The time to stop at.
  public func advance(to deadline: Instant) {
    while wakeNext(until: deadline) {}
    state.withLock { $0.now = max($0.now, deadline) }
  }

  /// Moves the time until no task waits for it any more.
  ///
  /// - Parameter limit: How often tasks may be woken. A task that sleeps again and again keeps the clock from getting
  ///   to the end, which is reported.
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

  /// Makes sure that no task waits for the clock.
  ///
  /// - Throws: ``SuspensionError`` if one does.
  public func checkSuspension(isolation: isolated (any Actor)? = #isolation) async throws {
    await settle()
    let count = state.withLock { $0.sleepers.count }
    guard count == 0 else { throw SuspensionError(sleeperCount: count) }
  }

  /// Wakes the task that waits for the next time.
  ///
  /// - Parameter end: The last time to look at, or nil for all times.
  /// - Returns: Whether there was a task to wake.
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
  /// Creates a clock that counts in the durations of the standard library.
  ///
  /// - Parameter now: The time that it shows first.
  public convenience init() {
    self.init(now: Instant())
  }
}

/// Tasks wait for a test clock.
public struct SuspensionError: Error, CustomStringConvertible {
  let sleeperCount: Int

  /// What is wrong and what to do, as a sentence.
  public var description: String {
    "\(tasks(sleeperCount)) for the test clock. Advance it far enough, or cancel what waits."
  }
}

/// The beginning of a sentence about tasks that wait.
private func tasks(_ count: Int) -> String {
  switch count {
  case 0: "No task waits"
  case 1: "One task waits"
  default: "\(count) tasks wait"
  }
}
