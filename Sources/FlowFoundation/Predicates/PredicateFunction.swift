import Combine
import Foundation

/// The functions of predicates.
enum PredicateFunction {
  /// The names, with a colon for each argument.
  private static let names: Set<String> = [
    "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:", "add:to:", "from:subtract:",
    "multiply:by:", "divide:by:", "modulus:by:", "sqrt:", "log:", "ln:", "raise:toPower:", "exp:", "floor:", "ceiling:",
    "abs:", "trunc:", "uppercase:", "lowercase:", "canonical:", "length:", "now", "bitwiseAnd:with:",
    "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:", "rightshift:by:", "onesComplement:", "noindex:",
    "castObject:toType:", "random", "randomn:", "distanceToLocation:fromLocation:", "objectFrom:withIndex:",
  ]

  /// The full name of a function, from one with or without its colons; `nil` if there is none.
  static func name(_ text: String) -> String? {
    if names.contains(text) { return text }
    if names.contains(text + ":") { return text + ":" }
    return text == "random" || text == "now" ? text : nil
  }

  static func value(_ name: String, _ arguments: [PredicateTerm], in scope: PredicateScope) throws -> Any? {
    let values = try arguments.map { try $0.value(in: scope) }
    switch name {
    case "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:":
      return try statistics(name, list(values))
    case "CAST", "castObject:toType:": return try cast(values)
    case "uppercase:", "lowercase:", "canonical:", "length:": return try text(name, values)
    case "noindex:": return values.first ?? nil
    case "objectFrom:withIndex:":
      guard arguments.count == 2 else { throw wrongCount(name) }
      return try PredicateTerm.element(arguments[0], .at(arguments[1])).value(in: scope)
    case "FUNCTION": return try call(values)
    // The screen's clock, as everything that an app asks for the time.
    case "now": return TimeSource.virtual?.date ?? Date()
    case "random", "randomn:", "distanceToLocation:fromLocation:":
      throw PredicateEvaluationError(
        description: "A predicate has the function \(name), which is not available here: give the value as an argument."
      )
    default: return try arithmetic(name, values)
    }
  }

  private static func wrongCount(_ name: String) -> PredicateEvaluationError {
    PredicateEvaluationError(description: "A predicate has the function \(name) with a wrong number of arguments.")
  }

  /// The values of one list, or the arguments themselves.
  private static func list(_ values: [Any?]) -> [Any?] {
    if values.count == 1, case .list(let inner) = PredicateValue(values[0]) { return inner }
    return values
  }

  // MARK: - Numbers

  private static func number(_ name: String, _ value: Any?) throws -> PredicateNumber? {
    let value = PredicateValue(value)
    switch value {
    case .null: return nil
    case .number(let number): return number
    case .date(let date): return .real(date.timeIntervalSinceReferenceDate)
    default:
      throw PredicateEvaluationError(
        description: "A predicate has the function \(name) for \(value), which is no number.")
    }
  }

  /// The result of a statistical function or collection operator.
  static func statistics(_ name: String, _ values: [Any?]) throws -> Any? {
    if name == "count:" { return values.count }
    if name == "min:" || name == "max:" {
      let present = values.filter { !PredicateValue($0).isNull }
      let wanted: ComparisonResult = name == "min:" ? .orderedAscending : .orderedDescending
      return present.reduce(nil as Any?) { best, value in
        guard let best else { return value }
        return PredicateValue(value).order(PredicateValue(best)) == wanted ? value : best
      }
    }
    let numbers = try values.compactMap { try number(name, $0) }
    if name == "sum:" { return sum(numbers) }
    let doubles = numbers.map(\.double)
    guard !doubles.isEmpty else { return name == "mode:" ? [Any?]() : nil }
    let mean = doubles.reduce(0, +) / Double(doubles.count)
    switch name {
    case "average:": return mean
    case "median:":
      let sorted = doubles.sorted()
      let middle = sorted.count / 2
      return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    case "stddev:":
      return (doubles.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(doubles.count)).squareRoot()
    default:
      let counts = Dictionary(doubles.map { ($0, 1) }, uniquingKeysWith: +)
      let most = counts.values.max() ?? 0
      return counts.filter { $0.value == most }.keys.sorted().map { $0 as Any? }
    }
  }

  private static func sum(_ numbers: [PredicateNumber]) -> Any {
    var whole: Int64? = 0
    var decimal: Decimal?
    for number in numbers {
      switch number {
      case .integer(let value):
        whole = whole.flatMap { $0.addingReportingOverflow(value).overflow ? nil : $0 + value }
        decimal = decimal.map { $0 + Decimal(value) }
      case .decimal(let value):
        decimal = (decimal ?? whole.map { Decimal($0) }).map { $0 + value }
        whole = nil
      case .real: (whole, decimal) = (nil, nil)
      }
    }
    if let whole { return Int(whole) }
    if let decimal { return NSDecimalNumber(decimal: decimal) }
    return numbers.reduce(0) { $0 + $1.double }
  }

