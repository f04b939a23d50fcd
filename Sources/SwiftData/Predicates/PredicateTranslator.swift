import FlowSQLite
import Foundation

/// An expression of a predicate that SQL can say.
protocol SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm
}

/// An expression whose parts are conditions that must all hold.
protocol SQLConjunction {
  var conditions: [any PredicateExpression] { get }
}

/// Turns a predicate into a condition of SQL.
struct PredicateTranslator {
  let core: ContainerCore
  /// The terms of the variables of closures.
  private var variables: [PredicateExpressions.VariableID: SQLTerm] = [:]
  private var lastAlias = 0
  /// The types of the models that the condition reads.
  private(set) var types: Set<ObjectIdentifier> = []

  init(_ core: ContainerCore) { self.core = core }

  /// A condition that holds for all models for which a predicate holds.
  struct Condition {
    var fragment: SQLFragment
    /// Whether it holds for no other ones.
    var isExact: Bool
  }

  /// Translates as much of a predicate as possible.
  ///
  /// - Throws: ``SwiftDataError/unsupportedPredicate``.
  mutating func condition<T: PersistentModel>(_ predicate: Predicate<T>) throws -> Condition {
    let description = ModelDescription.of(T.self)
    types.insert(description.familyID)
    let row = SQLModel(description: description, key: SQLFragment(sql: "t0." + SQLName.key), alias: "t0")
    variables[predicate.variable.key] = .model(row)
    return try condition(predicate.expression)
  }

  private mutating func condition(_ expression: any PredicateExpression) throws -> Condition {
    if let conjunction = expression as? any SQLConjunction {
      var whole: Condition?
      for part in conjunction.conditions {
        let next = try condition(part)
        whole =
          whole.map {
            Condition(fragment: "(" + $0.fragment + " AND " + next.fragment + ")", isExact: $0.isExact && next.isExact)
          } ?? next
      }
      return whole ?? Condition(fragment: SQLFragment(sql: "1"), isExact: true)
    }
    do {
      return Condition(fragment: try bool(expression), isExact: true)
    } catch UntranslatableError.inMemory {
      return Condition(fragment: SQLFragment(sql: "1"), isExact: false)
    } catch UntranslatableError.unsupported(let reason) {
      throw SwiftDataError(.unsupportedPredicate, reason)
    }
  }

  /// The term of an expression.
  mutating func term(_ expression: any PredicateExpression) throws -> SQLTerm {
    guard let translatable = expression as? any SQLTranslatable else { throw UntranslatableError.inMemory }
    return try translatable.term(in: &self)
  }

  /// A value, with whether it is a text.
  mutating func value(_ expression: any PredicateExpression) throws -> (SQLFragment, isText: Bool) {
    try Self.value(try term(expression))
  }

  static func value(_ term: SQLTerm) throws -> (SQLFragment, isText: Bool) {
    switch term {
    case .value(let fragment, let isText): return (fragment, isText)
    case .optional(let fragment, let isText, let isPresent):
      return ("(CASE WHEN " + isPresent + " THEN " + fragment + " END)", isText)
    case .constant(let value):
      if case .text = value { return (SQLFragment(sql: "?", values: [value]), true) }
      return (SQLFragment(sql: "?", values: [value]), false)
    case .model(let model): return (model.key, false)
    case .constants, .models: throw UntranslatableError.inMemory
    }
  }

  /// A truth value: 1, 0, or NULL for none.
  mutating func bool(_ expression: any PredicateExpression) throws -> SQLFragment { try value(expression).0 }

  /// Translates an expression in which a variable stands for a term.
  mutating func with<Result>(
    _ variable: PredicateExpressions.VariableID, _ term: SQLTerm, _ body: (inout PredicateTranslator) throws -> Result
  ) rethrows -> Result {
    let former = variables.updateValue(term, forKey: variable)
    defer { variables[variable] = former }
    return try body(&self)
  }

  func term(of variable: PredicateExpressions.VariableID) throws -> SQLTerm {
    guard let term = variables[variable] else { throw UntranslatableError.inMemory }
    return term
  }

