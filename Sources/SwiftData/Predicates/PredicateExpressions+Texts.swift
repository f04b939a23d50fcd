import FlowFoundation
import FlowSQLite
import Foundation

extension PredicateTranslator {
  /// Calls a function of two texts.
  fileprivate mutating func call(
    _ function: String, _ left: any PredicateExpression, _ right: any PredicateExpression
  ) throws -> SQLTerm {
    let (first, isText) = try value(left)
    let (second, isOtherText) = try value(right)
    guard isText, isOtherText else { throw UntranslatableError.inMemory }
    return .value("\(function)(" + first + ", " + second + ")", isText: false)
  }
}

extension PredicateExpressions.CollectionContainsCollection: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    try translator.call(TextRules.contains, base, other)
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    try translator.call(TextRules.startsWith, base, prefix)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    try translator.call(TextRules.containsNaturally, root, other)
  }
}

extension PredicateExpressions.StringLocalizedCompare: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    try translator.call(TextRules.compareLocalized, root, other)
  }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    try translator.call(TextRules.compareCaseInsensitively, root, other)
  }
}
