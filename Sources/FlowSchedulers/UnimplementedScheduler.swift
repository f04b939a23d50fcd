import Combine
import FlowIssueReporting
import Foundation

/// A scheduler for code that must not schedule anything: using it is a failure, and scheduled actions are not
/// performed.
public struct UnimplementedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let name: String
  private let time: SchedulerTimeType
  private let location: FlowSourceLocation

  /// The time of the scheduler. Reading it is a failure.
  public var now: SchedulerTimeType {
    report("was asked for its time")
    return time
  }

  /// The shortest tolerance. Reading it is a failure.
  public var minimumTolerance: SchedulerTimeType.Stride {
    report("was asked for its minimum tolerance")
    return .zero
  }

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - prefix: The name of the scheduler in failure messages.
  ///   - now: The time of the scheduler.
  public init(
    _ prefix: String = "",
    now: SchedulerTimeType,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    name = prefix
    time = now
    location = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports a failure.
  ///
  /// - Parameters:
  ///   - options: Has no effect.
  ///   - action: Never called.
  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    report("was given an action to perform at once")
  }

  /// Reports a failure.
  ///
  /// - Parameters:
  ///   - date: Has no effect.
  ///   - tolerance: Has no effect.
  ///   - options: Has no effect.
  ///   - action: Never called.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) {
    report("was given an action to perform later")
  }

  /// Reports a failure.
  ///
  /// - Parameters:
  ///   - date: Has no effect.
  ///   - interval: Has no effect.
  ///   - tolerance: Has no effect.
  ///   - options: Has no effect.
  ///   - action: Never called.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) -> any Cancellable {
    report("was given an action to repeat")
    return AnyCancellable {}
  }

  private func report(_ what: String) {
    let name = name.isEmpty ? "An unimplemented scheduler" : "The unimplemented scheduler \"\(name)\""
    IssueReporter.report(
      "\(name) \(what). Give the environment of this test a scheduler, such as a test or an immediate one.",
      at: EffectContext.current?.location ?? location
    )
  }
}

// @unchecked: times of all schedulers here are values.
extension UnimplementedScheduler: @unchecked Sendable {}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A scheduler for code that must not schedule anything: using it is a failure.
  public static var unimplemented: Self { unimplemented("DispatchQueue") }

  /// A scheduler for code that must not schedule anything: using it is a failure.
  ///
  /// - Parameter prefix: The name of the scheduler in failure messages.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    DispatchQueue.unimplemented(prefix, fileID: fileID, file: filePath, line: line, column: column)
      .eraseToAnyScheduler()
  }
}

extension AnyScheduler
where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
  /// A scheduler for code that must not schedule anything: using it is a failure.
  public static var unimplemented: Self { unimplemented("RunLoop") }

  /// A scheduler for code that must not schedule anything: using it is a failure.
  ///
  /// - Parameter prefix: The name of the scheduler in failure messages.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    RunLoop.unimplemented(prefix, fileID: fileID, file: filePath, line: line, column: column)
      .eraseToAnyScheduler()
  }
}

extension AnyScheduler
where SchedulerTimeType == OperationQueue.SchedulerTimeType, SchedulerOptions == OperationQueue.SchedulerOptions {
  /// A scheduler for code that must not schedule anything: using it is a failure.
  public static var unimplemented: Self { unimplemented("OperationQueue") }

  /// A scheduler for code that must not schedule anything: using it is a failure.
  ///
  /// - Parameter prefix: The name of the scheduler in failure messages.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    OperationQueue.unimplemented(prefix, fileID: fileID, file: filePath, line: line, column: column)
      .eraseToAnyScheduler()
  }
}

/// A scheduler whose use is a failure, which replaces a scheduler `S`.
public typealias UnimplementedSchedulerOf<S: Scheduler> =
  UnimplementedScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension DispatchQueue {
  /// A scheduler that replaces a queue for code that must not schedule anything: using it is a failure.
  ///
  /// A property does not know its caller. Outside the steps of a test store, the failure is reported in this file;
  /// ``unimplemented(_:fileID:file:line:column:)`` reports it at its call.
  public static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> { unimplemented("DispatchQueue") }

  /// A scheduler that replaces a queue for code that must not schedule anything: using it is a failure.
  ///
  /// - Parameter prefix: The name of the scheduler in failure messages.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> UnimplementedSchedulerOf<DispatchQueue> {
    UnimplementedScheduler(
      prefix, now: immediate.now, fileID: fileID, file: filePath, line: line, column: column)
  }
}

extension RunLoop {
  /// A scheduler that replaces a run loop for code that must not schedule anything: using it is a failure.
  ///
  /// A property does not know its caller. Outside the steps of a test store, the failure is reported in this file;
  /// ``unimplemented(_:fileID:file:line:column:)`` reports it at its call.
  public static var unimplemented: UnimplementedSchedulerOf<RunLoop> { unimplemented("RunLoop") }

  /// A scheduler that replaces a run loop for code that must not schedule anything: using it is a failure.
  ///
  /// - Parameter prefix: The name of the scheduler in failure messages.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> UnimplementedSchedulerOf<RunLoop> {
    UnimplementedScheduler(
      prefix, now: immediate.now, fileID: fileID, file: filePath, line: line, column: column)
  }
}

extension OperationQueue {
  /// A scheduler that replaces an operation queue for code that must not schedule anything: using it is a failure.
  ///
  /// A property does not know its caller. Outside the steps of a test store, the failure is reported in this file;
  /// ``unimplemented(_:fileID:file:line:column:)`` reports it at its call.
  public static var unimplemented: UnimplementedSchedulerOf<OperationQueue> { unimplemented("OperationQueue") }

  /// A scheduler that replaces an operation queue for code that must not schedule anything: using it is a failure.
  ///
  /// - Parameter prefix: The name of the scheduler in failure messages.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> UnimplementedSchedulerOf<OperationQueue> {
    UnimplementedScheduler(
      prefix, now: immediate.now, fileID: fileID, file: filePath, line: line, column: column)
  }
}
