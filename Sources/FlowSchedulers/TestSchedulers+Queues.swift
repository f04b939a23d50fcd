import Combine
import Foundation

/// The time on dispatch queues for tests begins at 1: Dispatch takes 0 for the present time.
private var dispatchStart: DispatchQueue.SchedulerTimeType {
  DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
}

extension DispatchQueue {
  /// A new scheduler in place of a queue, whose time the test moves.
  public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler(now: dispatchStart) }

  /// A new scheduler in place of a queue, whose time the test moves.
  public static var testScheduler: TestSchedulerOf<DispatchQueue> { test }

  /// A scheduler in place of a queue that performs everything at once.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> { ImmediateScheduler(now: dispatchStart) }

  /// A scheduler in place of a queue that performs everything at once.
  public static var immediateScheduler: ImmediateSchedulerOf<DispatchQueue> { immediate }
}

extension RunLoop {
  /// A new scheduler in place of a run loop, whose time the test moves. It begins in 1970.
  public static var test: TestSchedulerOf<RunLoop> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }

  /// A new scheduler in place of a run loop, whose time the test moves. It begins in 1970.
  public static var testScheduler: TestSchedulerOf<RunLoop> { test }

  /// A scheduler in place of a run loop that performs everything at once.
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }

  /// A scheduler in place of a run loop that performs everything at once.
  public static var immediateScheduler: ImmediateSchedulerOf<RunLoop> { immediate }
}

extension OperationQueue {
  /// A new scheduler in place of an operation queue, whose time the test moves. It begins in 1970.
  public static var test: TestSchedulerOf<OperationQueue> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }

  /// A new scheduler in place of an operation queue, whose time the test moves. It begins in 1970.
  public static var testScheduler: TestSchedulerOf<OperationQueue> { test }

  /// A scheduler in place of an operation queue that performs everything at once.
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }

  /// A scheduler in place of an operation queue that performs everything at once.
  public static var immediateScheduler: ImmediateSchedulerOf<OperationQueue> { immediate }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A scheduler in place of a queue that performs everything at once.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
  /// A scheduler in place of a run loop that performs everything at once.
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where SchedulerTimeType == OperationQueue.SchedulerTimeType, SchedulerOptions == OperationQueue.SchedulerOptions {
  /// A scheduler in place of an operation queue that performs everything at once.
  public static var immediate: Self { OperationQueue.immediate.eraseToAnyScheduler() }
}

/// A scheduler whose time the test moves, in place of a scheduler `S`.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<S.SchedulerTimeType, S.SchedulerOptions>

/// A scheduler that performs everything at once, in place of a scheduler `S`.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<S.SchedulerTimeType, S.SchedulerOptions>
