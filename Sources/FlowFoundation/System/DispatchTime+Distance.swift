import Foundation

extension DispatchTime {
  /// The time from this time to another one.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(
      other.uptimeNanoseconds >= uptimeNanoseconds
        ? Int(clamping: other.uptimeNanoseconds - uptimeNanoseconds)
        : -Int(clamping: uptimeNanoseconds - other.uptimeNanoseconds))
  }

  /// The time that is later by an interval.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}
