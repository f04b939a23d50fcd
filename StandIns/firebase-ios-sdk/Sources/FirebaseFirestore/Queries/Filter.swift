import Foundation
import PhoneSimulation

/// A condition for documents.
public final class Filter: NSObject, Sendable {
  let condition: QueryPlan.Condition

  private init(_ condition: QueryPlan.Condition) { self.condition = condition }

  init(_ field: Any, _ comparison: QueryPlan.Operator, _ value: Any) {
    guard let path = FieldPath(field), let value = try? FirestoreValue(value) else {
      SimulatedPhone.current.warn(
        "A query compares with a value that Firestore does not know, which ends an app on a phone. It finds nothing: "
          + "\(value).")
      condition = .never
      return
    }
    condition = .field(path, comparison, value)
  }

  /// Documents that fulfill one of the conditions.
  public class func orFilter(_ filters: [Filter]) -> Filter { Filter(.any(filters.map(\.condition))) }

  /// Documents that fulfill all conditions.
  public class func andFilter(_ filters: [Filter]) -> Filter { Filter(.all(filters.map(\.condition))) }

  public class func whereField(_ field: String, isEqualTo value: Any) -> Filter { Filter(field, .equal, value) }

  public class func whereField(_ path: FieldPath, isEqualTo value: Any) -> Filter { Filter(path, .equal, value) }

  public class func whereField(_ field: String, isNotEqualTo value: Any) -> Filter { Filter(field, .notEqual, value) }

  public class func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Filter { Filter(path, .notEqual, value) }

  public class func whereField(_ field: String, isLessThan value: Any) -> Filter { Filter(field, .less, value) }

  public class func whereField(_ path: FieldPath, isLessThan value: Any) -> Filter { Filter(path, .less, value) }

  public class func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Filter {
    Filter(field, .lessOrEqual, value)
  }

  public class func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Filter {
    Filter(path, .lessOrEqual, value)
  }

  public class func whereField(_ field: String, isGreaterThan value: Any) -> Filter { Filter(field, .greater, value) }

  public class func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Filter { Filter(path, .greater, value) }

  public class func whereField(_ field: String, isGreaterOrEqualTo value: Any) -> Filter {
    Filter(field, .greaterOrEqual, value)
  }

  public class func whereField(_ path: FieldPath, isGreaterOrEqualTo value: Any) -> Filter {
    Filter(path, .greaterOrEqual, value)
  }

  public class func whereField(_ field: String, arrayContains value: Any) -> Filter {
    Filter(field, .arrayContains, value)
  }

  public class func whereField(_ path: FieldPath, arrayContains value: Any) -> Filter {
    Filter(path, .arrayContains, value)
  }

  public class func whereField(_ field: String, arrayContainsAny values: [Any]) -> Filter {
    Filter(field, .arrayContainsAny, values)
  }

  public class func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Filter {
    Filter(path, .arrayContainsAny, values)
  }

  public class func whereField(_ field: String, in values: [Any]) -> Filter { Filter(field, .isIn, values) }

  public class func whereField(_ path: FieldPath, in values: [Any]) -> Filter { Filter(path, .isIn, values) }

  public class func whereField(_ field: String, notIn values: [Any]) -> Filter { Filter(field, .isNotIn, values) }

  public class func whereField(_ path: FieldPath, notIn values: [Any]) -> Filter { Filter(path, .isNotIn, values) }
}
