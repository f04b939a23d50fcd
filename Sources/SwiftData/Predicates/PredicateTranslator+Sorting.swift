import FlowSQLite
import Foundation

extension PredicateTranslator {
  /// What follows ORDER BY; `nil` if columns have another order than their values.
  ///
  /// - Throws: ``SwiftDataError/unsupportedSortDescriptor`` for an order by what is not stored.
  mutating func order<T: PersistentModel>(_ descriptors: [SortDescriptor<T>]) throws -> SQLFragment? {
    var list = SQLFragment(sql: "")
    for descriptor in descriptors {
      guard let term = try term(of: descriptor) else { return nil }
      list = list + (list.sql.isEmpty ? "" : ", ") + term + (descriptor.order == .forward ? "" : " DESC")
    }
    return list
  }

  private mutating func term<T: PersistentModel>(of descriptor: SortDescriptor<T>) throws -> SQLFragment? {
    guard let keyPath = descriptor.keyPath, let (path, isNatural) = KeyPathProbe.path(of: keyPath) else {
      throw SwiftDataError(
        .unsupportedSortDescriptor,
        """
        \(ModelDescription.of(T.self).name) cannot be sorted by \(descriptor.keyPath.map { "\($0)" } ?? "this"), which \
        is not stored. Sort by a property that @Model stores, or sort the result.
        """)
    }
    var term = SQLTerm.model(
      SQLModel(
        description: ModelDescription.of(T.self), key: SQLFragment(sql: "t0." + SQLName.key), alias: "t0"))
    for step in path {
      guard case .model(let model) = term else { return nil }
      do {
        term = try property(step.description.properties[step.index].keyPath, of: model)
      } catch is UntranslatableError {
        return nil
      }
    }
    guard case .value(let value, let isText) = term, let last = path.last else { return nil }
    let type = last.description.properties[last.index].valueType
    let wrapped = (type as? any OptionalValue.Type)?.wrappedType ?? type
    guard wrapped is any SQLScalar.Type, wrapped != Decimal.self, wrapped != UInt64.self, wrapped != UInt.self else {
      return nil
    }
    if isNatural { return value + " COLLATE \(TextRules.naturalOrder)" }
    return isText ? value + " COLLATE \(TextRules.order)" : value
  }
}
