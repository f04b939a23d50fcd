import Combine
import Foundation

/// The start time of test schedulers for dispatch queues is 1, because Dispatch interprets 0 as the current time.
private var dispatchStart: DispatchQueue.SchedulerTimeType {
  DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
}

extension DispatchQueue {
  /// A new test scheduler that replaces a queue.
  public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler(now: dispatchStart) }

  /// A new test scheduler that replaces a queue.
  public static var testScheduler: TestSchedulerOf<DispatchQueue> { test }

  /// An immediate scheduler that replaces a queue.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> { ImmediateScheduler(now: dispatchStart) }

  /// An immediate scheduler that replaces a queue.
  public static var immediateScheduler: ImmediateSchedulerOf<DispatchQueue> { immediate }
}

extension RunLoop {
  /// A new test scheduler that replaces a run loop. Its time starts in 1970.
  public static var test: TestSchedulerOf<RunLoop> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }

  /// A new test scheduler that replaces a run loop. Its time starts in 1970.
  public static var testScheduler: TestSchedulerOf<RunLoop> { test }

  /// An immediate scheduler that replaces a run loop.
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }

  /// An immediate scheduler that replaces a run loop.
  public static var immediateScheduler: ImmediateSchedulerOf<RunLoop> { immediate }
}

extension OperationQueue {
  /// A new test scheduler that replaces an operation queue. Its time starts in 1970.
  public static var test: TestSchedulerOf<OperationQueue> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }

  /// A new test scheduler that replaces an operation queue. Its time starts in 1970.
  public static var testScheduler: TestSchedulerOf<OperationQueue> { test }

  /// An immediate scheduler that replaces an operation queue.
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }

  /// An immediate scheduler that replaces an operation queue.
  public static var immediateScheduler: ImmediateSchedulerOf<OperationQueue> { immediate }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// An immediate scheduler that replaces a queue.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
  /// An immediate scheduler that replaces a run loop.
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where SchedulerTimeType == OperationQueue.SchedulerTimeType, SchedulerOptions == OperationQueue.SchedulerOptions {
  /// An immediate scheduler that replaces an operation queue.
  public static var immediate: Self { OperationQueue.immediate.eraseToAnyScheduler() }
}

/// A test scheduler that replaces a scheduler `S`.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<S.SchedulerTimeType, S.SchedulerOptions>

/// An immediate scheduler that replaces a scheduler `S`.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<S.SchedulerTimeType, S.SchedulerOptions>
