import Foundation

extension CMTime {
  /// Two times in the same units, and whether they are exact.
  private static func aligned(_ first: CMTime, _ second: CMTime) -> (first: CMTime, second: CMTime) {
    if first.timescale == second.timescale { return (first, second) }
    let divisor = greatestCommonDivisor(Int64(first.timescale), Int64(second.timescale))
    let common = Int64(first.timescale) / divisor * Int64(second.timescale)
    let scale = common <= Int64(kCMTimeMaxTimescale) ? Int32(common) : max(first.timescale, second.timescale)
    return (first.convertScale(scale, method: .default), second.convertScale(scale, method: .default))
  }

  private static func greatestCommonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }

  private static func sum(_ first: CMTime, _ second: CMTime, _ add: (Int64, Int64) -> (Int64, Bool)) -> CMTime {
    let (first, second) = aligned(first, second)
    let (value, isOverflow) = add(first.value, second.value)
    if isOverflow { return first.value < 0 ? .negativeInfinity : .positiveInfinity }
    return CMTime(
      value: value, timescale: first.timescale, flags: first.flags.union(second.flags), epoch: first.epoch)
  }

  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
    if !lhs.isValid || !rhs.isValid { return .invalid }
    if lhs.isIndefinite || rhs.isIndefinite { return .indefinite }
    if !lhs.isNumeric { return rhs.isNumeric || lhs.flags == rhs.flags ? lhs : .invalid }
    if !rhs.isNumeric { return rhs }
    return sum(lhs, rhs) { $0.addingReportingOverflow($1) }
  }

  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { lhs + negated(rhs) }

  private static func negated(_ time: CMTime) -> CMTime {
    if time.isPositiveInfinity { return .negativeInfinity }
    if time.isNegativeInfinity { return .positiveInfinity }
    return CMTime(value: 0 &- time.value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
  }

  public static func += (lhs: inout CMTime, rhs: CMTime) { lhs = lhs + rhs }
  public static func -= (lhs: inout CMTime, rhs: CMTime) { lhs = lhs - rhs }
}

extension CMTime: Hashable, Comparable {
  /// The place of times without a number in the order of all times.
  private var rank: Int {
    if !isValid { return 2 }
    if isNegativeInfinity { return -1 }
    if isPositiveInfinity { return 1 }
    return isIndefinite ? 3 : 0
  }

  public static func == (lhs: CMTime, rhs: CMTime) -> Bool { CMTimeCompare(lhs, rhs) == 0 }
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { CMTimeCompare(lhs, rhs) < 0 }

  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }

  fileprivate static func compare(_ first: CMTime, _ second: CMTime) -> Int32 {
    if first.rank != second.rank { return first.rank < second.rank ? -1 : 1 }
    guard first.isNumeric, second.isNumeric else { return 0 }
    // Fractions are compared by their cross products, which need 128 bits.
    let left = first.value.multipliedFullWidth(by: Int64(second.timescale))
    let right = second.value.multipliedFullWidth(by: Int64(first.timescale))
    if (left.high, left.low) == (right.high, right.low) { return 0 }
    return (left.high, left.low) < (right.high, right.low) ? -1 : 1
  }
}

extension CMTime: CustomStringConvertible {
  public var description: String {
    if !isValid { return "CMTime(invalid)" }
    if isIndefinite { return "CMTime(indefinite)" }
    if !isNumeric { return isPositiveInfinity ? "CMTime(+infinity)" : "CMTime(-infinity)" }
    return "CMTime(\(value)/\(timescale))"
  }
}

/// -1, 0 or 1 for a time that is less, equal or greater.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { CMTime.compare(time1, time2) }

public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? .zero - time : time }

/// A time a whole number of times as long.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  let (value, isOverflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  if isOverflow { return (time.value < 0) == (multiplier < 0) ? .positiveInfinity : .negativeInfinity }
  return CMTime(value: value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}

/// A time a number of times as long, in units of a nanosecond or smaller ones of the time.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTimeMakeWithSeconds(time.seconds * multiplier, preferredTimescale: max(time.timescale, 1_000_000_000))
}

/// The time in other units.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(newTimescale, method: method)
}
