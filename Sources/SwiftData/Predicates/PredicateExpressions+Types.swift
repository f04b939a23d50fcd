import FlowSQLite
import Foundation

extension PredicateTranslator {
  /// The condition that a model is of a type, or of one that inherits from it.
  fileprivate func isKind(_ model: SQLModel, of type: Any.Type) throws -> SQLFragment {
    guard let type = type as? any PersistentModel.Type else { throw UntranslatableError.inMemory }
    let isPresent: SQLFragment = "(" + model.key + " IS NOT NULL)"
    let description = ModelDescription.of(type)
    if model.description.isKind(of: description) { return isPresent }
    // A type that the schema does not have is that of no row.
    guard core.schema.description(of: type) != nil, description.isKind(of: model.description) else {
      return SQLFragment(sql: "(0)")
    }
    let name =
      if let alias = model.alias {
        SQLFragment(sql: "\(alias).\(SQLName.type)")
      } else {
        "(SELECT \(SQLName.type) FROM \(model.description.table) WHERE \(SQLName.key) = " + model.key + ")"
      }
    return core.schema.condition(description, column: name) ?? isPresent
  }

  /// The model of an expression, as one of another type.
  fileprivate mutating func cast(_ input: any PredicateExpression, to type: Any.Type) throws -> (SQLModel, SQLFragment)
  {
    guard case .model(let model) = try term(input), let desired = type as? any PersistentModel.Type else {
      throw UntranslatableError.inMemory
    }
    return (
      SQLModel(description: ModelDescription.of(desired), key: model.key, alias: model.alias),
      try isKind(model, of: desired)
    )
  }
}

extension PredicateExpressions.TypeCheck: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    guard case .model(let model) = try translator.term(input) else { throw UntranslatableError.inMemory }
    return .value(try translator.isKind(model, of: Desired.self), isText: false)
  }
}

extension PredicateExpressions.ConditionalCast: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    let (model, isKind) = try translator.cast(input, to: Desired.self)
    return .model(
      SQLModel(
        description: model.description, key: "(CASE WHEN " + isKind + " THEN " + model.key + " END)",
        alias: model.alias))
  }
}

extension PredicateExpressions.ForceCast: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    .model(try translator.cast(input, to: Desired.self).0)
  }
}
