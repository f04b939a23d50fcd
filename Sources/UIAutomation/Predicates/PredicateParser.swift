import Foundation

/// Parses a predicate's format.
struct PredicateParser {
  private let format: String
  private let tokens: [PredicateToken]
  private var index = 0
  private var arguments: ArraySlice<Any>
  private let argumentCount: Int

  init(_ format: String, arguments: [Any] = []) throws(PredicateFormatError) {
    self.format = format
    self.arguments = arguments[...]
    argumentCount = arguments.count
    tokens = try PredicateTokenizer.tokens(of: format)
  }

  mutating func parse() throws(PredicateFormatError) -> PredicateTree {
    let tree = try disjunction()
    guard token.kind == .end else { throw expected("AND, OR or the end") }
    return tree
  }

  private var token: PredicateToken { tokens[index] }

  private func expected(_ what: String) -> PredicateFormatError {
    PredicateFormatError(format: format, position: token.position, reason: "expected \(what), found \(token.name)")
  }

  private mutating func accept(symbol: String...) -> Bool {
    guard case .symbol(let own) = token.kind, symbol.contains(own) else { return false }
    index += 1
    return true
  }

  private mutating func accept(word: String...) -> Bool {
    guard word.contains(where: token.isWord) else { return false }
    index += 1
    return true
  }

  // MARK: - Logic

  private mutating func disjunction() throws(PredicateFormatError) -> PredicateTree {
    var tree = try conjunction()
    while accept(word: "OR") || accept(symbol: "||") { tree = .or(tree, try conjunction()) }
    return tree
  }

  private mutating func conjunction() throws(PredicateFormatError) -> PredicateTree {
    var tree = try negation()
    while accept(word: "AND") || accept(symbol: "&&") { tree = .and(tree, try negation()) }
    return tree
  }

  private mutating func negation() throws(PredicateFormatError) -> PredicateTree {
    if accept(word: "NOT") || accept(symbol: "!") { return .not(try negation()) }
    if accept(word: "TRUEPREDICATE") { return .constant(true) }
    if accept(word: "FALSEPREDICATE") { return .constant(false) }
    if accept(symbol: "(") {
      let tree = try disjunction()
      guard accept(symbol: ")") else { throw expected("')'") }
      return tree
    }
    return try comparison()
  }

  // MARK: - Comparisons

  private mutating func comparison() throws(PredicateFormatError) -> PredicateTree {
    let quantifier: PredicateComparison.Quantifier? =
      accept(word: "ANY", "SOME") ? .any : accept(word: "ALL") ? .all : accept(word: "NONE") ? .some(.none) : nil
    let left = try expression()
    guard var comparison = comparisonOperator() else {
      throw expected("a comparison such as ==, CONTAINS, BEGINSWITH, LIKE, MATCHES, IN or BETWEEN")
    }
    let isNegated = comparison == nil
    if isNegated { comparison = .isIn }
    let options = try self.options()
    let result = PredicateTree.comparison(
      PredicateComparison(
        quantifier: quantifier, left: left, comparison: comparison ?? .isIn, options: options,
        right: try expression()))
    return isNegated ? .not(result) : result
  }

  /// Parses a comparison operator; `.some(nil)` is `NOT IN`.
  private mutating func comparisonOperator() -> PredicateComparison.Operator?? {
    if accept(symbol: "==", "=") { return .equal }
    if accept(symbol: "!=", "<>") { return .notEqual }
    if accept(symbol: "<=", "=<") { return .lessOrEqual }
    if accept(symbol: ">=", "=>") { return .greaterOrEqual }
    if accept(symbol: "<") { return .less }
    if accept(symbol: ">") { return .greater }
    if token.isWord("NOT"), index + 1 < tokens.count, tokens[index + 1].isWord("IN") {
      index += 2
      return .some(nil)
    }
    guard case .word(let word) = token.kind,
      let comparison = PredicateComparison.Operator(rawValue: word.uppercased())
    else { return nil }
    index += 1
    return comparison
  }

  private mutating func options() throws(PredicateFormatError) -> String.CompareOptions {
    guard accept(symbol: "[") else { return [] }
    guard case .word(let letters) = token.kind, letters.lowercased().allSatisfy("cdnlw".contains) else {
      throw expected("c, d or cd")
    }
    index += 1
    guard accept(symbol: "]") else { throw expected("']'") }
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: - Values

  private mutating func expression() throws(PredicateFormatError) -> PredicateExpression {
    if accept(symbol: "{") {
      var parts: [PredicateExpression] = []
      while !accept(symbol: "}") {
        if !parts.isEmpty, !accept(symbol: ",") { throw expected("',' or '}'") }
        parts.append(try expression())
      }
      return .list(parts)
    }
    let start = token
    switch start.kind {
    case .text(let text):
      index += 1
      return .value(.text(text))
    case .number(let number):
      index += 1
      return .value(.number(number))
    case .placeholder(let letter):
      return try placeholder(letter)
    case .word(let word):
      index += 1
      return Self.word(word)
    default:
      throw expected("a value such as \"text\", 3, %@ or a key")
    }
  }

  private mutating func placeholder(_ letter: Character) throws(PredicateFormatError) -> PredicateExpression {
    guard let argument = arguments.popFirst() else {
      throw PredicateFormatError(
        format: format, position: token.position,
        reason:
          "\(token.name) has no value: there \(argumentCount == 1 ? "is 1 argument" : "are \(argumentCount) arguments")"
      )
    }
    index += 1
    return letter == "K" ? .keyPath("\(argument)") : .value(PredicateValue(argument))
  }

  private static func word(_ word: String) -> PredicateExpression {
    switch word.uppercased() {
    case "SELF": return .object
    case "TRUE", "YES": return .value(.number(1))
    case "FALSE", "NO": return .value(.number(0))
    case "NIL", "NULL": return .value(.null)
    default: return .keyPath(word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
    }
  }
}
