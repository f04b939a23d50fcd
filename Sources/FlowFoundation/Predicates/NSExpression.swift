import Foundation

/// One side of a comparison of a predicate.
///
/// Foundation on Linux has a class of this name that cannot be used. A prepared source that names it imports this one.
open class NSExpression: NSObject, NSCopying {
  /// What the value of an expression is.
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13
    case aggregate = 14
    case anyKey = 15
    case block = 19
    case conditional = 20
  }

  let content: PredicateTerm

  /// What the expression consists of.
  package var term: PredicateTerm { content }

  /// The key path of Swift, if the expression was made of one.
  private let path: AnyKeyPath?

  init(_ content: PredicateTerm, path: AnyKeyPath? = nil) {
    self.content = content
    self.path = path
  }

  /// A constant.
  public convenience init(forConstantValue obj: Any?) { self.init(.value(obj)) }

  /// The value for a key path of the object.
  public convenience init(forKeyPath keyPath: String) { self.init(.keys(keyPath)) }

  /// The value for a key path of the object.
  ///
  /// Swift knows the names of some properties alone: those that a class or a structure stores, and no subclass can override.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(
      .closure({ object, _, _ in (object as? Root).map { $0[keyPath: keyPath] } }, []), path: keyPath)
  }

  /// The value of a variable.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  /// The values of expressions as a list.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map { ($0 as? NSExpression)?.content ?? .value($0) }))
  }

  /// A function such as `sum:`.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(name, parameters.map { ($0 as? NSExpression)?.content ?? .value($0) }))
  }

  /// The elements of a list for which a predicate holds.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
  ) {
    self.init(.subquery(expression.content, variable: variable, predicate.tree))
  }

  /// The union of two lists.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.union, left.content, right.content))
  }

  /// The elements that are in both lists.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.intersection, left.content, right.content))
  }

  /// The elements that are in one list and not in the other.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.difference, left.content, right.content))
  }

  /// One of two expressions, as a predicate decides.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    self.init(.conditional(predicate.tree, trueExpression.content, falseExpression.content))
  }

  /// The result of a closure.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(.closure(block, (arguments ?? []).map(\.content)))
  }

  /// An expression from a format. One that cannot be read is a mistake, and has no value.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  /// An expression from a format. One that cannot be read is a mistake, and has no value.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do {
      var parser = try PredicateParser(expressionFormat, arguments: arguments)
      self.init(try parser.parseExpression())
    } catch {
      reportMistake("\(error)")
      self.init(.value(nil))
    }
  }

  /// The object itself.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

  open var expressionType: ExpressionType {
    if path != nil { return .keyPath }
    return switch content {
    case .value: .constantValue
    case .object: .evaluatedObject
    case .variable: .variable
    case .keyPath(.object, _): .keyPath
    case .keyPath, .function, .element: .function
    case .set(.union, _, _): .unionSet
    case .set(.intersection, _, _): .intersectSet
    case .set(.difference, _, _): .minusSet
    case .subquery: .subquery
    case .list: .aggregate
    case .closure: .block
    case .conditional: .conditional
    }
  }

  /// The constant; `nil` for other expressions.
  open var constantValue: Any? { if case .value(let value) = content { value } else { nil } }

  /// The key path; empty for other expressions, and with a warning for a path of Swift with a name that is not known.
  open var keyPath: String {
    guard let path else { return if case .keyPath(_, let keys) = content { keys.joined(separator: ".") } else { "" } }
    let text = path.debugDescription
    // As in `\Note.title`, and `\Note.<computed 0x0000 (String)>` where the name is not known.
    let marks = CharacterSet(charactersIn: "?!")
    let names = text.split(separator: ".").dropFirst().map { $0.trimmingCharacters(in: marks) }
    if !text.contains("<"), !names.isEmpty { return names.joined(separator: ".") }
    report(.missing("NSExpression.keyPath", "the name of a property of \(type(of: path).rootType) is not known."))
    return ""
  }

  /// The name of the function; empty for other expressions.
  open var function: String { if case .function(let name, _) = content { name } else { "" } }

  /// The name of the variable; empty for other expressions.
  open var variable: String {
    switch content {
    case .variable(let name), .subquery(_, variable: let name, _): name
    default: ""
    }
  }

  /// The arguments of a function.
  open var arguments: [NSExpression]? {
    if case .function(_, let arguments) = content { arguments.map { NSExpression($0) } } else { nil }
  }

  /// The expressions of a list, or the list of a subquery.
  open var collection: Any {
    switch content {
    case .list(let parts): parts.map { NSExpression($0) }
    case .subquery(let list, _, _): NSExpression(list)
    default: [NSExpression]()
    }
  }

  /// The value for an object. A failure is a mistake, and there is no value.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    do {
      let variables = (context as? [String: Any]) ?? [:]
      return try content.value(in: PredicateScope(object, variables: variables))
    } catch {
      reportMistake("\(error)")
      return nil
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { path?.debugDescription ?? content.description }
}
