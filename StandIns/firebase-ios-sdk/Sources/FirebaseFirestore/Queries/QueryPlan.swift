import Foundation

/// What a query looks for.
struct QueryPlan: Hashable, Sendable {
  /// A comparison with a value.
  enum Operator: Hashable, Sendable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, arrayContains, arrayContainsAny, isIn, isNotIn

    /// Whether documents are in the order of the field, if the query says no other.
    var isInequality: Bool {
      switch self {
      case .less, .lessOrEqual, .greater, .greaterOrEqual, .notEqual, .isNotIn: true
      case .equal, .arrayContains, .arrayContainsAny, .isIn: false
      }
    }
  }

  indirect enum Condition: Hashable, Sendable {
    case field(FieldPath, Operator, FirestoreValue)
    case all([Condition])
    case any([Condition])
    /// That of a value which Firestore does not know.
    case never
  }

  struct Order: Hashable, Sendable {
    let field: FieldPath
    let isDescending: Bool
  }

  /// An end of the result: values of the fields that it is ordered by.
  struct Cursor: Hashable, Sendable {
    let values: [FirestoreValue]
    let isIncluded: Bool
  }

  struct Document {
    let path: String
    let fields: [String: FirestoreValue]
  }

  /// The path of the collection, or the name of all collections with it.
  let path: String
  var isGroup = false
  var conditions: [Condition] = []
  var orders: [Order] = []
  var limit: Int?
  var isLimitedToLast = false
  var start: Cursor?
  var end: Cursor?

  /// The fields that the result is ordered by, the document's path last.
  var allOrders: [Order] {
    var orders = orders
    if orders.isEmpty {
      orders = inequalityFields(conditions).sorted { $0.names.lexicographicallyPrecedes($1.names) }.map {
        Order(field: $0, isDescending: false)
      }
    }
    if !orders.contains(where: { $0.field.isDocumentID }) {
      orders.append(Order(field: .documentID(), isDescending: orders.last?.isDescending ?? false))
    }
    return orders
  }

  private func inequalityFields(_ conditions: [Condition]) -> Set<FieldPath> {
    conditions.reduce(into: []) { fields, condition in
      switch condition {
      case .field(let field, let comparison, _):
        if comparison.isInequality, !field.isDocumentID { fields.insert(field) }
      case .all(let inner), .any(let inner): fields.formUnion(inequalityFields(inner))
      case .never: break
      }
    }
  }

  /// The documents that it finds, in order.
  func result(in documents: [String: [String: FirestoreValue]]) -> [Document] {
    let orders = allOrders
    var found = documents.filter { path, fields in
      guard let parent = FirestorePath.parent(path) else { return false }
      guard isGroup ? FirestorePath.name(parent) == self.path : parent == self.path else { return false }
      let document = Document(path: path, fields: fields)
      return conditions.allSatisfy { document.fulfills($0) }
        && orders.allSatisfy { document.value(at: $0.field) != nil }
    }
    .map { Document(path: $0.key, fields: $0.value) }
    found.sort { Self.compare($0, $1, orders) == .orderedAscending }
    if let start {
      found.removeAll { document in
        let order = document.compare(to: start.values, orders)
        return order == .orderedAscending || order == .orderedSame && !start.isIncluded
      }
    }
    if let end {
      found.removeAll { document in
        let order = document.compare(to: end.values, orders)
        return order == .orderedDescending || order == .orderedSame && !end.isIncluded
      }
    }
    guard let limit else { return found }
    return Array(isLimitedToLast ? found.suffix(limit) : found.prefix(limit))
  }

  private static func compare(_ left: Document, _ right: Document, _ orders: [Order]) -> ComparisonResult {
    left.compare(to: orders.map { right.value(at: $0.field) ?? .null }, orders)
  }
}

extension QueryPlan.Document {
  /// The value of a field; the document's path for its identifier.
  func value(at field: FieldPath) -> FirestoreValue? {
    field.isDocumentID ? .reference(path: path) : fields[field.names[...]]
  }

  /// The order of the document and values of fields.
  func compare(to values: [FirestoreValue], _ orders: [QueryPlan.Order]) -> ComparisonResult {
    for (order, value) in zip(orders, values) {
      let own = self.value(at: order.field) ?? .null
      let other = order.field.isDocumentID ? absolute(value) : value
      if own.isSame(as: other) { continue }
      return (own < other) != order.isDescending ? .orderedAscending : .orderedDescending
    }
    return .orderedSame
  }

  /// A reference for an identifier in the document's collection.
  private func absolute(_ value: FirestoreValue) -> FirestoreValue {
    guard case .string(let name) = value else { return value }
    return .reference(path: name.contains("/") ? name : "\(FirestorePath.parent(path) ?? "")/\(name)")
  }

  func fulfills(_ condition: QueryPlan.Condition) -> Bool {
    switch condition {
    case .never: return false
    case .all(let conditions): return conditions.allSatisfy(fulfills)
    case .any(let conditions): return conditions.contains(where: fulfills)
    case .field(let field, let comparison, let value):
      guard let own = self.value(at: field) else { return false }
      guard field.isDocumentID else { return Self.fulfills(own, comparison, value) }
      if case .array(let values) = value { return Self.fulfills(own, comparison, .array(values.map(absolute))) }
      return Self.fulfills(own, comparison, absolute(value))
    }
  }

  private static func fulfills(
    _ own: FirestoreValue, _ comparison: QueryPlan.Operator, _ value: FirestoreValue
  ) -> Bool {
    let elements: [FirestoreValue] = if case .array(let values) = own { values } else { [] }
    let values: [FirestoreValue] = if case .array(let values) = value { values } else { [] }
    let isComparable = own.rank == value.rank
    return switch comparison {
    case .equal: own.isSame(as: value)
    case .notEqual: own != .null && !own.isSame(as: value)
    case .less: isComparable && own < value
    case .lessOrEqual: isComparable && (own < value || own.isSame(as: value))
    case .greater: isComparable && value < own
    case .greaterOrEqual: isComparable && (value < own || own.isSame(as: value))
    case .arrayContains: elements.contains { $0.isSame(as: value) }
    case .arrayContainsAny: elements.contains { element in values.contains { $0.isSame(as: element) } }
    case .isIn: values.contains { $0.isSame(as: own) }
    case .isNotIn: own != .null && !values.contains { $0.isSame(as: own) }
    }
  }
}