  private static func arithmetic(_ name: String, _ values: [Any?]) throws -> Any? {
    let needed = max(1, name.filter { $0 == ":" }.count)
    guard values.count == needed else { throw wrongCount(name) }
    var numbers: [PredicateNumber] = []
    for value in values {
      // As in Core Data, a calculation with a missing value has none.
      guard let number = try number(name, value) else { return nil }
      numbers.append(number)
    }
    if case .integer(let left) = numbers[0] {
      if numbers.count == 1 {
        if name == "abs:", left != .min { return Int(abs(left)) }
        if name == "onesComplement:" { return Int(~left) }
      } else if case .integer(let right) = numbers[1], let result = try whole(name, left, right) {
        return Int(result)
      }
    }
    return try real(name, numbers.map(\.double))
  }

  /// The result for whole numbers; `nil` if it is not a whole number.
  private static func whole(_ name: String, _ left: Int64, _ right: Int64) throws -> Int64? {
    func exact(_ result: (partialValue: Int64, overflow: Bool)) -> Int64? {
      result.overflow ? nil : result.partialValue
    }
    switch name {
    case "add:to:": return exact(left.addingReportingOverflow(right))
    case "from:subtract:": return exact(left.subtractingReportingOverflow(right))
    case "multiply:by:": return exact(left.multipliedReportingOverflow(by: right))
    case "modulus:by:": return right == 0 ? nil : exact(left.remainderReportingOverflow(dividingBy: right))
    case "bitwiseAnd:with:": return left & right
    case "bitwiseOr:with:": return left | right
    case "bitwiseXor:with:": return left ^ right
    case "leftshift:by:": return left << right
    case "rightshift:by:": return left >> right
    default: return nil
    }
  }

  private static func real(_ name: String, _ values: [Double]) throws -> Double {
    let (left, right) = (values[0], values.last ?? 0)
    switch name {
    case "add:to:": return left + right
    case "from:subtract:": return left - right
    case "multiply:by:": return left * right
    case "divide:by:": return left / right
    case "modulus:by:": return left.truncatingRemainder(dividingBy: right)
    case "raise:toPower:": return pow(left, right)
    case "sqrt:": return left.squareRoot()
    case "log:": return log10(left)
    case "ln:": return log(left)
    case "exp:": return exp(left)
    case "floor:": return floor(left)
    case "ceiling:": return ceil(left)
    case "abs:": return abs(left)
    case "trunc:": return trunc(left)
    default:
      throw PredicateEvaluationError(
        description: "A predicate has the function \(name) for numbers that are not whole.")
    }
  }

  // MARK: - Texts and types

  private static func text(_ name: String, _ values: [Any?]) throws -> Any? {
    guard values.count == 1 else { throw wrongCount(name) }
    guard case .text(let text) = PredicateValue(values[0]) else { return nil }
    return switch name {
    case "uppercase:": text.uppercased()
    case "lowercase:": text.lowercased()
    case "length:": text.utf16.count
    default: text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
  }

  private static func cast(_ values: [Any?]) throws -> Any? {
    guard values.count == 2, case .text(let type) = PredicateValue(values[1]) else { throw wrongCount("CAST") }
    switch (type, PredicateValue(values[0])) {
    case (_, .null): return nil
    case ("NSDate", .number(let number)): return Date(timeIntervalSinceReferenceDate: number.double)
    case ("NSNumber", .date(let date)): return date.timeIntervalSinceReferenceDate
    case ("NSNumber", .text(let text)): return Double(text)
    case ("NSDecimalNumber", .text(let text)): return NSDecimalNumber(string: text)
    case ("NSDecimalNumber", .number(let number)): return NSDecimalNumber(value: number.double)
    case ("NSString", .number(let number)): return "\(PredicateValue.number(number))"
    case ("NSDate", .date), ("NSNumber", .number), ("NSString", .text): return values[0]
    default:
      throw PredicateEvaluationError(
        description: "A predicate casts \(PredicateValue(values[0])) to \(type), which is impossible.")
    }
  }

  /// Methods by their selector; those without arguments are keys.
  private static func call(_ values: [Any?]) throws -> Any? {
    guard values.count >= 2, case .text(let selector) = PredicateValue(values[1]) else { throw wrongCount("FUNCTION") }
    if values.count == 2 { return try KeyValueCoding.value(of: values[0], at: [selector]) }
    throw PredicateEvaluationError(
      description: "A predicate calls the method \(selector), and methods with arguments cannot be called by name here."
    )
  }
}
