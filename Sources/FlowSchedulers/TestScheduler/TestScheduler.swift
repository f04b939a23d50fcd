import Combine
import FlowIssueReporting
import Foundation
import Locking

/// A scheduler whose time stands still until the test advances it.
///
/// ```swift
/// let scheduler = DispatchQueue.test
/// Just("tea").delay(for: 1, scheduler: scheduler).sink { received.append($0) }
///
/// scheduler.advance(by: 0.5)  // nothing yet
/// scheduler.advance(by: 0.5)  // ["tea"]
/// ```
///
/// Actions are performed in the order of their times; those of the same time in the order in which they were scheduled.
/// Tasks of effects that an action resumes run before the next action is performed. Other tasks that `sleep` on the
/// scheduler run at an unknown time: wait for them with
/// ``waitForActions(_:timeout:isolation:fileID:file:line:column:)``, and for their values.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  typealias Agenda = TestAgenda<SchedulerTimeType>

  private let agenda: Locked<Agenda>
  /// Signals that an action was scheduled.
  private let additions = EventSignal()

  /// The shortest tolerance: zero.
  public let minimumTolerance: SchedulerTimeType.Stride = .zero

  /// The time of the scheduler.
  public var now: SchedulerTimeType { agenda.withLock { $0.now } }

  /// Creates a scheduler.
  ///
  /// - Parameter now: The initial time.
  public init(now: SchedulerTimeType) {
    agenda = Locked(Agenda(now: now))
  }

  /// Schedules an action for the current time: it is performed by the next advance.
  ///
  /// - Parameters:
  ///   - options: Has no effect.
  ///   - action: The action, called once.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    add(at: nil, action)
  }

  /// Schedules an action for a time.
  ///
  /// - Parameters:
  ///   - date: The time; an earlier one than now means the next advance.
  ///   - tolerance: Has no effect: the action is performed on time.
  ///   - options: Has no effect.
  ///   - action: The action, called once.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    add(at: date, action)
  }

  /// Schedules an action for a time and for every interval after it, until the returned value is cancelled.
  ///
  /// - Parameters:
  ///   - date: The time of the first performance; an earlier one than now means the next advance.
  ///   - interval: The time between two performances.
  ///   - tolerance: Has no effect: the action is performed on time.
  ///   - options: Has no effect.
  ///   - action: The action, called in each performance.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(at: date, every: interval, action)
    return AnyCancellable { [agenda] in _ = agenda.withLock { $0.remove(id) } }
  }

  /// Adds an action for a time, by default the current one.
  @discardableResult
  private func add(
    at date: SchedulerTimeType?,
    every interval: SchedulerTimeType.Stride? = nil,
    _ action: @escaping () -> Void
  ) -> UInt {
    defer { additions.signal() }
    return agenda.withLock { $0.add(at: date ?? $0.now, every: interval, action) }
  }

  /// Waits until actions are scheduled, so that the next advance performs them.
  ///
  /// Use this for tasks outside a test store, which schedule their actions at an unknown time.
  ///
  /// - Parameters:
  ///   - count: The required number of actions.
  ///   - timeout: The longest time to wait, in real time. It is a failure if there are fewer actions at the end.
  ///   - isolation: The actor of the call, by default that of the caller.
  public func waitForActions(
    _ count: Int = 1,
    timeout: Duration = .seconds(10),
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let present = await additions.wait(for: count, timeout: timeout) { agenda.withLock { $0.count } }
    guard present < count else { return }
    let actions = present == 1 ? "One action is" : "\(present == 0 ? "No" : "\(present)") actions are"
    IssueReporter.report(
      """
      \(actions) scheduled with the test scheduler, and \(count) should be. Let the code that schedules use this \
      scheduler, start it before this call, or give it a longer timeout.
      """,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

// @unchecked: all mutable state is guarded by a lock.
extension TestScheduler: @unchecked Sendable {}

// MARK: - Advancing the time

extension TestScheduler {
  /// Advances the time and performs the actions that become due.
  ///
  /// - Parameter duration: The duration; a negative one is reported, and nothing happens. By default, actions that are
  ///   already due are performed.
  public func advance(
    by duration: SchedulerTimeType.Stride = .zero,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard isPossible(duration >= .zero, at: place) else { return }
    advance(to: now.advanced(by: duration), fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Advances the time and performs the actions that become due.
  ///
  /// An action that repeatedly schedules another one for its own time keeps the time from advancing; this is reported
  /// after a million actions.
  ///
  /// - Parameter instant: The time to stop at; an earlier one than now is reported, and nothing happens.
  public func advance(
    to instant: SchedulerTimeType,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard isPossible(instant >= now, at: place) else { return }
    for _ in 0..<1_000_000 {
      guard let work = agenda.withLock({ $0.takeNext(until: instant) }) else { return stop(at: instant) }
      work.perform()
    }
    reportStandstill(at: place)
  }

  /// Advances the time until no actions are pending.
  ///
  /// - Parameter limit: The largest number of actions to perform. An endlessly repeating action never lets the
  ///   scheduler reach an end, which is reported.
  public func run(
    atMost limit: Int = 1_000_000,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    for _ in 0..<limit {
      guard let work = agenda.withLock({ $0.takeNext(until: nil) }) else { return }
      work.perform()
    }
    reportMore(than: limit, at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Advances the time, performs the actions that become due, and lets tasks run that sleep on the scheduler.
  ///
  /// - Parameters:
  ///   - duration: The duration; a negative one is reported, and nothing happens. By default, actions that are already
  ///     due are performed.
  ///   - isolation: The actor of the call, by default that of the caller.
  public func advance(
    by duration: SchedulerTimeType.Stride = .zero,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard isPossible(duration >= .zero, at: place) else { return }
    await advance(
      to: now.advanced(by: duration), fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Advances the time, performs the actions that become due, and lets tasks run that sleep on the scheduler.
  ///
  /// - Parameters:
  ///   - instant: The time to stop at; an earlier one than now is reported, and nothing happens.
  ///   - isolation: The actor of the call, by default that of the caller.
  public func advance(
    to instant: SchedulerTimeType,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard isPossible(instant >= now, at: place) else { return }
    await settle()
    for _ in 0..<1_000_000 {
      guard let work = agenda.withLock({ $0.takeNext(until: instant) }) else { return stop(at: instant) }
      await settle(after: work.perform)
    }
    reportStandstill(at: place)
  }

  /// Advances the time until no actions are pending, and lets tasks run that sleep on the scheduler.
  ///
  /// - Parameters:
  ///   - limit: The largest number of actions to perform. An endlessly repeating action never lets the scheduler reach
  ///     an end, which is reported.
  ///   - isolation: The actor of the call, by default that of the caller.
  public func run(
    atMost limit: Int = 1_000_000,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await settle()
    for _ in 0..<limit {
      guard let work = agenda.withLock({ $0.takeNext(until: nil) }) else { return }
      await settle(after: work.perform)
    }
    reportMore(than: limit, at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Reports an advance to the past.
  private func isPossible(_ isAhead: Bool, at place: FlowSourceLocation) -> Bool {
    if !isAhead {
      IssueReporter.report(
        "The test scheduler cannot go back in time, so nothing was done. Advance it by a positive duration.", at: place)
    }
    return isAhead
  }

  private func stop(at instant: SchedulerTimeType) {
    agenda.withLock { $0.now = Swift.max($0.now, instant) }
  }

  private func reportMore(than limit: Int, at location: FlowSourceLocation) {
    guard agenda.withLock({ $0.count }) > 0 else { return }
    IssueReporter.report(
      """
      The test scheduler performed \(limit) actions, and there is still more to do. Cancel the timer or the effect that \
      schedules without end, advance by a duration instead of running to the end, or allow for more.
      """,
      at: location)
  }

  private func reportStandstill(at location: FlowSourceLocation) {
    IssueReporter.report(
      """
      The test scheduler performed a million actions, and there is still more to do on the way. Cancel the timer or the \
      effect that schedules again and again for the same time.
      """,
      at: location)
  }
}
