import Foundation

/// A number of a time.
public typealias CMTimeValue = Int64
/// The units of a time in a second.
public typealias CMTimeScale = Int32
/// The number of a timeline.
public typealias CMTimeEpoch = Int64

/// The largest number of units in a second.
public let kCMTimeMaxTimescale: Int32 = 0x7FFF_FFFF

/// The properties of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The flags of times without a number.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a time is rounded to whole units.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity

  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction of seconds: `value` units, `timescale` of which are a second.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  /// Creates a time of all its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time of a number of units.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates a time in units of a timescale. What is less than a unit is cut off, as by Apple's function.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self = CMTimeMakeWithSeconds(seconds, preferredTimescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// The time in seconds; not a number if it is invalid or indefinite.
  public var seconds: Double {
    if !isValid || isIndefinite { return .nan }
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return Double(value) / Double(timescale)
  }

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in other units.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0, newTimescale != timescale else { return self }
    let product = value.multipliedFullWidth(by: Int64(newTimescale))
    let (quotient, rest) = Int64(timescale).dividingFullWidth(product)
    let rounded = quotient + method.step(rest: rest, of: Int64(timescale), quotient: quotient)
    var result = CMTime(value: rounded, timescale: newTimescale, flags: flags, epoch: epoch)
    if rest != 0 { result.flags.insert(.hasBeenRounded) }
    return result
  }
}

extension CMTimeRoundingMethod {
  /// What is added to a quotient that was cut off.
  fileprivate func step(rest: Int64, of divisor: Int64, quotient: Int64) -> Int64 {
    if rest == 0 { return 0 }
    let direction: Int64 = rest < 0 ? -1 : 1
    return switch self {
    case .roundHalfAwayFromZero: abs(rest) * 2 >= divisor ? direction : 0
    case .roundTowardZero, .quickTime: 0
    case .roundAwayFromZero: direction
    case .roundTowardPositiveInfinity: direction > 0 ? 1 : 0
    case .roundTowardNegativeInfinity: direction < 0 ? -1 : 0
    }
  }
}

/// Creates a time of a number of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Creates a time in units of a timescale. What is less than a unit is cut off.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  if seconds.isNaN { return .invalid }
  if seconds.isInfinite { return seconds > 0 ? .positiveInfinity : .negativeInfinity }
  var timescale = preferredTimescale
  while timescale > 1, abs(seconds * Double(timescale)) >= 9.2e18 { timescale /= 2 }
  let units = seconds * Double(timescale)
  guard timescale > 0, abs(units) < 9.2e18 else { return seconds > 0 ? .positiveInfinity : .invalid }
  // A unit that only the representation of the number lacks is not cut off.
  let nearest = units.rounded()
  let whole = abs(units - nearest) <= 1e-9 * max(1, abs(units)) ? nearest : units.rounded(.towardZero)
  var result = CMTime(value: Int64(whole), timescale: timescale)
  if whole != units, abs(units - nearest) > 1e-9 { result.flags.insert(.hasBeenRounded) }
  return result
}

/// The time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
