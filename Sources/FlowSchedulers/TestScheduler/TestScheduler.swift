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
/// Tasks of effects that an action brings to life go on before the next action is performed.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  typealias Agenda = TestAgenda<SchedulerTimeType>

  private let agenda: Locked<Agenda>

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
    _ = agenda.withLock { $0.add(at: $0.now, every: nil, action) }
  }

  /// Schedules an action for a time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = agenda.withLock { $0.add(at: date, every: nil, action) }
  }

  /// Schedules an action for a time and for every interval after it, until what is returned is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = agenda.withLock { $0.add(at: date, every: interval, action) }
    return AnyCancellable { [agenda] in agenda.withLock { $0.remove(id) } }
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
  /// - Parameter instant: The time to stop at.
  public func advance(
    to instant: SchedulerTimeType,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    var count = 0
    while let work = agenda.withLock({ $0.takeNext(until: instant) }) {
      work.perform()
      count += 1
      if reachesLimit(count, fileID, filePath, line, column) { return }
    }
    agenda.withLock { $0.now = Swift.max($0.now, instant) }
  }

  /// Moves the time until nothing is scheduled any more.
  ///
  /// An action that is repeated for ever keeps the scheduler from getting to the end; after a million actions this is
  /// reported.
  public func run(
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    var count = 0
    while let work = agenda.withLock({ $0.takeNext(until: nil) }) {
      work.perform()
      count += 1
      if reachesLimit(count, fileID, filePath, line, column) { return }
    }
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
    var count = 0
    while let work = agenda.withLock({ $0.takeNext(until: instant) }) {
      work.perform()
      count += 1
      if reachesLimit(count, fileID, filePath, line, column) { return }
      await settle()
    }
    agenda.withLock { $0.now = Swift.max($0.now, instant) }
    await settle()
  }

  /// Moves the time until nothing is scheduled any more, letting tasks go on that wait for it.
  public func run(
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await settle()
    var count = 0
    while let work = agenda.withLock({ $0.takeNext(until: nil) }) {
      work.perform()
      count += 1
      if reachesLimit(count, fileID, filePath, line, column) { return }
      await settle()
    }
  }

  /// Whether so much was performed that the scheduler goes round in circles; this is reported.
  private func reachesLimit(
    _ count: Int,
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) -> Bool {
    guard count >= 1_000_000 else { return false }
    IssueReporter.report(
      """
      The test scheduler performed a million actions and there is still more to do. Cancel the timer or the effect \
      that schedules without end, or advance by a duration instead of running to the end.
      """,
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    return true
  }
}
