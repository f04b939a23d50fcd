import FlowSQLite
import Foundation

extension ModelStore: ContextStore {
  func selection<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, in context: ModelContext) throws
    -> any Selection<T>
  {
    try Fetch(descriptor, of: self, in: context)
  }

  func contains(_ description: ModelDescription, key: Int64, in context: ModelContext) throws -> Bool {
    try reading {
      try $0.value("SELECT 1 FROM \(description.table) WHERE \(SQLName.key) = ?", [.integer(key)])
    } != nil
  }

  func typeName(_ description: ModelDescription, key: Int64, in context: ModelContext) throws -> String? {
    let sql = "SELECT \(SQLName.type) FROM \(description.table) WHERE \(SQLName.key) = ?"
    return String(sqlValue: try reading { try $0.value(sql, [.integer(key)]) } ?? .null)
  }

  func rows(_ description: ModelDescription, keys: [Int64], in context: ModelContext) throws -> [Row] {
    let marks = Array(repeating: "?", count: keys.count).joined(separator: ", ")
    return try rows(
      description, "WHERE \(SQLName.key) IN (\(marks))", keys.map { .integer($0) },
      RowReader(description, in: context.core))
  }

  func slots(_ description: ModelDescription, _ index: Int, key: Int64, in context: ModelContext) throws
    -> [ModelRecord.Slot]?
  {
    let property = description.properties[index]
    guard property.isToMany else {
      guard var slots = try rows(description, keys: [key], in: context).first?.slots else { return nil }
      if property.isExternal, case .missing = slots[index] {
        slots[index] = try .value(externalValue(description, index, key: key) ?? .null)
      }
      return slots
    }
    let destination = description.destination(of: index)
    let store = context.core.store(of: destination)?.identifier
    var slots = [ModelRecord.Slot](repeating: .missing, count: description.properties.count)
    slots[index] = try .many(
      related(description, index, key: key).map {
        .id(PersistentIdentifier(.permanent($0), entityName: destination.name, storeIdentifier: store))
      })
    return slots
  }

  func save(_ records: [ModelRecord], in context: ModelContext) throws {
    try SavePlan(records, self, author: context.author).run()
  }

  /// Deletions are changes of the context, so that delete rules and inverses follow.
  func delete<T: PersistentModel>(_ type: T.Type, _ predicate: Predicate<T>?, in context: ModelContext) -> Bool {
    false
  }

  /// Those of all stores of SQLite are read together (``SelectedHistory``).
  func history<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) -> [T]? { nil }

  func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) -> Bool { false }

  func begin(_ state: EditingState) {}

  func end(_ state: EditingState) {}
}
