import Dispatch
import Foundation

extension Timer {
  /// Creates a publisher that sends the date at an interval, once it is connected.
  ///
  ///     let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///
  /// While a virtual clock is current, timers on any run loop follow that clock.
  ///
  /// - Parameters:
  ///   - interval: The time between two dates, in seconds.
  ///   - tolerance: How late a date may be sent, in seconds.
  ///   - runLoop: The run loop to send on.
  ///   - mode: The mode of the run loop to send in.
  ///   - options: Options for the run loop.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that sends the date at an interval, to all its subscribers, while it is connected.
  ///
  /// A date is dropped for a subscriber without demand. Stopping the timer releases its subscribers.
  public final class TimerPublisher: ConnectablePublisher {
    /// A date.
    public typealias Output = Date

    /// Nothing fails.
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public let interval: TimeInterval

    /// How late a date may be sent, in seconds.
    public let tolerance: TimeInterval?

    /// The run loop to send on.
    public let runLoop: RunLoop

    /// The mode of the run loop to send in.
    public let mode: RunLoop.Mode

    /// Options for the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private var subscriptions: [any TimerSubscription] = []
    private var connection: TimerConnection?

    /// Creates a publisher that sends the date at an interval, once it is connected.
    ///
    /// - Parameters:
    ///   - interval: The time between two dates, in seconds.
    ///   - tolerance: How late a date may be sent, in seconds.
    ///   - runLoop: The run loop to send on.
    ///   - mode: The mode of the run loop to send in.
    ///   - options: Options for the run loop.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      let subscription = TypedTimerSubscription(downstream: subscriber, publisher: self)
      lock.withLock { subscriptions.append(subscription) }
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer. Connecting again while it runs starts no second one.
    ///
    /// - Returns: Stops the timer when it is cancelled.
    public func connect() -> any Cancellable {
      lock.lock()
      if let connection {
        lock.unlock()
        return connection
      }
      let connection = TimerConnection(publisher: self)
      self.connection = connection
      lock.unlock()
      connection.start()
      return connection
    }

    func send(_ date: Date) {
      for subscription in lock.withLock({ subscriptions }) { subscription.receive(date) }
    }

    /// Forgets a subscription that was cancelled.
    func remove(_ subscription: any TimerSubscription) {
      lock.withLock { subscriptions.removeAll { $0 === subscription } }
    }

    /// Forgets a connection that was cancelled, and the subscriptions that it served.
    func remove(_ connection: TimerConnection) {
      lock.withLock {
        guard self.connection === connection else { return }
        self.connection = nil
        subscriptions = []
      }
    }
  }
}
