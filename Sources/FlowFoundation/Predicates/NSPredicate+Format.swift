import FlowIssueReporting
import Foundation

/// The protocol that `NSPredicate(format:)` is added to.
///
/// Foundation on Linux only has predicates of closures. An initializer in a protocol extension may return a subclass,
/// one in a class extension may not.
public protocol _FormattedPredicate {}

extension NSPredicate: _FormattedPredicate {}

extension _FormattedPredicate where Self: NSPredicate {
  /// Creates a predicate with a format string: `label CONTAINS[c] %@ AND isEnabled == true`.
  ///
  /// A format that cannot be parsed fails the test and creates a predicate that is never true.
  public init(format: String, _ args: Any?..., file: StaticString = #filePath, line: UInt = #line) {
    self = Self.parsed(format, args, FlowSourceLocation(file, line))
  }

  /// Creates a predicate with a format string and the values of its placeholders.
  public init(format: String, argumentArray: [Any]?, file: StaticString = #filePath, line: UInt = #line) {
    self = Self.parsed(format, argumentArray ?? [], FlowSourceLocation(file, line))
  }

  private static func parsed(_ format: String, _ arguments: [Any?], _ place: FlowSourceLocation) -> Self {
    var tree = PredicateTree.constant(false)
    do {
      // The package of arguments may be one list: `NSPredicate(format: format, [value])` has one argument.
      var parser = try PredicateParser(format, arguments: arguments.map { $0.flatMap(KeyValueCoding.plain) })
      tree = try parser.parse()
    } catch {
      IssueReporter.report("\(error)", at: place)
    }
    guard let predicate = tree.predicate(place) as? Self else {
      preconditionFailure("A format makes an NSPredicate; \(Self.self) cannot be made from one.")
    }
    return predicate
  }

  /// The predicate with values in place of variables; other variables stay.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    tree.substituting(variables).predicate(nil)
  }
}

extension NSPredicate {
  /// The predicate as what it consists of.
  package var tree: PredicateTree {
    if let comparison = self as? NSComparisonPredicate { return .comparison(comparison.content) }
    if let compound = self as? NSCompoundPredicate {
      let parts = compound.subpredicates.map(\.tree)
      switch compound.compoundPredicateType {
      case .not: return parts.first.map { .not($0) } ?? .constant(true)
      case .and: return parts.dropFirst().reduce(parts.first ?? .constant(true)) { .and($0, $1) }
      case .or: return parts.dropFirst().reduce(parts.first ?? .constant(false)) { .or($0, $1) }
      }
    }
    if self is ConstantPredicate { return .constant(evaluate(with: nil)) }
    // A predicate of Foundation with a constant says so; one of a closure, and a subclass, are asked each time.
    if type(of: self) == NSPredicate.self, self == NSPredicate(value: true) { return .constant(true) }
    if type(of: self) == NSPredicate.self, self == NSPredicate(value: false) { return .constant(false) }
    return .predicate(self)
  }
}

extension PredicateTree {
  /// The predicate as an object of Foundation.
  ///
  /// - Parameter place: Where the format is, for failures of the evaluation.
  package func predicate(_ place: FlowSourceLocation?) -> NSPredicate {
    switch self {
    case .constant(let value): ConstantPredicate(value: value)
    case .and: FormattedCompoundPredicate(self, .and, conjuncts.map { $0.predicate(place) })
    case .or: FormattedCompoundPredicate(self, .or, disjuncts.map { $0.predicate(place) })
    case .not(let tree): FormattedCompoundPredicate(self, .not, [tree.predicate(place)])
    case .comparison(let comparison): NSComparisonPredicate(comparison, at: place)
    case .predicate(let predicate): predicate
    }
  }

  /// What all has to hold.
  package var conjuncts: [PredicateTree] {
    if case .and(let left, let right) = self { left.conjuncts + right.conjuncts } else { [self] }
  }

  /// Of what something has to hold.
  package var disjuncts: [PredicateTree] {
    if case .or(let left, let right) = self { left.disjuncts + right.disjuncts } else { [self] }
  }
}

/// A predicate with one result, which describes itself by its format.
private final class ConstantPredicate: NSPredicate {
  override var description: String { tree.description }
}

/// A compound predicate that describes itself by its format.
private final class FormattedCompoundPredicate: NSCompoundPredicate {
  private let text: String

  init(_ tree: PredicateTree, _ type: LogicalType, _ parts: [NSPredicate]) {
    text = tree.description
    super.init(type: type, subpredicates: parts)
  }

  override var description: String { text }
  override var predicateFormat: String { text }

  override func copy(with zone: NSZone? = nil) -> Any { self }
}
