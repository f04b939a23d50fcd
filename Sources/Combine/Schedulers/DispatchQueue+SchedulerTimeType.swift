import Dispatch

extension DispatchQueue {
  /// A time on a dispatch queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time as a Dispatch value.
    public var dispatchTime: DispatchTime

    /// Creates a time.
    ///
    /// - Parameter time: The time as a Dispatch value.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Decodes a time from nanoseconds since the start of the system.
    ///
    /// - Throws: `DecodingError` if the value is not an integer from 0 to `UInt64.max`.
    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    /// Encodes the time as nanoseconds since the start of the system.
    ///
    /// - Throws: The error of the encoder.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Returns the time from this one to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return start <= end
        ? Stride(nanoseconds: Int(clamping: end - start)) : Stride(nanoseconds: -Int(clamping: start - end))
    }

    /// Returns the time an interval after this one, or before it for a negative interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      let start = dispatchTime.uptimeNanoseconds
      let distance = n.magnitude.magnitude
      let (end, overflow) =
        n.magnitude < 0
        ? start.subtractingReportingOverflow(UInt64(distance)) : start.addingReportingOverflow(UInt64(distance))
      if overflow || n.magnitude == .max {
        return SchedulerTimeType(n.magnitude < 0 ? DispatchTime(uptimeNanoseconds: 1) : .distantFuture)
      }
      return SchedulerTimeType(DispatchTime(uptimeNanoseconds: end))
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// The interval between two times on a dispatch queue, in whole nanoseconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
  {
    /// A literal of seconds.
    public typealias FloatLiteralType = Double

    /// A literal of seconds.
    public typealias IntegerLiteralType = Int

    /// A number of nanoseconds.
    public typealias Magnitude = Int

    /// The length in nanoseconds, with its sign.
    public var magnitude: Int

    /// The length as a Dispatch value.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    init(nanoseconds: Int) {
      magnitude = nanoseconds
    }

    /// Creates an interval.
    ///
    /// - Parameter timeInterval: The interval as a Dispatch value; `never` becomes the longest interval.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let seconds): self = .seconds(seconds)
      case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
      case .microseconds(let microseconds): self = .microseconds(microseconds)
      case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
      case .never: self = .nanoseconds(.max)
      @unknown default: self = .nanoseconds(.max)
      }
    }

    /// Creates an interval of a number of seconds.
    public init(floatLiteral value: Double) {
      self = .seconds(value)
    }

    /// Creates an interval of a number of seconds.
    public init(integerLiteral value: Int) {
      self = .seconds(value)
    }

    /// Creates an interval of a number of nanoseconds, or `nil` if they exceed the range of `Int`.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let nanoseconds = Int(exactly: source) else { return nil }
      self.init(nanoseconds: nanoseconds)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

    public static func + (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.magnitude + rhs.magnitude) }

    public static func - (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.magnitude - rhs.magnitude) }

    public static func * (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.magnitude * rhs.magnitude) }

    public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }

    public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

    public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }

    public static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int(clamping: s * 1e9)) }

    public static func seconds(_ s: Int) -> Self { Self(s, timesNanoseconds: 1_000_000_000) }

    public static func milliseconds(_ ms: Int) -> Self { Self(ms, timesNanoseconds: 1_000_000) }

    public static func microseconds(_ us: Int) -> Self { Self(us, timesNanoseconds: 1_000) }

    public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

    /// Creates an interval of a number of seconds between two dates, in whole microseconds.
    ///
    /// A date of our time is stored to about a tenth of a microsecond. Without the rounding, work that is due in 0.3
    /// seconds could be missing after 300 milliseconds of a virtual clock.
    static func betweenDates(_ seconds: Double) -> Self { .seconds((seconds * 1e6).rounded() / 1e6) }

    /// Creates an interval of a number of units, clamped to the longest one.
    private init(_ count: Int, timesNanoseconds unit: Int) {
      let (product, overflow) = count.multipliedReportingOverflow(by: unit)
      magnitude = overflow ? (count < 0 ? .min + 1 : .max) : product
    }
  }
}

extension Int {
  /// The nearest integer in range.
  fileprivate init(clamping value: Double) {
    guard !value.isNaN else {
      self = 0
      return
    }
    self = Int(exactly: value.rounded()) ?? (value < 0 ? .min + 1 : .max)
  }
}
