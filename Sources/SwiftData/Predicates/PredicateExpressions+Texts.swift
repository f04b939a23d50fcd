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

extension PredicateExpressions {
  /// Whether a text contains another one, whatever its case and accents: `localizedStandardContains` in a predicate.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool

    public let root: Root
    public let other: Other

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      String(try root.evaluate(bindings)).localizedStandardContains(String(try other.evaluate(bindings)))
    }
  }

  /// How texts compare for people: `localizedCompare` and others in a predicate.
  public struct StringComparison<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult

    /// The rules.
    enum Rules: String, Codable, Sendable { case localized, localizedStandard, caseInsensitive }

    public let root: Root
    public let other: Other
    let rules: Rules

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let (first, second) = (String(try root.evaluate(bindings)), String(try other.evaluate(bindings)))
      switch rules {
      case .localized: return first.localizedCompare(second)
      case .localizedStandard: return first.localizedStandardCompare(second)
      case .caseInsensitive: return first.caseInsensitiveCompare(second)
      }
    }
  }

  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringComparison<Root, Other> {
    StringComparison(root: root, other: other, rules: .localized)
  }

  public static func build_localizedStandardCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringComparison<Root, Other> {
    StringComparison(root: root, other: other, rules: .localizedStandard)
  }

  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringComparison<Root, Other> {
    StringComparison(root: root, other: other, rules: .caseInsensitive)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringComparison: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringComparison: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringComparison: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    try translator.call(TextRules.containsNaturally, root, other)
  }
}

extension PredicateExpressions.StringComparison: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    let function =
      switch rules {
      case .localized: TextRules.compareLocalized
      case .localizedStandard: TextRules.compareNaturally
      case .caseInsensitive: TextRules.compareCaseInsensitively
      }
    return try translator.call(function, root, other)
  }
}
