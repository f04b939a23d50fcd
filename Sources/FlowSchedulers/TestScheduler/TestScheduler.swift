import Combine
import FlowIssueReporting
import Foundation

/// A scheduler whose time stands still until the test moves it.
///
/// ```swift
/// let scheduler = DispatchQueue.test
/// Just("tea").delay(for: 1, scheduler: scheduler).sink { received.append($0) }
///
/// scheduler.advance(by: 0.5)  // nothing yet
/// scheduler.advance(by: 0.5)  // ["tea"]
/// ```
///
/// Actions are performed in the order of their times, those of one time in the order in which they were scheduled.
/// Tasks of effects that an action brings to life go on before the next action is performed. Other tasks that `sleep`
/// on the scheduler take their own time: let a test wait with ``waitForActions(_:timeout:isolation:fileID:file:line:column:)``
/// until they do, and for their value.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  typealias Agenda = TestAgenda<SchedulerTimeType>

  private let agenda: Locked<Agenda>
  /// Announces that an action was scheduled.
  private let additions = EventSignal()

  /// The shortest tolerance there is: none.
  public let minimumTolerance: SchedulerTimeType.Stride = .zero

  /// The time of the scheduler.
  public var now: SchedulerTimeType { agenda.withLock { $0.now } }

  /// Creates a scheduler.
  ///
  /// - Parameter now: The time that it shows first.
  public init(now: SchedulerTimeType) {
    agenda = Locked(Agenda(now: now))
  }

  /// Schedules an action for the present time: it is performed with the next advance.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    add(at: nil, action)
  }

  /// Schedules an action for a time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    add(at: date, action)
  }

  /// Schedules an action for a time and for every interval after it, until what is returned is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(at: date, every: interval, action)
    return AnyCancellable { [agenda] in agenda.withLock { $0.remove(id) } }
  }

  /// Adds an action for a time, or for the present one.
  @discardableResult
  private func add(
    at date: SchedulerTimeType?,
    every interval: SchedulerTimeType.Stride? = nil,
    _ action: @escaping () -> Void
  ) -> UInt {
    defer { additions.signal() }
    return agenda.withLock { $0.add(at: date ?? $0.now, every: interval, action) }
  }

  /// Waits until actions are scheduled, so that the next advance finds them.
  ///
  /// This is for tasks outside of a test store, which take their own time to get there.
  ///
  /// - Parameters:
  ///   - count: How many actions there must be.
  ///   - timeout: How long to wait at most, in real time. It is a failure if they do not come.
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

// @unchecked: all that changes is behind a lock.
extension TestScheduler: @unchecked Sendable {}

// MARK: - Moving the time

extension TestScheduler {
  /// Moves the time and performs what is due on the way.
  ///
  /// - Parameter duration: How far. Without it, what is due already is performed.
  public func advance(
    by duration: SchedulerTimeType.Stride = .zero,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    advance(to: now.advanced(by: duration), fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Moves the time and performs what is due on the way.
  ///
  /// An action that schedules another one for its own time, and so on, keeps the time from moving; after a million
  /// actions this is reported.
  ///
  /// - Parameter instant: The time to stop at.
  public func advance(
    to instant: SchedulerTimeType,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    for _ in 0..<1_000_000 {
      guard let work = agenda.withLock({ $0.takeNext(until: instant) }) else { return stop(at: instant) }
      work.perform()
    }
    reportStandstill(at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Moves the time until nothing is scheduled any more.
  ///
  /// - Parameter limit: How many actions may be performed. One that is repeated for ever keeps the scheduler from getting
  ///   to the end, which is reported.
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

  /// Moves the time and performs what is due on the way, letting tasks go on that wait for it.
  ///
  /// - Parameter duration: How far. Without it, what is due already is performed.
  public func advance(
    by duration: SchedulerTimeType.Stride = .zero,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await advance(
      to: now.advanced(by: duration), fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Moves the time and performs what is due on the way, letting tasks go on that wait for it.
  ///
  /// - Parameter instant: The time to stop at.
  public func advance(
    to instant: SchedulerTimeType,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await settle()
    for _ in 0..<1_000_000 {
      guard let work = agenda.withLock({ $0.takeNext(until: instant) }) else { return stop(at: instant) }
      await settle(after: work.perform)
    }
    reportStandstill(at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Moves the time until nothing is scheduled any more, letting tasks go on that wait for it.
  ///
  /// - Parameter limit: How many actions may be performed. One that is repeated for ever keeps the scheduler from getting
  ///   to the end, which is reported.
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
