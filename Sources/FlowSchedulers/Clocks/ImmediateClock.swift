import Locking

/// A clock on which every wait ends immediately, with the time set to its deadline.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// An instant of the clock.
  public typealias Instant = TestClock<Duration>.Instant

  private let time: Locked<Instant>

  /// The resolution: zero.
  public let minimumResolution: Duration = .zero

  /// The current instant.
  public var now: Instant { time.value }

  /// Creates a clock.
  ///
  /// - Parameter now: The initial instant.
  public init(now: Instant = Instant()) {
    time = Locked(now)
  }

  /// Sets the time to a deadline and returns, after other tasks could run.
  ///
  /// - Parameters:
  ///   - deadline: The deadline; an earlier one leaves the time as it is.
  ///   - tolerance: Has no effect.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock with the durations of the standard library.
  public convenience init() {
    self.init(now: Instant())
  }
}
