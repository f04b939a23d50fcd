import Foundation

// The expressions of texts that `#Predicate` has on Apple's systems, and Foundation lacks here.

extension PredicateExpressions {
  /// Whether a text contains another one, whatever its case and accents: `localizedStandardContains` in a predicate.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool

    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      String(try root.evaluate(bindings)).localizedStandardContains(String(try other.evaluate(bindings)))
    }
  }

  /// The order of texts by the rules of the language: `localizedCompare` in a predicate.
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult

    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      String(try root.evaluate(bindings)).localizedCompare(String(try other.evaluate(bindings)))
    }
  }

  /// The order of texts whatever their case: `caseInsensitiveCompare` in a predicate.
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult

    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      String(try root.evaluate(bindings)).caseInsensitiveCompare(String(try other.evaluate(bindings)))
    }
  }

  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }

  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}
