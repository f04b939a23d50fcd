import FlowSQLite
import Foundation

extension PredicateExpressions.Conjunction: SQLTranslatable, SQLConjunction {
  var conditions: [any PredicateExpression] { [lhs, rhs] }

  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    .value("(" + (try translator.bool(lhs)) + " AND " + (try translator.bool(rhs)) + ")", isText: false)
  }
}

extension PredicateExpressions.Disjunction: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    .value("(" + (try translator.bool(lhs)) + " OR " + (try translator.bool(rhs)) + ")", isText: false)
  }
}

extension PredicateExpressions.Negation: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    .value("((" + (try translator.bool(wrapped)) + ") IS NOT TRUE)", isText: false)
  }
}

extension PredicateExpressions.Equal: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    try translator.comparison(lhs, "IS", rhs)
  }
}

extension PredicateExpressions.NotEqual: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    try translator.comparison(lhs, "IS NOT", rhs)
  }
}

extension PredicateExpressions.Comparison: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    let sign =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: throw UntranslatableError.inMemory
      }
    // Large unsigned numbers and decimal numbers have another order in their columns.
    if LHS.Output.self == UInt64.self || LHS.Output.self == UInt.self || LHS.Output.self == Decimal.self {
      throw UntranslatableError.inMemory
    }
    return try translator.comparison(lhs, sign, rhs)
  }
}

extension PredicateTranslator {
  /// Compares two values.
  mutating func comparison(
    _ left: any PredicateExpression, _ sign: String, _ right: any PredicateExpression
  ) throws -> SQLTerm {
    let (leftTerm, rightTerm) = (try term(left), try term(right))
    let (first, firstIsText) = try Self.value(leftTerm)
    let (second, secondIsText) = try Self.value(rightTerm)
    let isEquality = sign.hasPrefix("IS")
    guard firstIsText || secondIsText, !(isEquality && (leftTerm.isPlain || rightTerm.isPlain)) else {
      return .value("(" + first + " \(sign) " + second + ")", isText: false)
    }
    return .value("(" + first + " \(sign) " + second + " COLLATE \(TextRules.order))", isText: false)
  }
}

extension SQLTerm {
  /// Whether only the same bytes are equal to it.
  fileprivate var isPlain: Bool {
    switch self {
    case .constant(.text(let text)): TextRules.isPlain(text)
    case .constant: true
    default: false
    }
  }
}

extension PredicateExpressions.Conditional: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    let (first, isText) = try translator.value(trueBranch)
    let (second, isOtherText) = try translator.value(falseBranch)
    let test = try translator.bool(test)
    return .value(
      "(CASE WHEN " + test + " THEN " + first + " ELSE " + second + " END)", isText: isText || isOtherText)
  }
}
