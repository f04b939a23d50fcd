import Foundation
import PhoneSimulation

/// A time to the nanosecond.
public final class Timestamp: NSObject, NSCopying, Codable, Sendable {
  /// The seconds since 1970.
  public let seconds: Int64
  /// The nanoseconds within the second.
  public let nanoseconds: Int32

  /// Creates a time.
  public init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Creates the time of a date.
  public convenience init(date: Date) {
    let time = date.timeIntervalSince1970
    let whole = time.rounded(.down)
    // Dates are exact to a tenth of a microsecond.
    let nanoseconds = Int32(((time - whole) * 1e7).rounded()) * 100
    self.init(seconds: Int64(whole) + Int64(nanoseconds / 1_000_000_000), nanoseconds: nanoseconds % 1_000_000_000)
  }

  /// The time on the screen's clock.
  public override convenience init() { self.init(date: SimulatedPhone.current.now) }

  /// The date of the time.
  public func dateValue() -> Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }

  public func compare(_ other: Timestamp) -> ComparisonResult {
    let (own, others) = ((seconds, nanoseconds), (other.seconds, other.nanoseconds))
    return own == others ? .orderedSame : own < others ? .orderedAscending : .orderedDescending
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? Timestamp).map { compare($0) == .orderedSame } ?? false
  }

  public override var hash: Int { seconds.hashValue ^ nanoseconds.hashValue }

  public override var description: String { "<Timestamp: seconds=\(seconds) nanoseconds=\(nanoseconds)>" }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension Timestamp: Comparable {
  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.compare(right) == .orderedAscending }
}
