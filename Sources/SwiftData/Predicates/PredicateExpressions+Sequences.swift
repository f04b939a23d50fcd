import FlowSQLite
import Foundation

extension PredicateExpressions.SequenceContains: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    switch try translator.term(sequence) {
    case .constants(let values):
      let element = try translator.term(element)
      return .value(try translator.isMember(element, of: values), isText: false)
    case .value where LHS.Output.self is any Collection.Type && LHS.Output.self != String.self:
      throw UntranslatableError.unsupported(
        "A predicate looks into \(LHS.Output.self), which a store keeps as one value. Use a relationship instead.")
    default: throw UntranslatableError.inMemory
    }
  }
}

extension PredicateTranslator {
  /// Whether a value is one of some others.
  fileprivate func isMember(_ term: SQLTerm, of values: [SQLValue]) throws -> SQLFragment {
    let (element, _) = try Self.value(term)
    var plain: [SQLValue] = []
    var tests: [SQLFragment] = []
    for value in values {
      switch value {
      case .null: tests.append("(" + element + " IS NULL)")
      case .text(let text) where !TextRules.isPlain(text):
        tests.append("(" + element + " IS " + SQLFragment(sql: "?", values: [value]) + " COLLATE \(TextRules.order))")
      default: plain.append(value)
      }
    }
    // A statement has a limited number of parameters.
    if values.count > 10_000 { throw UntranslatableError.inMemory }
    let marks = Array(repeating: "?", count: plain.count).joined(separator: ", ")
    let list = SQLFragment(sql: "(\(marks))", values: plain)
    // NULL is in no list.
    tests.insert("COALESCE(" + element + " IN " + list + ", 0)", at: 0)
    guard tests.count > 1 else { return tests[0] }
    return "(" + tests.dropFirst().reduce(tests[0]) { $0 + " OR " + $1 } + ")"
  }
}

extension PredicateExpressions.SequenceContainsWhere: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    guard case .models(let models) = try translator.term(sequence) else { throw UntranslatableError.inMemory }
    let test = try translator.with(variable.key, models.element) { try $0.bool(self.test) }
    return .value(models.filtered(by: test).exists, isText: false)
  }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    guard case .models(let models) = try translator.term(sequence) else { throw UntranslatableError.inMemory }
    let test = try translator.with(variable.key, models.element) { try $0.bool(self.test) }
    return .value("(NOT " + models.filtered(by: "(" + test + ") IS NOT TRUE").exists + ")", isText: false)
  }
}

extension PredicateExpressions.Filter: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    guard case .models(let models) = try translator.term(sequence) else { throw UntranslatableError.inMemory }
    let test = try translator.with(variable.key, models.element) { try $0.bool(self.filter) }
    return .models(models.filtered(by: test))
  }
}

extension PredicateExpressions.RangeExpressionContains: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    guard let range = range as? any CapturedRange else { throw UntranslatableError.inMemory }
    return .value(try range.test(element, in: &translator), isText: false)
  }
}

/// A range that a predicate captured or forms.
private protocol CapturedRange {
  func test(_ element: any PredicateExpression, in translator: inout PredicateTranslator) throws -> SQLFragment
}

extension PredicateExpressions.Value: CapturedRange {
  fileprivate func test(
    _ element: any PredicateExpression, in translator: inout PredicateTranslator
  ) throws -> SQLFragment {
    guard let range = value as? any BoundedRange else { throw UntranslatableError.inMemory }
    let (lower, upper) = (try translator.constant(range.lower), try translator.constant(range.upper))
    return try translator.isBetween(element, lower, upper, isClosed: range.isClosed)
  }
}

extension PredicateExpressions.Range: CapturedRange {
  fileprivate func test(
    _ element: any PredicateExpression, in translator: inout PredicateTranslator
  ) throws -> SQLFragment {
    let (lower, upper) = (try translator.term(lower), try translator.term(upper))
    return try translator.isBetween(element, lower, upper, isClosed: false)
  }
}

extension PredicateExpressions.ClosedRange: CapturedRange {
  fileprivate func test(
    _ element: any PredicateExpression, in translator: inout PredicateTranslator
  ) throws -> SQLFragment {
    let (lower, upper) = (try translator.term(lower), try translator.term(upper))
    return try translator.isBetween(element, lower, upper, isClosed: true)
  }
}

extension PredicateTranslator {
  fileprivate mutating func isBetween(
    _ element: any PredicateExpression, _ lower: SQLTerm, _ upper: SQLTerm, isClosed: Bool
  ) throws -> SQLFragment {
    let (value, isText) = try self.value(element)
    let order = isText ? " COLLATE \(TextRules.order)" : ""
    return "(" + value + " >= " + (try Self.value(lower).0) + order + " AND " + value
      + (isClosed ? " <= " : " < ") + (try Self.value(upper).0) + order + ")"
  }
}

/// A range with two ends.
private protocol BoundedRange {
  var lower: Any { get }
  var upper: Any { get }
  var isClosed: Bool { get }
}

extension Range: BoundedRange {
  fileprivate var lower: Any { lowerBound }
  fileprivate var upper: Any { upperBound }
  fileprivate var isClosed: Bool { false }
}

extension ClosedRange: BoundedRange {
  fileprivate var lower: Any { lowerBound }
  fileprivate var upper: Any { upperBound }
  fileprivate var isClosed: Bool { true }
}
