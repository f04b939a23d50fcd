import Combine
import Foundation
import Locking

extension Publishers {
  /// A publisher that sends the time of a scheduler at an interval, once it is connected.
  ///
  /// Unlike `Foundation.Timer.publish` it works with any scheduler, including a test scheduler.
  public final class Timer<S: Scheduler>: ConnectablePublisher {
    /// A time of the scheduler.
    public typealias Output = S.SchedulerTimeType

    /// The publisher never fails.
    public typealias Failure = Never

    /// The time between two values.
    public let interval: S.SchedulerTimeType.Stride

    /// The allowed delay of a value.
    public let tolerance: S.SchedulerTimeType.Stride?

    /// The scheduler of the timer.
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
    ///   - tolerance: The allowed delay of a value.
    ///   - scheduler: The scheduler of the timer.
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

    /// Starts the timer. Has no effect if it is running.
    ///
    /// - Returns: A cancellable that stops the timer.
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
  ///   - tolerance: The allowed delay of a value.
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

  /// Forwards a time, if there is demand.
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
    // Released after the lock, because the deallocation of a subscriber may cancel its subscription again.
    _ = state.withLock { state -> Downstream? in
      defer { state.downstream = nil }
      return state.downstream
    }
    remove(ObjectIdentifier(self))
  }
}
