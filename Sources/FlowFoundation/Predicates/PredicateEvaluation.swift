import Foundation

/// An object that a predicate is evaluated with, and the values of variables.
package struct PredicateScope {
  package var object: Any?
  package var variables: [String: Any?] = [:]

  package init(_ object: Any?, variables: [String: Any?] = [:]) {
    self.object = object
    self.variables = variables
  }
}

extension PredicateTree {
  /// Whether the predicate matches an object.
  package func evaluate(with object: Any?) throws -> Bool { try evaluate(in: PredicateScope(object)) }

  /// Whether the predicate matches.
  package func evaluate(in scope: PredicateScope) throws -> Bool {
    switch self {
    case .constant(let value): value
    case .and(let left, let right): try left.evaluate(in: scope) && right.evaluate(in: scope)
    case .or(let left, let right): try left.evaluate(in: scope) || right.evaluate(in: scope)
    case .not(let predicate): try !predicate.evaluate(in: scope)
    case .comparison(let comparison): try comparison.evaluate(in: scope)
    case .predicate(let predicate):
      predicate.evaluate(with: scope.object, substitutionVariables: scope.variables.compactMapValues { $0 })
    }
  }
}

extension PredicateComparison {
  func evaluate(in scope: PredicateScope) throws -> Bool {
    let left = PredicateValue(try left.value(in: scope))
    let right = PredicateValue(try right.value(in: scope))
    guard let quantifier else { return try compare(left, right) }
    guard case .list(let values) = left else {
      if left.isNull { return quantifier == .all || quantifier == .none }
      return try compare(left, right) != (quantifier == .none)
    }
    let elements = Self.flat(values)
    return switch quantifier {
    case .any: try elements.contains { try compare($0, right) }
    case .all: try elements.allSatisfy { try compare($0, right) }
    case .none: try !elements.contains { try compare($0, right) }
    }
  }

  /// The elements of lists in lists: a path through two relationships leads to all of them.
  private static func flat(_ values: [Any?]) -> [PredicateValue] {
    values.flatMap { value -> [PredicateValue] in
      let value = PredicateValue(value)
      if case .list(let inner) = value { return flat(inner) }
      return [value]
    }
  }

  private func compare(_ left: PredicateValue, _ right: PredicateValue) throws -> Bool {
    switch comparison {
    case .equal: left.isEqual(right, options)
    case .notEqual: !left.isEqual(right, options)
    case .less: left.order(right, options) == .orderedAscending
    case .lessOrEqual: left.order(right, options).map { $0 != .orderedDescending } ?? false
    case .greater: left.order(right, options) == .orderedDescending
    case .greaterOrEqual: left.order(right, options).map { $0 != .orderedAscending } ?? false
    case .contains: contains(left, right)
    case .isIn: contains(right, left)
    case .beginsWith: texts(left, right).map { PredicateText.begins($0, with: $1, options) } ?? false
    case .endsWith: texts(left, right).map { PredicateText.ends($0, with: $1, options) } ?? false
    case .like: texts(left, right).map { PredicateText.isLike($0, $1, options) } ?? false
    case .matches: try texts(left, right).map(matches) ?? false
    case .between: isBetween(left, right)
    }
  }

  private func contains(_ whole: PredicateValue, _ part: PredicateValue) -> Bool {
    if case .list(let values) = whole { return values.contains { PredicateValue($0).isEqual(part, options) } }
    return texts(whole, part).map { PredicateText.contains($0, $1, options) } ?? false
  }

  private func isBetween(_ value: PredicateValue, _ bounds: PredicateValue) -> Bool {
    guard case .list(let bounds) = bounds, bounds.count == 2 else { return false }
    guard let low = PredicateValue(bounds[0]).order(value, options),
      let high = value.order(PredicateValue(bounds[1]), options)
    else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  /// Both values as texts; `nil` if one is not a text.
  private func texts(_ left: PredicateValue, _ right: PredicateValue) -> (String, String)? {
    guard case (.text(let left), .text(let right)) = (left, right) else { return nil }
    return (left, right)
  }

  private func matches(_ text: String, _ pattern: String) throws -> Bool {
    if let matches = PredicateText.matches(text, pattern, options) { return matches }
    throw PredicateEvaluationError(
      description:
        "A predicate with MATCHES has \(PredicateValue.text(pattern)), which is not a regular expression.")
  }
}

extension PredicateTerm {
  /// The value of the expression.
  package func value(in scope: PredicateScope) throws -> Any? {
    switch self {
    case .value(let value): return value
    case .list(let parts): return try parts.map { try $0.value(in: scope) }
    case .object: return scope.object
    case .keyPath(let base, let keys): return try KeyValueCoding.value(of: base.value(in: scope), at: keys[...])
    case .variable(let name):
      guard let value = scope.variables[name] else {
        throw PredicateEvaluationError(
          description:
            "A predicate has the variable $\(name), which has no value. Give it one with evaluate(with:substitutionVariables:)."
        )
      }
      return value
    case .function(let name, let arguments): return try PredicateFunction.value(name, arguments, in: scope)
    case .subquery(let list, let variable, let predicate):
      return try elements(of: list, in: scope).filter { element in
        var inner = scope
        inner.variables[variable] = .some(element)
        return try predicate.evaluate(in: inner)
      }
    case .conditional(let condition, let yes, let no):
      return try (condition.evaluate(in: scope) ? yes : no).value(in: scope)
    case .element(let list, let index): return try element(of: list, index, in: scope)
    case .set(let operation, let left, let right): return try combined(operation, left, right, in: scope)
    case .closure(let closure, let arguments):
      return closure(scope.object, try arguments.map { try $0.value(in: scope) ?? NSNull() }, nil)
    }
  }

  private func elements(of list: PredicateTerm, in scope: PredicateScope) throws -> [Any?] {
    let value = PredicateValue(try list.value(in: scope))
    switch value {
    case .list(let values): return values
    case .null: return []
    default:
      throw PredicateEvaluationError(
        description: "A predicate takes \(list) for a collection, and its value is \(value).")
    }
  }

  private func element(of list: PredicateTerm, _ index: PredicateIndex, in scope: PredicateScope) throws -> Any? {
    if case .at(let place) = index, case .text(let key) = PredicateValue(try place.value(in: scope)) {
      return try KeyValueCoding.value(of: list.value(in: scope), at: [key])
    }
    let values = try elements(of: list, in: scope)
    switch index {
    case .first: return values.first ?? nil
    case .last: return values.last ?? nil
    case .size: return values.count
    case .at(let place):
      guard let number = try place.value(in: scope).flatMap({ PredicateNumber($0) }) else { return nil }
      let place = Int(number.double)
      return values.indices.contains(place) ? values[place] : nil
    }
  }

  private func combined(
    _ operation: PredicateSetOperation, _ left: PredicateTerm, _ right: PredicateTerm,
    in scope: PredicateScope
  ) throws -> [Any?] {
    let (left, right) = (try elements(of: left, in: scope), try elements(of: right, in: scope))
    func isIn(_ list: [Any?], _ value: Any?) -> Bool {
      list.contains { PredicateValue($0).isEqual(PredicateValue(value)) }
    }
    return switch operation {
    case .union: left + right.filter { !isIn(left, $0) }
    case .intersection: left.filter { isIn(right, $0) }
    case .difference: left.filter { !isIn(right, $0) }
    }
  }
}
