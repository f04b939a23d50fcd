import FlowIssueReporting
import Foundation

extension PredicateTree {
  /// Whether the predicate matches an object.
  func evaluate(with object: Any?) throws -> Bool {
    switch self {
    case .constant(let value): value
    case .and(let left, let right): try left.evaluate(with: object) && right.evaluate(with: object)
    case .or(let left, let right): try left.evaluate(with: object) || right.evaluate(with: object)
    case .not(let predicate): try !predicate.evaluate(with: object)
    case .comparison(let comparison): try comparison.evaluate(with: object)
    }
  }
}

extension PredicateComparison {
  fileprivate func evaluate(with object: Any?) throws -> Bool {
    let left = try left.value(of: object)
    let right = try right.value(of: object)
    guard let quantifier else { return try compare(left, right) }
    guard case .list(let values) = left else { return try compare(left, right) }
    return switch quantifier {
    case .any: try values.contains { try compare($0, right) }
    case .all: try values.allSatisfy { try compare($0, right) }
    case .none: try !values.contains { try compare($0, right) }
    }
  }

  private func compare(_ left: PredicateValue, _ right: PredicateValue) throws -> Bool {
    switch comparison {
    case .equal: isEqual(left, right)
    case .notEqual: !isEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: order(left, right) == .orderedDescending
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .contains: contains(left, right)
    case .isIn: contains(right, left)
    case .beginsWith: texts(left, right).map { $0.hasPrefix($1) } ?? false
    case .endsWith: texts(left, right).map { $0.hasSuffix($1) } ?? false
    case .like: try texts(left, right).map { try $0.matchesWholly(Self.expression(like: $1)) } ?? false
    case .matches: try matches(left, right)
    case .between: isBetween(left, right)
    }
  }

  private func isEqual(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    if let (left, right) = texts(left, right) { return left == right }
    return left == right
  }

  private func order(_ left: PredicateValue, _ right: PredicateValue) -> ComparisonResult? {
    if case (.number(let left), .number(let right)) = (left, right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    guard let (left, right) = texts(left, right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private func contains(_ whole: PredicateValue, _ part: PredicateValue) -> Bool {
    if case .list(let values) = whole { return values.contains { isEqual($0, part) } }
    return texts(whole, part).map { $0.contains($1) } ?? false
  }

  private func isBetween(_ value: PredicateValue, _ bounds: PredicateValue) -> Bool {
    guard case .list(let bounds) = bounds, bounds.count == 2 else { return false }
    guard let low = order(bounds[0], value), let high = order(value, bounds[1]) else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  /// Both values as texts, folded according to the options; `nil` if one is not a text.
  private func texts(_ left: PredicateValue, _ right: PredicateValue) -> (String, String)? {
    guard case (.text(let left), .text(let right)) = (left, right) else { return nil }
    if options.isEmpty { return (left, right) }
    return (left.folding(options: options, locale: nil), right.folding(options: options, locale: nil))
  }

  /// The regular expression itself is not folded: `\S` means something other than `\s`.
  private func matches(_ left: PredicateValue, _ right: PredicateValue) throws -> Bool {
    guard case (.text(var text), .text(let pattern)) = (left, right) else { return false }
    if options.contains(.diacriticInsensitive) { text = text.folding(options: .diacriticInsensitive, locale: nil) }
    return try text.matchesWholly(pattern, ignoringCase: options.contains(.caseInsensitive))
  }

  /// Converts a LIKE pattern to a regular expression: `?` is any character, `*` any number of characters.
  private static func expression(like pattern: String) -> String {
    pattern.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }
}

extension String {
  fileprivate func matchesWholly(_ pattern: String, ignoringCase: Bool = false) throws -> Bool {
    let options: NSRegularExpression.Options =
      ignoringCase ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators]
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options) else {
      throw PredicateEvaluationError(
        description: "A predicate with MATCHES has \(quoted(pattern)), which is not a regular expression.")
    }
    return expression.firstMatch(in: self, range: NSRange(startIndex..., in: self)) != nil
  }
}

extension PredicateExpression {
  fileprivate func value(of object: Any?) throws -> PredicateValue {
    switch self {
    case .value(let value): value
    case .list(let parts): .list(try parts.map { try $0.value(of: object) })
    case .object: PredicateValue(object)
    case .keyPath(let path): try Self.value(of: object, at: path)
    }
  }

  private static func value(of object: Any?, at path: String) throws -> PredicateValue {
    var current = object
    for key in path.split(separator: ".") { current = try value(of: current, forKey: String(key)) }
    return PredicateValue(current)
  }

  private static func value(of object: Any?, forKey key: String) throws -> Any? {
    switch object {
    case nil: return nil
    case let object as any PredicateObject: return try elementValue(of: object, forKey: key)
    case let dictionary as [String: Any]: return dictionary[key]
    case let text as String where key == "length": return text.count
    case let list as [Any] where key == "@count" || key == "count": return list.count
    case let object?:
      throw PredicateEvaluationError(
        description:
          "A predicate asks for '\(key)' of \(type(of: object)), which is not an element, a query, a text or a dictionary."
      )
    }
  }

  private static func elementValue(of object: any PredicateObject, forKey key: String) throws -> Any? {
    // Elements are isolated to the main actor, and so are the queries and expectations that evaluate predicates about
    // them.
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var result: Any??
    nonisolated(unsafe) var keys: [String] = []
    MainActor.assumeIsolated {
      result = object.predicateValue(forKey: key)
      keys = object.predicateKeys
    }
    guard let result else {
      throw PredicateEvaluationError(
        description: "A predicate asks for '\(key)' of \(type(of: object)), which has: \(keys.joined(separator: ", "))."
      )
    }
    return result
  }
}
