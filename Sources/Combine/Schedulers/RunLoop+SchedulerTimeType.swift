import Foundation

extension RunLoop {
  /// A time on a run loop.
  public struct SchedulerTimeType: _DateTime {
    /// The time as a date.
    public var date: Date

    /// Creates a time.
    ///
    /// - Parameter date: The time as a date.
    public init(_ date: Date) {
      self.date = date
    }

    /// The interval between two times on a run loop, in seconds.
    public struct Stride: _SecondsInterval {
      /// The length in seconds, with its sign.
      public var magnitude: TimeInterval

      /// Creates an interval.
      ///
      /// - Parameter timeInterval: The length in seconds.
      public init(_ timeInterval: TimeInterval) {
        magnitude = timeInterval
      }
    }
  }

  /// Options for running a scheduled action on a run loop. There are none.
  public struct SchedulerOptions {
    /// Creates options.
    public init() {}
  }
}
