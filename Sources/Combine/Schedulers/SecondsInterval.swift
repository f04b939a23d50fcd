import Foundation

/// An interval in seconds between two times that are dates: the one of run loops, and the one of operation queues.
///
/// Public only because members of public protocols are; apps use the types.
public protocol _SecondsInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Codable, Sendable
where Magnitude == TimeInterval, FloatLiteralType == TimeInterval, IntegerLiteralType == TimeInterval {
  /// The length in seconds, with its sign.
  var magnitude: TimeInterval { get set }

  /// Creates an interval.
  ///
  /// - Parameter timeInterval: The length in seconds.
  init(_ timeInterval: TimeInterval)
}

extension _SecondsInterval {
  /// The length in seconds.
  public var timeInterval: TimeInterval { magnitude }

  /// Creates an interval of a number of seconds.
  public init(floatLiteral value: TimeInterval) { self.init(value) }

  /// Creates an interval of a number of seconds.
  public init(integerLiteral value: TimeInterval) { self.init(value) }

  /// Creates an interval of a number of seconds, or `nil` if a floating-point number cannot represent it.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = TimeInterval(exactly: source) else { return nil }
    self.init(seconds)
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

/// A time that is a date: the one of run loops, and the one of operation queues.
public protocol _DateTime: Strideable, Codable, Hashable, Sendable where Stride: _SecondsInterval {
  /// The time as a date.
  var date: Date { get set }

  /// Creates a time.
  ///
  /// - Parameter date: The time as a date.
  init(_ date: Date)
}

extension _DateTime {
  /// Returns the time from this one to another.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  /// Returns the time an interval after this one, or before it for a negative interval.
  public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}
