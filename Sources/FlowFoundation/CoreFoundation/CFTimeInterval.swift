import Foundation

/// A length of time, in seconds.
public typealias CFTimeInterval = Double

/// A date, in seconds from the first instant of 1 January 2001, Greenwich's time.
public typealias CFAbsoluteTime = CFTimeInterval

/// The seconds from the first instant of 1970 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200

/// The machine's date.
///
/// - Note: Approximate: it is the machine's time and does not follow the clock of a screen.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The ticks of the machine since it was started; one is a nanosecond.
///
/// - Note: Approximate: it is the machine's time and does not follow the clock of a screen.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The length of a tick in nanoseconds, as a fraction.
public struct mach_timebase_info_data_t: Hashable, Sendable {
  public var numer: UInt32
  public var denom: UInt32

  public init(numer: UInt32 = 0, denom: UInt32 = 0) {
    self.numer = numer
    self.denom = denom
  }
}

/// A length that is not known yet.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Writes the length of a tick, which is one nanosecond.
///
/// - Returns: 0, for success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}
