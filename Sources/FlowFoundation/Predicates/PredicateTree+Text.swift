import Foundation

extension PredicateTree: CustomStringConvertible {
  /// The predicate in its canonical form: uppercase keywords, texts in double quotes.
  package var description: String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .and(let left, let right): "\(left.inBrackets(inside: .and)) AND \(right.inBrackets(inside: .and))"
    case .or(let left, let right): "\(left.inBrackets(inside: .or)) OR \(right.inBrackets(inside: .or))"
    case .not(let predicate): "NOT \(predicate.inBrackets(inside: .not))"
    case .comparison(let comparison): comparison.description
    case .predicate: "BLOCKPREDICATE"
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
  package var description: String {
    let letters = options.letters
    let prefix = quantifier.map { $0.rawValue + " " } ?? ""
    return "\(prefix)\(left) \(comparison.rawValue)\(letters.isEmpty ? "" : "[\(letters)]") \(right)"
  }
}

extension PredicateTerm: CustomStringConvertible {
  package var description: String {
    switch self {
    case .value(let value): PredicateValue(value).description
    case .keyPath(.object, let keys): Self.text(keys)
    case .keyPath(let base, let keys): "\(base).\(keys.joined(separator: "."))"
    case .list(let parts): "{\(parts.map(\.description).joined(separator: ", "))}"
    case .object: "SELF"
    case .variable(let name): "$\(name)"
    case .function(let name, let arguments): Self.text(name, arguments)
    case .subquery(let list, let variable, let predicate): "SUBQUERY(\(list), $\(variable), \(predicate))"
    case .conditional(let condition, let yes, let no): "TERNARY(\(condition), \(yes), \(no))"
    case .element(let list, let index): "\(list)[\(index)]"
    case .set(let operation, let left, let right): "\(left) \(operation.rawValue) \(right)"
    case .closure: "BLOCK()"
    }
  }

  /// Words that are no keys, unless a `#` is in front.
  static let keywords: Set<String> = [
    "ALL", "AND", "ANY", "BEGINSWITH", "BETWEEN", "CONTAINS", "ENDSWITH", "FALSE", "FALSEPREDICATE", "IN", "INTERSECT",
    "LIKE", "MATCHES", "MINUS", "NIL", "NO", "NONE", "NOT", "NULL", "OR", "SELF", "SOME", "TRUE", "TRUEPREDICATE",
    "UNION", "YES",
  ]

  private static func text(_ keys: [String]) -> String {
    let path = keys.joined(separator: ".")
    return keys.count == 1 && keywords.contains(path.uppercased()) ? "#\(path)" : path
  }

  private static let operators = [
    "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
  ]

  private static func text(_ name: String, _ arguments: [PredicateTerm]) -> String {
    if let sign = operators[name], arguments.count == 2 {
      return "\(inBrackets(arguments[0])) \(sign) \(inBrackets(arguments[1]))"
    }
    let texts = arguments.map(\.description).joined(separator: ", ")
    if name == "CAST" || name == "FUNCTION" { return "\(name)(\(texts))" }
    let plain = name.filter { $0 == ":" }.count == 1 && name.hasSuffix(":") ? String(name.dropLast()) : name
    return "\(plain)(\(texts))"
  }

  private static func inBrackets(_ expression: PredicateTerm) -> String {
    if case .function(let name, _) = expression, operators[name] != nil { return "(\(expression))" }
    if case .set = expression { return "(\(expression))" }
    return expression.description
  }
}

extension PredicateIndex: CustomStringConvertible {
  package var description: String {
    switch self {
    case .first: "FIRST"
    case .last: "LAST"
    case .size: "SIZE"
    case .at(let index): index.description
    }
  }
}
