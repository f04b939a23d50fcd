import Foundation

// Documents whose fields compare with a value. A field is a text with dots or a path.
extension Query {
  /// Documents that a filter finds.
  public func whereFilter(_ filter: Filter) -> Query { changed { $0.conditions.append(filter.condition) } }

  public func whereField(_ field: String, isEqualTo value: Any) -> Query { filtered(field, .equal, value) }

  public func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query { filtered(path, .equal, value) }

  public func whereField(_ field: String, isNotEqualTo value: Any) -> Query { filtered(field, .notEqual, value) }

  public func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Query { filtered(path, .notEqual, value) }

  public func whereField(_ field: String, isLessThan value: Any) -> Query { filtered(field, .less, value) }

  public func whereField(_ path: FieldPath, isLessThan value: Any) -> Query { filtered(path, .less, value) }

  public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
    filtered(field, .lessOrEqual, value)
  }

  public func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Query {
    filtered(path, .lessOrEqual, value)
  }

  public func whereField(_ field: String, isGreaterThan value: Any) -> Query { filtered(field, .greater, value) }

  public func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Query { filtered(path, .greater, value) }

  public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query {
    filtered(field, .greaterOrEqual, value)
  }

  public func whereField(_ path: FieldPath, isGreaterThanOrEqualTo value: Any) -> Query {
    filtered(path, .greaterOrEqual, value)
  }

  public func whereField(_ field: String, arrayContains value: Any) -> Query { filtered(field, .arrayContains, value) }

  public func whereField(_ path: FieldPath, arrayContains value: Any) -> Query { filtered(path, .arrayContains, value) }

  public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query {
    filtered(field, .arrayContainsAny, values)
  }

  public func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Query {
    filtered(path, .arrayContainsAny, values)
  }

  public func whereField(_ field: String, in values: [Any]) -> Query { filtered(field, .isIn, values) }

  public func whereField(_ path: FieldPath, in values: [Any]) -> Query { filtered(path, .isIn, values) }

  public func whereField(_ field: String, notIn values: [Any]) -> Query { filtered(field, .isNotIn, values) }

  public func whereField(_ path: FieldPath, notIn values: [Any]) -> Query { filtered(path, .isNotIn, values) }

  private func filtered(_ field: Any, _ comparison: QueryPlan.Operator, _ value: Any) -> Query {
    whereFilter(Filter(field, comparison, value))
  }
}
