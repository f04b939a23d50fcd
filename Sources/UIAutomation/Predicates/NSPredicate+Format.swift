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
  public init(format: String, _ args: Any..., file: StaticString = #filePath, line: UInt = #line) {
    self = Self.parsed(format, args, FlowSourceLocation(file, line))
  }

  /// Creates a predicate with a format string and the values of its placeholders.
  public init(format: String, argumentArray: [Any]?, file: StaticString = #filePath, line: UInt = #line) {
    self = Self.parsed(format, argumentArray ?? [], FlowSourceLocation(file, line))
  }

  private static func parsed(_ format: String, _ arguments: [Any], _ place: FlowSourceLocation) -> Self {
    var tree = PredicateTree.constant(false)
    do {
      var parser = try PredicateParser(format, arguments: arguments)
      tree = try parser.parse()
    } catch {
      IssueReporter.report("\(error)", at: place)
    }
    guard let predicate = FormatPredicate(tree, place: place) as? Self else {
      preconditionFailure("A format makes an NSPredicate; \(Self.self) cannot be made from one.")
    }
    return predicate
  }
}

extension NSPredicate {
  /// Whether the predicate matches an element.
  func accepts(_ object: Any) -> Bool { evaluate(with: object) }

  /// The predicate in XCUITest's format.
  var text: String {
    if let predicate = self as? FormatPredicate { return predicate.tree.description }
    guard let compound = self as? NSCompoundPredicate else { return "BLOCKPREDICATE" }
    let parts = compound.subpredicates.map(\.text)
    return switch compound.compoundPredicateType {
    case .not: "NOT " + parts.joined()
    case .and: parts.joined(separator: " AND ")
    case .or: parts.joined(separator: " OR ")
    }
  }
}

/// A predicate created from a format string.
final class FormatPredicate: NSPredicate {
  let tree: PredicateTree

  init(_ tree: PredicateTree, place: FlowSourceLocation) {
    self.tree = tree
    super.init { object, _ in
      do {
        return try tree.evaluate(with: object)
      } catch {
        IssueReporter.report("\(error)", at: place)
        return false
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The description in messages about waits.
  override var description: String { tree.description }
}
