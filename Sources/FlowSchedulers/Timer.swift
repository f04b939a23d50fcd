import Combine
import Foundation

extension Publishers {
  /// A publisher that sends the time of a scheduler at an interval, once it is connected.
  ///
  /// Unlike `Foundation.Timer.publish` it works with any scheduler, and so with one whose time a test moves.
  public final class Timer<S: Scheduler>: ConnectablePublisher {
    /// A time of the scheduler.
    public typealias Output = S.SchedulerTimeType

    /// Nothing fails.
    public typealias Failure = Never

    /// The time between two values.
    public let interval: S.SchedulerTimeType.Stride

    /// How late a value may be sent.
    public let tolerance: S.SchedulerTimeType.Stride?

    /// What the timer runs on.
    public let scheduler: S

    /// Options for the scheduler.
    public let options: S.SchedulerOptions?

    private let state = Locked(State())

    private struct State {
      var subscriptions: [any TimerSubscription<Output>] = []
      var connection: AnyCancellable?
    }

    /// Creates a timer.
    ///
    /// - Parameters:
    ///   - interval: The time between two values.
    ///   - tolerance: How late a value may be sent.
    ///   - scheduler: What the timer runs on.
    ///   - options: Options for the scheduler.
    public init(
      every interval: S.SchedulerTimeType.Stride,
      tolerance: S.SchedulerTimeType.Stride? = nil,
      scheduler: S,
      options: S.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      let subscription = SchedulerTimerSubscription(downstream: subscriber) { [weak self] id in
        self?.state.withLock { $0.subscriptions.removeAll { ObjectIdentifier($0) == id } }
      }
      state.withLock { $0.subscriptions.append(subscription) }
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer. Connecting again while it runs starts no second one.
    ///
    /// - Returns: Stops the timer when it is cancelled.
    public func connect() -> any Cancellable {
      if let connection = state.withLock({ $0.connection }) { return connection }
      let repetition = scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        interval: interval,
        tolerance: tolerance ?? scheduler.minimumTolerance,
        options: options
      ) { [weak self] in
        guard let self else { return }
        let time = scheduler.now
        for subscription in state.withLock({ $0.subscriptions }) { subscription.receive(time) }
      }
      let connection = AnyCancellable { [weak self] in
        repetition.cancel()
        self?.state.withLock { $0.connection = nil }
      }
      state.withLock { $0.connection = connection }
      return connection
    }
  }
}

extension Scheduler {
  /// Creates a publisher that sends the time of this scheduler at an interval, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: The time between two values.
  ///   - tolerance: How late a value may be sent.
  ///   - options: Options for the scheduler.
  public func timerPublisher(
    every interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> Publishers.Timer<Self> {
    Publishers.Timer(every: interval, tolerance: tolerance, scheduler: self, options: options)
  }
}

/// The subscription of one subscriber to a timer.
private protocol TimerSubscription<Time>: AnyObject, Subscription {
  associatedtype Time

  /// Sends a time on, where there is demand for it.
  func receive(_ time: Time)
}

private final class SchedulerTimerSubscription<Downstream: Subscriber>: TimerSubscription {
  private let state: Locked<(downstream: Downstream?, demand: Subscribers.Demand)>
  private let remove: (ObjectIdentifier) -> Void

  init(downstream: Downstream, remove: @escaping (ObjectIdentifier) -> Void) {
    state = Locked((downstream, .none))
    self.remove = remove
  }

  func receive(_ time: Downstream.Input) {
    let downstream = state.withLock { state -> Downstream? in
      guard state.demand > .none else { return nil }
      state.demand -= 1
      return state.downstream
    }
    guard let more = downstream?.receive(time), more > .none else { return }
    state.withLock { $0.demand += more }
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
  }

  func cancel() {
    state.withLock { $0.downstream = nil }
    remove(ObjectIdentifier(self))
  }
}
