import FlowFoundation
import Foundation

extension FlowFoundation.NSComparisonPredicate.Operator {
  /// Whether the operator holds for an order of two values; never for another operator than those of orders.
  private func accepts(_ order: ComparisonResult) -> Bool {
    switch self {
    case .lessThan: order == .orderedAscending
    case .lessThanOrEqualTo: order != .orderedDescending
    case .greaterThan: order == .orderedDescending
    case .greaterThanOrEqualTo: order != .orderedAscending
    case .notEqualTo: order != .orderedSame
    case .equalTo: order == .orderedSame
    default: false
    }
  }

  func accepts<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    accepts(left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame)
  }

  /// Whether the operator holds for quantities; never for those that measure something else, or for none.
  func accepts(_ left: HKQuantity?, _ right: HKQuantity) -> Bool {
    guard let left, left.is(compatibleWith: right.unit) else { return false }
    return accepts(left.compare(right))
  }

  /// Whether the operator holds for values of metadata: texts, numbers, dates and quantities.
  func accepts(_ left: MetadataValue, _ right: MetadataValue) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): accepts(left, right)
    case (.number(let left), .number(let right)): accepts(left, right)
    case (.date(let left), .date(let right)): accepts(left, right)
    case (.quantity(let left), .quantity(let right)): accepts(left, right)
    default: false
    }
  }
}

/// A value that a sample can have in its metadata.
enum MetadataValue: Sendable {
  case text(String)
  case number(Double)
  case date(Date)
  case quantity(HKQuantity)

  init?(_ value: Any) {
    switch value {
    case let value as String: self = .text(value)
    case let value as Date: self = .date(value)
    case let value as HKQuantity: self = .quantity(value)
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    default: return nil
    }
  }
}
