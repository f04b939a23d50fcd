import FlowStoreKit
import Foundation

/// How long a subscription lasts.
public final class SubscriptionPeriod: NSObject, Codable, Sendable {
  /// The unit of a duration.
  public enum Unit: Int, Codable, Sendable, CustomDebugStringConvertible {
    case day = 0
    case week = 1
    case month = 2
    case year = 3

    public var debugDescription: String {
      switch self {
      case .day: "day"
      case .week: "week"
      case .month: "month"
      case .year: "year"
      }
    }

    /// The days of the unit, with 30 days for a month and 365 for a year.
    fileprivate var days: Decimal {
      switch self {
      case .day: 1
      case .week: 7
      case .month: 30
      case .year: 365
      }
    }
  }

  public let value: Int
  public let unit: Unit

  public init(value: Int, unit: Unit) {
    self.value = value
    self.unit = unit
  }

  convenience init(_ period: FlowStoreKit.Product.SubscriptionPeriod) {
    let unit: Unit =
      switch period.unit {
      case .day: .day
      case .week: .week
      case .month: .month
      case .year: .year
      }
    // Seven days are a week, as the store has it.
    if unit == .day, period.value.isMultiple(of: 7), period.value > 0 {
      self.init(value: period.value / 7, unit: .week)
    } else {
      self.init(value: period.value, unit: unit)
    }
  }

  /// The price of a unit, rounded down to cents.
  func price(per unit: Unit, of total: Decimal) -> Decimal {
    var exact: Decimal
    switch (self.unit, unit) {
    case (.year, .month): exact = total / Decimal(value * 12)
    case (.month, .year): exact = total * 12 / Decimal(value)
    default: exact = total * unit.days / (Decimal(value) * self.unit.days)
    }
    var result = Decimal()
    NSDecimalRound(&result, &exact, 2, .down)
    return result
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SubscriptionPeriod else { return false }
    return value == other.value && unit == other.unit
  }

  public override var hash: Int { value << 3 | unit.rawValue }

  public override var debugDescription: String { "SubscriptionPeriod: \(value) \(unit.debugDescription)" }
}
