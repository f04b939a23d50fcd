import Foundation

extension PredicateTree {
  /// The predicate with values in place of variables.
  func substituting(_ variables: [String: Any]) -> PredicateTree {
    switch self {
    case .constant, .predicate: return self
    case .and(let left, let right): return .and(left.substituting(variables), right.substituting(variables))
    case .or(let left, let right): return .or(left.substituting(variables), right.substituting(variables))
    case .not(let tree): return .not(tree.substituting(variables))
    case .comparison(var comparison):
      comparison.left = comparison.left.substituting(variables)
      comparison.right = comparison.right.substituting(variables)
      return .comparison(comparison)
    }
  }
}

extension PredicateTerm {
  /// The expression with values in place of variables.
  func substituting(_ variables: [String: Any]) -> PredicateTerm {
    func inner(_ expression: PredicateTerm) -> PredicateTerm { expression.substituting(variables) }
    switch self {
    case .value, .object: return self
    case .variable(let name): return variables[name].map { .value($0) } ?? self
    case .keyPath(let base, let keys): return .keyPath(inner(base), keys)
    case .list(let parts): return .list(parts.map(inner))
    case .function(let name, let arguments): return .function(name, arguments.map(inner))
    case .subquery(let list, let variable, let predicate):
      let others = variables.filter { $0.key != variable }
      return .subquery(inner(list), variable: variable, predicate.substituting(others))
    case .conditional(let condition, let yes, let no):
      return .conditional(condition.substituting(variables), inner(yes), inner(no))
    case .element(let list, .at(let index)): return .element(inner(list), .at(inner(index)))
    case .element(let list, let index): return .element(inner(list), index)
    case .set(let operation, let left, let right): return .set(operation, inner(left), inner(right))
    case .closure(let closure, let arguments): return .closure(closure, arguments.map(inner))
    }
  }
}
