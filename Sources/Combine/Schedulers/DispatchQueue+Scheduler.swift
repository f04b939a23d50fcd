import Dispatch

extension DispatchQueue: @retroactive Scheduler {
  /// The smallest tolerance: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// The time of the system, or of the virtual clock for the main queue.
  public var now: SchedulerTimeType { SchedulerTimeType(virtualTime?.dispatchTime ?? .now()) }

  /// Runs an action as soon as possible, after the actions in the queue.
  ///
  /// - Parameters:
  ///   - options: The group, quality of service and flags of the action; `nil` for the defaults. The clock of a test
  ///     ignores them.
  ///   - action: The action, called once on the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = virtualTime {
      _ = clock.schedule(at: clock.elapsed, named: "scheduled work of the main queue", action)
      return
    }
    // A scheduler's action runs elsewhere by design; Combine's signatures imply this without `@Sendable`.
    nonisolated(unsafe) let action = action
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  /// Runs an action at a time, or shortly after.
  ///
  /// - Parameters:
  ///   - date: The time; a past one means as soon as possible.
  ///   - tolerance: Has no effect: the action runs as close to the time as the queue allows.
  ///   - options: The group, quality of service and flags of the action; `nil` for the defaults. The clock of a test
  ///     ignores them.
  ///   - action: The action, called once on the queue.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock = virtualTime {
      _ = clock.schedule(at: clock.time(of: date), named: "delayed work of the main queue", action)
      return
    }
    let options = options ?? SchedulerOptions()
    let group = options.group
    group?.enter()
    // As above.
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
      action()
      group?.leave()
    }
  }

  /// Runs an action at a time and at every interval after it, until the returned value is cancelled or released.
  ///
  /// - Parameters:
  ///   - date: The time of the first run.
  ///   - interval: The time between two runs.
  ///   - tolerance: The longest delay of a run; the clock of a test ignores it.
  ///   - options: The quality of service and flags of the action; `nil` for the defaults. A group has no effect.
  ///   - action: The action, called on the queue in each run.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = virtualTime {
      let interval = Duration.nanoseconds(interval.magnitude)
      return AnyCancellable(
        clock.schedule(
          at: clock.time(of: date), every: interval, named: "repeated work of the main queue", action))
    }
    // As above.
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime,
      repeating: interval.timeInterval,
      leeway: Swift.max(tolerance, minimumTolerance).timeInterval
    )
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }

  /// The clock of the main queue in a test; other queues have none.
  var virtualTime: (any VirtualTimeSource)? {
    guard let clock = TimeSource.virtual, isMain else { return nil }
    return clock
  }

  /// Whether this is the main queue. `DispatchQueue.main` is a new object on every read, so the label identifies it.
  private var isMain: Bool { label == DispatchQueue.main.label }
}

extension VirtualTimeSource {
  /// Converts a time of the main queue to the time since the start of the clock.
  fileprivate func time(of date: DispatchQueue.SchedulerTimeType) -> Duration {
    let start = DispatchQueue.SchedulerTimeType(startTime)
    return .nanoseconds(start.distance(to: date).magnitude)
  }
}
