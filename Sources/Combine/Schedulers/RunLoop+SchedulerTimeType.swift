import Foundation

extension RunLoop {
  /// A time on a run loop.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time as a date.
    public var date: Date

    /// Creates a time.
    ///
    /// - Parameter date: The time as a date.
    public init(_ date: Date) {
      self.date = date
    }

    /// Returns the time from this one to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// Returns the time an interval after this one, or before it for a negative interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }
  }

  /// Options for running a scheduled action on a run loop. There are none.
  public struct SchedulerOptions {
    /// Creates options.
    public init() {}
  }
}

extension RunLoop.SchedulerTimeType {
  /// The interval between two times on a run loop, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
  {
    /// A literal of seconds.
    public typealias FloatLiteralType = TimeInterval

    /// A literal of seconds.
    public typealias IntegerLiteralType = TimeInterval

    /// A number of seconds.
    public typealias Magnitude = TimeInterval

    /// The length in seconds, with its sign.
    public var magnitude: TimeInterval

    /// The length in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates an interval.
    ///
    /// - Parameter timeInterval: The length in seconds.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    /// Creates an interval of a number of seconds.
    public init(floatLiteral value: TimeInterval) {
      magnitude = value
    }

    /// Creates an interval of a number of seconds.
    public init(integerLiteral value: TimeInterval) {
      magnitude = value
    }

    /// Creates an interval of a number of seconds, or `nil` if a floating-point number cannot represent it.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

    public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }

    public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

    public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }

    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

    public static func seconds(_ s: Double) -> Self { Self(s) }

    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }

    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }

    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
  }
}
