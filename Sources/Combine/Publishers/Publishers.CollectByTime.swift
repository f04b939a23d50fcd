extension Publishers {
  /// A publisher that collects the values of its upstream and sends them as arrays, on a schedule.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// An array of the values of the upstream.
    public typealias Output = [Upstream.Output]

    /// The type of failure of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// The strategy that determines when arrays are sent.
    public let strategy: TimeGroupingStrategy<Context>

    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that collects values on a schedule.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are collected.
    ///   - strategy: The strategy that determines when arrays are sent.
    ///   - options: Options for the scheduler.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByTimeSubscription(downstream: subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Collects values and sends them as arrays, on a schedule.
  ///
  /// An interval without values sends nothing. Remaining values are sent before this publisher finishes, and dropped if
  /// it fails.
  ///
  /// - Parameters:
  ///   - strategy: The strategy: at intervals of a scheduler, or also at a number of values.
  ///   - options: Options for the scheduler.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