  // MARK: Properties

  /// The property of a model.
  mutating func property(_ keyPath: AnyKeyPath, of model: SQLModel) throws -> SQLTerm {
    let description = model.description
    guard let index = description.storedIndex(of: keyPath) else {
      if type(of: keyPath).valueType == PersistentIdentifier.self { return .value(model.key, isText: false) }
      throw UntranslatableError.unsupported(
        """
        \(keyPath) is no stored property of \(description.name), and a store knows nothing else. Compare a property that \
        @Model stores.
        """)
    }
    let property = description.properties[index]
    if property.isToMany { return .models(try models(index, of: model)) }
    guard property.hasColumn, !property.isExternal, property.transformer == nil else {
      throw UntranslatableError.inMemory
    }
    let name = description.column(index)
    let column: SQLFragment
    if let alias = model.alias {
      column = SQLFragment(sql: "\(alias).\(name)")
    } else {
      column = "(SELECT \(name) FROM \(description.table) WHERE \(SQLName.key) = " + model.key + ")"
    }
    if property.isAttribute { return .value(column, isText: property.columnType == .text && property.isPlainText) }
    let destination = description.destination(of: index)
    try require(destination, besides: description)
    return .model(SQLModel(description: destination, key: column, alias: nil))
  }

  /// Statements read one store.
  private mutating func require(_ description: ModelDescription, besides other: ModelDescription) throws {
    guard core.store(of: description) === core.store(of: other) else { throw UntranslatableError.inMemory }
    types.insert(description.familyID)
  }

  private mutating func models(_ index: Int, of model: SQLModel) throws -> SQLModels {
    let description = model.description.destination(of: index)
    try require(description, besides: model.description)
    lastAlias += 1
    let alias = "t\(lastAlias)"
    if let join = model.description.joinTable(of: index) {
      let keys = "j\(lastAlias)"
      return SQLModels(
        description: description, alias: alias,
        source:
          "\(join.table) \(keys) JOIN \(description.table) \(alias) ON \(alias).\(SQLName.key) = \(keys).\(join.target)",
        condition: "\(keys).\(join.owner) = " + model.key)
    }
    guard let inverse = model.description.inverse(of: index) else { throw UntranslatableError.inMemory }
    return SQLModels(
      description: description, alias: alias, source: "\(description.table) \(alias)",
      condition: "\(alias).\(description.column(inverse.index)) = " + model.key)
  }

  // MARK: Values

  /// A captured value.
  func constant(_ value: Any) throws -> SQLTerm {
    if let optional = value as? any OptionalValue {
      guard let wrapped = optional.wrappedValue else { return .constant(.null) }
      return try constant(wrapped)
    }
    if let identifier = value as? PersistentIdentifier { return .constant(key(identifier)) }
    if let identifiers = value as? any Sequence<PersistentIdentifier> {
      return .constants(identifiers.map { key($0) })
    }
    if value is Decimal || value is Data { throw UntranslatableError.inMemory }
    if let scalar = value as? any SQLScalar {
      // NaN is equal to nothing, and NULL is equal to NULL.
      if scalar.sqlValue.isNull { throw UntranslatableError.inMemory }
      return .constant(scalar.sqlValue)
    }
    if let raw = value as? any RawRepresentable & Encodable {
      let encoded = try AttributeCoding.encode(raw)
      if case .blob = encoded { throw UntranslatableError.inMemory }
      return .constant(encoded)
    }
    if let sequence = value as? any Sequence {
      var values: [SQLValue] = []
      for element in sequence {
        guard case .constant(let value) = try constant(element) else { throw UntranslatableError.inMemory }
        values.append(value)
      }
      return .constants(values)
    }
    throw UntranslatableError.inMemory
  }

  /// The key of a model; one that no row has if it is not stored.
  private func key(_ identifier: PersistentIdentifier) -> SQLValue { .integer(identifier.row ?? -1) }
}

extension PropertyDescription {
  /// Whether equal texts are equal values: not so for decimal numbers and addresses.
  fileprivate var isPlainText: Bool {
    valueType == String.self || valueType == String?.self
  }
}
