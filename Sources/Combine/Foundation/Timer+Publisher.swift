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
  ///   - interval: The time between dates, in seconds.
  ///   - tolerance: The largest delay of a date, in seconds.
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

  /// A publisher that sends the date at an interval to all its subscribers while it is connected.
  ///
  /// A date is dropped for subscribers without demand. Stopping the timer releases its subscribers.
  public final class TimerPublisher: ConnectablePublisher {
    /// A date.
    public typealias Output = Date

    /// The publisher never fails.
    public typealias Failure = Never

    /// The time between dates, in seconds.
    public let interval: TimeInterval

    /// The largest delay of a date, in seconds.
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
    ///   - interval: The time between dates, in seconds.
    ///   - tolerance: The largest delay of a date, in seconds.
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

    /// Starts the timer, unless it is running.
    ///
    /// - Returns: A value that stops the timer when it is cancelled.
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

    /// Removes a cancelled subscription.
    func remove(_ subscription: any TimerSubscription) {
      lock.withLock { subscriptions.removeAll { $0 === subscription } }
    }

    /// Removes a cancelled connection and its subscriptions.
    func remove(_ connection: TimerConnection) {
      // Released after the lock, because the deallocation of a subscriber may cancel other subscriptions.
      _ = lock.withLock { () -> [any TimerSubscription] in
        guard self.connection === connection else { return [] }
        self.connection = nil
        defer { subscriptions = [] }
        return subscriptions
      }
    }
  }
}
