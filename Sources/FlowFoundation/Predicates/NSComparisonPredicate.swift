import FlowIssueReporting
import Foundation

/// A predicate that compares the values of two expressions.
///
/// Foundation on Linux has a class of this name that cannot be used. A prepared source that names it imports this one.
open class NSComparisonPredicate: NSPredicate {
  /// How texts are compared.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// The texts are compared byte by byte.
    public static let normalized = Options(rawValue: 4)
  }

  /// How many elements of a list have to satisfy the comparison.
  public enum Modifier: UInt, Sendable {
    case direct, all, any
  }

  /// What is compared.
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith
    case endsWith, `in`
    case contains = 99
    case between = 100
  }

  let content: PredicateComparison
  private let place: FlowSourceLocation?

  init(_ content: PredicateComparison, at place: FlowSourceLocation?) {
    self.content = content
    self.place = place
    super.init(value: false)
  }

  /// Compares two expressions.
  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    self.init(
      PredicateComparison(
        quantifier: modifier == .any ? .any : modifier == .all ? .all : nil, left: lhs.content,
        comparison: Self.operators.first { $0.0 == type }?.1 ?? .equal,
        options: PredicateTextOptions(rawValue: Int(options.rawValue)), right: rhs.content), at: nil)
  }

  private static let operators: [(Operator, PredicateComparison.Operator)] = [
    (.lessThan, .less), (.lessThanOrEqualTo, .lessOrEqual), (.greaterThan, .greater),
    (.greaterThanOrEqualTo, .greaterOrEqual), (.equalTo, .equal), (.notEqualTo, .notEqual), (.matches, .matches),
    (.like, .like), (.beginsWith, .beginsWith), (.endsWith, .endsWith), (.in, .isIn), (.contains, .contains),
    (.between, .between),
  ]

  open var predicateOperatorType: Operator { Self.operators.first { $0.1 == content.comparison }?.0 ?? .equalTo }

  open var comparisonPredicateModifier: Modifier {
    switch content.quantifier {
    case .any: .any
    case .all: .all
    case nil, .some(.none): .direct
    }
  }

  open var leftExpression: NSExpression { NSExpression(content.left) }
  open var rightExpression: NSExpression { NSExpression(content.right) }
  open var options: Options { Options(rawValue: UInt(content.options.rawValue) & 7) }

  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    do {
      return try content.evaluate(in: PredicateScope(object, variables: bindings ?? [:]))
    } catch {
      if let place { IssueReporter.report("\(error)", at: place) } else { reportMistake("\(error)") }
      return false
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSComparisonPredicate else { return false }
    return other === self || other.content.description == content.description
  }

  open override var hash: Int { content.description.hashValue }

  open override func copy(with zone: NSZone? = nil) -> Any { self }

  /// The description in messages about waits.
  open override var description: String { content.description }
  open override var predicateFormat: String { content.description }
}
