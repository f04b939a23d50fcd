/// A clock on which every wait ends at once, after the time has moved to its end.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A time of the clock.
  public typealias Instant = TestClock<Duration>.Instant

  private let time: Locked<Instant>

  /// The shortest time there is: none.
  public let minimumResolution: Duration = .zero

  /// The time of the clock.
  public var now: Instant { time.value }

  /// Creates a clock.
  ///
  /// - Parameter now: The time that it shows first.
  public init(now: Instant = Instant()) {
    time = Locked(now)
  }

  /// Moves the time to a deadline.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock that counts in the durations of the standard library.
  public convenience init() {
    self.init(now: Instant())
  }
}
