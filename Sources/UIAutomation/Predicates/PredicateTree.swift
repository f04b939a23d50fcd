import Foundation

/// A parsed predicate.
indirect enum PredicateTree: Equatable, Sendable {
  case constant(Bool)
  case and(PredicateTree, PredicateTree)
  case or(PredicateTree, PredicateTree)
  case not(PredicateTree)
  case comparison(PredicateComparison)
}

/// A comparison of two values.
struct PredicateComparison: Equatable, Sendable {
  enum Operator: String, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  /// The number of list elements that must satisfy the comparison.
  enum Quantifier: String, Sendable {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  var quantifier: Quantifier?
  var left: PredicateExpression
  var comparison: Operator
  var options: String.CompareOptions
  var right: PredicateExpression
}

/// One side of a comparison.
indirect enum PredicateExpression: Equatable, Sendable {
  case value(PredicateValue)

  /// The value of an object for a key; keys separated by periods form a path.
  case keyPath(String)
  case list([PredicateExpression])

  /// The object itself.
  case object
}

// MARK: - Text

extension PredicateTree: CustomStringConvertible {
  /// The predicate in its canonical form: uppercase keywords, texts in double quotes.
  var description: String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .and(let left, let right): "\(left.inBrackets(inside: .and)) AND \(right.inBrackets(inside: .and))"
    case .or(let left, let right): "\(left.inBrackets(inside: .or)) OR \(right.inBrackets(inside: .or))"
    case .not(let predicate): "NOT \(predicate.inBrackets(inside: .not))"
    case .comparison(let comparison): comparison.description
    }
  }

  private enum Outside { case and, or, not }

  private func inBrackets(inside outside: Outside) -> String {
    switch (self, outside) {
    case (.or, .and), (.and, .or), (.and, .not), (.or, .not): "(\(description))"
    default: description
    }
  }
}

extension PredicateComparison: CustomStringConvertible {
  var description: String {
    var letters = options.contains(.caseInsensitive) ? "c" : ""
    if options.contains(.diacriticInsensitive) { letters += "d" }
    let prefix = quantifier.map { $0.rawValue + " " } ?? ""
    return "\(prefix)\(left) \(comparison.rawValue)\(letters.isEmpty ? "" : "[\(letters)]") \(right)"
  }
}

extension PredicateExpression: CustomStringConvertible {
  var description: String {
    switch self {
    case .value(let value): value.description
    case .keyPath(let path): path
    case .list(let parts): "{\(parts.map(\.description).joined(separator: ", "))}"
    case .object: "SELF"
    }
  }
}
