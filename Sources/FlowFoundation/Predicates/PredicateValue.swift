import Foundation

/// A value in a comparison of predicates.
package enum PredicateValue {
  case null
  case text(String)
  case number(PredicateNumber)
  case date(Date)
  case list([Any?])

  /// Another value, compared by its identity or its own equality.
  case other(Any)

  package init(_ value: Any?) {
    switch value {
    case nil: self = .null
    case let value as String: self = .text(value)
    case let value as NSString: self = .text(value as String)
    case let value as Substring: self = .text(String(value))
    case let value as Date: self = .date(value)
    case let value as NSDate: self = .date(value as Date)
    case let value?:
      if let number = PredicateNumber(value) {
        self = .number(number)
      } else if value is NSNull {
        self = .null
      } else if let values = Self.elements(of: value) {
        self = .list(values)
      } else if let value = value as? any RawRepresentable {
        self = PredicateValue(value.rawValue)
      } else {
        self = Self.unwrapped(value)
      }
    }
  }

  /// An optional in `Any` as what is in it.
  private static func unwrapped(_ value: Any) -> PredicateValue {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return .other(value) }
    return PredicateValue(mirror.children.first?.value)
  }

  /// The elements of a collection; `nil` for other values. Those of a set of texts or numbers are sorted.
  package static func elements(of value: Any?) -> [Any?]? {
    switch value {
    case let value as [Any?]: value
    case let value as NSArray: value.map { $0 }
    case let value as NSOrderedSet: value.map { $0 }
    case let value as NSSet: value.allObjects
    case let value as Set<AnyHashable>: value.map(\.base)
    case let value as any ClosedRangeOfPredicate: value.bounds
    default: nil
    }
  }

  var isNull: Bool { if case .null = self { true } else { false } }
}

/// A range, whose bounds are those of BETWEEN.
private protocol ClosedRangeOfPredicate {
  var bounds: [Any?] { get }
}

extension ClosedRange: ClosedRangeOfPredicate {
  var bounds: [Any?] { [lowerBound, upperBound] }
}

/// A number in a comparison: whole numbers are compared exactly.
package enum PredicateNumber: Sendable {
  case integer(Int64)
  case real(Double)
  case decimal(Decimal)

  package init?(_ value: Any) {
    switch value {
    case let value as Bool: self = .integer(value ? 1 : 0)
    case let value as Int: self = .integer(Int64(value))
    case let value as Double: self = .real(value)
    case let value as NSDecimalNumber: self = .decimal(value.decimalValue)
    case let value as Decimal: self = .decimal(value)
    case let value as NSNumber:
      let type = String(cString: value.objCType)
      self = type == "d" || type == "f" ? .real(value.doubleValue) : .integer(value.int64Value)
    case let value as any BinaryInteger:
      self = Int64(exactly: value).map { .integer($0) } ?? .real(Double(value))
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    default: return nil
    }
  }

  package var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
    }
  }

  /// The value in its Swift type.
  package var value: Any {
    switch self {
    case .integer(let value): Int(value)
    case .real(let value): value
    case .decimal(let value): NSDecimalNumber(decimal: value)
    }
  }

  func compare(_ other: PredicateNumber) -> ComparisonResult? {
    func order<T: Comparable>(_ left: T, _ right: T) -> ComparisonResult {
      left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    switch (self, other) {
    case (.integer(let left), .integer(let right)): return order(left, right)
    case (.decimal(let left), .decimal(let right)): return order(left, right)
    case (.decimal(let left), .integer(let right)): return order(left, Decimal(right))
    case (.integer(let left), .decimal(let right)): return order(Decimal(left), right)
    default: return double.isNaN || other.double.isNaN ? nil : order(double, other.double)
    }
  }
}

/// A value that another one may stand for in comparisons, such as an object and its identifier.
package protocol PredicateIdentified {
  var predicateIdentity: AnyHashable { get }
}

// MARK: - Comparing

extension PredicateValue {
  /// Whether both are equal as `isEqual:` says; texts by the bytes of their characters.
  package func isEqual(_ other: PredicateValue, _ options: PredicateTextOptions = []) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.text(let left), .text(let right)): PredicateText.isEqual(left, right, options)
    case (.list(let left), .list(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { PredicateValue($0).isEqual(PredicateValue($1), options) }
    case (.other(let left), .other(let right)): Self.areEqual(left, right)
    case (.null, _), (_, .null): false
    default: order(other) == .orderedSame
    }
  }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any PredicateIdentified, let right = right as? any PredicateIdentified {
      return left.predicateIdentity == right.predicateIdentity
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    return type(of: left) is AnyClass && type(of: right) is AnyClass && left as AnyObject === right as AnyObject
  }

  /// The order of both; `nil` if they have none.
  package func order(_ other: PredicateValue, _ options: PredicateTextOptions = []) -> ComparisonResult? {
    switch (self, other) {
    case (.number(let left), .number(let right)): left.compare(right)
    case (.date(let left), .date(let right)): left.compare(right)
    case (.date(let left), .number(let right)):
      PredicateNumber.real(left.timeIntervalSinceReferenceDate).compare(right)
    case (.number(let left), .date(let right)):
      left.compare(.real(right.timeIntervalSinceReferenceDate))
    case (.text(let left), .text(let right)): PredicateText.compare(left, right, options)
    case (.other(let left as UUID), .other(let right as UUID)):
      PredicateText.compare(left.uuidString, right.uuidString, [.normalized])
    case (.other(let left as URL), .other(let right as URL)):
      PredicateText.compare(left.absoluteString, right.absoluteString, [.normalized])
    default: nil
    }
  }
}

// MARK: - Text

extension PredicateValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .null: return "nil"
    case .text(let text):
      return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    case .number(.integer(let number)): return "\(number)"
    case .number(.decimal(let number)): return "\(number)"
    case .number(.real(let number)):
      return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .date(let date): return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
    case .list(let values): return "{\(values.map { PredicateValue($0).description }.joined(separator: ", "))}"
    case .other(let value): return "\(value)"
    }
  }
}
