import FlowSQLite
import Foundation

/// A part of a statement, with the values of its parameters in order.
struct SQLFragment {
  var sql: String
  var values: [SQLValue] = []

  static func + (left: SQLFragment, right: SQLFragment) -> SQLFragment {
    SQLFragment(sql: left.sql + right.sql, values: left.values + right.values)
  }

  static func + (left: SQLFragment, right: String) -> SQLFragment {
    SQLFragment(sql: left.sql + right, values: left.values)
  }

  static func + (left: String, right: SQLFragment) -> SQLFragment {
    SQLFragment(sql: left + right.sql, values: right.values)
  }
}

/// What an expression of a predicate is in SQL.
enum SQLTerm {
  /// A value.
  case value(SQLFragment, isText: Bool)
  /// A value where a condition holds, and none elsewhere.
  case optional(SQLFragment, isText: Bool, isPresent: SQLFragment)
  /// A value that is known.
  case constant(SQLValue)
  /// Values that are known.
  case constants([SQLValue])
  /// A model, or none where the key is NULL.
  case model(SQLModel)
  /// Models of a relationship.
  case models(SQLModels)
}

/// A model in a statement.
struct SQLModel {
  let description: ModelDescription
  /// The key.
  let key: SQLFragment
  /// The name of the row if the statement has it.
  let alias: String?
}

/// The models of a relationship in a statement.
struct SQLModels {
  let description: ModelDescription
  let alias: String
  /// What follows FROM.
  let source: String
  /// What follows WHERE.
  var condition: SQLFragment
}

/// Why a predicate is not translated.
enum UntranslatableError: Error {
  /// It is evaluated in memory.
  case inMemory
  /// Apple's SwiftData cannot evaluate it either.
  case unsupported(String)
}
