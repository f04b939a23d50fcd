import Foundation

/// A value in a comparison of predicates.
enum PredicateValue: Equatable, Sendable {
  case null
  case text(String)
  case number(Double)
  case list([PredicateValue])

  /// Another value, compared by its description.
  case other(String)

  init(_ value: Any?) {
    guard let value else {
      self = .null
      return
    }
    switch value {
    case let value as String: self = .text(value)
    case let value as Substring: self = .text(String(value))
    case let value as NSString: self = .text(value.description)
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as [Any]: self = .list(value.map { PredicateValue($0) })
    case let value as NSArray: self = .list(value.map { PredicateValue($0) })
    case let value as any RawRepresentable: self = PredicateValue(value.rawValue)
    case let value as Date: self = .number(value.timeIntervalSinceReferenceDate)
    case Optional<Any>.none: self = .null
    default: self = .other("\(value)")
    }
  }
}

extension PredicateValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "nil"
    case .text(let text): "\"\(text)\""
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .list(let values): "{\(values.map(\.description).joined(separator: ", "))}"
    case .other(let text): text
    }
  }
}
