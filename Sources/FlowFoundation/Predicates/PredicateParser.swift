import Foundation

/// Parses a predicate's format.
package struct PredicateParser {
  private let format: String
  private let tokens: [PredicateToken]
  private var index = 0
  private let arguments: [Any?]
  private var usedArguments = 0

  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: The values of its placeholders, in their order.
  package init(_ format: String, arguments: [Any?] = []) throws(PredicateFormatError) {
    self.format = format
    self.arguments = arguments
    tokens = try PredicateTokenizer.tokens(of: format)
  }

  /// Parses a predicate.
  package mutating func parse() throws(PredicateFormatError) -> PredicateTree {
    let tree = try disjunction()
    guard token.kind == .end else { throw expected("AND, OR or the end") }
    return tree
  }

  /// Parses an expression.
  package mutating func parseExpression() throws(PredicateFormatError) -> PredicateTerm {
    let value = try expression()
    guard token.kind == .end else { throw expected("an operator or the end") }
    return value
  }

  private var token: PredicateToken { tokens[index] }

  private func expected(_ what: String) -> PredicateFormatError { error("expected \(what), found \(token.name)") }

  private func error(_ reason: String) -> PredicateFormatError {
    PredicateFormatError(format: format, position: token.position, reason: reason)
  }

  private mutating func accept(symbol: String...) -> Bool {
    guard case .symbol(let own) = token.kind, symbol.contains(own) else { return false }
    index += 1
    return true
  }

  private mutating func require(_ symbol: String) throws(PredicateFormatError) {
    guard accept(symbol: symbol) else { throw expected("'\(symbol)'") }
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
    if case .placeholder("@") = token.kind, usedArguments < arguments.count,
      let predicate = arguments[usedArguments] as? NSPredicate
    {
      index += 1
      usedArguments += 1
      return predicate.tree
    }
    guard token.isSymbol("(") else { return try comparison() }
    return try bracketed()
  }

  /// A predicate in brackets, or a comparison that begins with an expression in brackets: what can be read further.
  private mutating func bracketed() throws(PredicateFormatError) -> PredicateTree {
    var attempt = self
    do throws(PredicateFormatError) {
      attempt.index += 1
      let tree = try attempt.disjunction()
      try attempt.require(")")
      self = attempt
      return tree
    } catch {
      var other = self
      do throws(PredicateFormatError) {
        let tree = try other.comparison()
        self = other
        return tree
      } catch let second {
        throw second.position > error.position ? second : error
      }
    }
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

  private mutating func options() throws(PredicateFormatError) -> PredicateTextOptions {
    guard accept(symbol: "[") else { return [] }
    guard case .word(let letters) = token.kind, let options = PredicateTextOptions(letters: letters) else {
      throw expected("c, d or cd")
    }
    index += 1
    try require("]")
    return options
  }

  // MARK: - Expressions

  private mutating func expression() throws(PredicateFormatError) -> PredicateTerm {
    var left = try sum()
    while case .word(let word) = token.kind, let operation = PredicateSetOperation(rawValue: word.uppercased()) {
      index += 1
      left = .set(operation, left, try sum())
    }
    return left
  }

  private mutating func sum() throws(PredicateFormatError) -> PredicateTerm {
    var left = try product()
    while token.isSymbol("+") || token.isSymbol("-") {
      let name = token.isSymbol("+") ? "add:to:" : "from:subtract:"
      index += 1
      left = .function(name, [left, try product()])
    }
    return left
  }

  private mutating func product() throws(PredicateFormatError) -> PredicateTerm {
    var left = try power()
    while token.isSymbol("*") || token.isSymbol("/") {
      let name = token.isSymbol("*") ? "multiply:by:" : "divide:by:"
      index += 1
      left = .function(name, [left, try power()])
    }
    return left
  }

  private mutating func power() throws(PredicateFormatError) -> PredicateTerm {
    var left = try sign()
    while accept(symbol: "**") { left = .function("raise:toPower:", [left, try sign()]) }
    return left
  }

  private mutating func sign() throws(PredicateFormatError) -> PredicateTerm {
    guard accept(symbol: "-") else { return try postfix() }
    switch try sign() {
    case .value(let number as Int): return .value(-number)
    case .value(let number as Double): return .value(-number)
    case let other: return .function("from:subtract:", [.value(0), other])
    }
  }

  private mutating func postfix() throws(PredicateFormatError) -> PredicateTerm {
    var base = try primary()
    while true {
      if accept(symbol: ".") {
        guard case .word(let path) = token.kind else { throw expected("a key") }
        index += 1
        base = .keyPath(base, path.split(separator: ".").map(String.init))
      } else if accept(symbol: "[") {
        let place: PredicateIndex =
          accept(word: "FIRST")
          ? .first
          : accept(word: "LAST") ? .last : accept(word: "SIZE") ? .size : .at(try expression())
        try require("]")
        base = .element(base, place)
      } else {
        return base
      }
    }
  }

  private mutating func primary() throws(PredicateFormatError) -> PredicateTerm {
    if accept(symbol: "{") { return .list(try expressions(to: "}")) }
    if accept(symbol: "(") {
      let value = try expression()
      try require(")")
      return value
    }
    let start = token
    switch start.kind {
    case .text(let text):
      index += 1
      return .value(text)
    case .integer(let number):
      index += 1
      return .value(number)
    case .number(let number):
      index += 1
      return .value(number)
    case .variable(let name):
      index += 1
      return .variable(name)
    case .placeholder(let letter): return try placeholder(letter)
    case .key(let key):
      index += 1
      return .keys(key)
    case .word(let word): return try self.word(word)
    default: throw expected("a value such as \"text\", 3, %@ or a key")
    }
  }

  /// Expressions separated by commas.
  private mutating func expressions(to end: String) throws(PredicateFormatError) -> [PredicateTerm] {
    var parts: [PredicateTerm] = []
    while !accept(symbol: end) {
      if !parts.isEmpty, !accept(symbol: ",") { throw expected("',' or '\(end)'") }
      parts.append(try expression())
    }
    return parts
  }

  private mutating func placeholder(_ letter: Character) throws(PredicateFormatError) -> PredicateTerm {
    guard usedArguments < arguments.count else {
      let count = arguments.count
      throw error("\(token.name) has no value: there \(count == 1 ? "is 1 argument" : "are \(count) arguments")")
    }
    let argument = arguments[usedArguments]
    usedArguments += 1
    index += 1
    if let expression = argument as? NSExpression { return expression.content }
    return letter == "K" ? .keys("\(argument ?? "")") : .value(argument)
  }

  private mutating func word(_ word: String) throws(PredicateFormatError) -> PredicateTerm {
    let upper = word.uppercased()
    let isCall = index + 1 < tokens.count && tokens[index + 1].isSymbol("(")
    if isCall, let special = try call(upper) { return special }
    if isCall, let function = PredicateFunction.name(word) {
      index += 2
      return .function(function, try expressions(to: ")"))
    }
    index += 1
    switch upper {
    case "SELF": return .object
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "NIL", "NULL": return .value(nil)
    default:
      if PredicateTerm.keywords.contains(upper) {
        index -= 1
        throw expected("a value such as \"text\", 3, %@ or a key")
      }
      return .keys(upper.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
    }
  }

  /// An expression that looks like a call of a function, but is not one.
  private mutating func call(_ name: String) throws(PredicateFormatError) -> PredicateTerm? {
    let result: PredicateTerm
    switch name {
    case "SUBQUERY":
      index += 2
      let list = try expression()
      try require(",")
      guard case .variable(let variable) = token.kind else { throw expected("a variable such as $item") }
      index += 1
      try require(",")
      result = .subquery(list, variable: variable, try disjunction())
    case "TERNARY":
      index += 2
      let condition = try disjunction()
      try require(",")
      let yes = try expression()
      try require(",")
      result = .conditional(condition, yes, try expression())
    case "CAST", "FUNCTION":
      index += 2
      return .function(name, try expressions(to: ")"))
    default: return nil
    }
    try require(")")
    return result
  }
}
