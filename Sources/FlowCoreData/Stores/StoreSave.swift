import FlowSQLite
import Foundation

/// What a save found changed in the store by somebody else.
///
/// `@unchecked Sendable`: it is thrown and caught on the queue of the context.
enum SaveConflict: Error, @unchecked Sendable {
  /// The row of an object has been changed, or is gone.
  case row(NSManagedObject)
  /// Another row, or another inserted object, has the values of a new or changed object that have to be unique.
  case unique(NSManagedObject, other: NSManagedObjectID, names: [String])
}

/// The changes of a context for one store, written in one transaction.
struct StoreSave {
  let store: NSPersistentStore
  let inserted: [NSManagedObject]
  let updated: [NSManagedObject]
  let deleted: [NSManagedObject]

  /// Writes the changes.
  ///
  /// - Returns: The permanent identifiers of the inserted objects that had none.
  /// - Throws: `SaveConflict`, or why a value cannot be written.
  func run() throws -> [ObjectIdentifier: NSManagedObjectID] {
    let ids = try write()
    store.persistentStoreCoordinator?.tellObservers(ofChangesIn: store)
    return ids
  }

  private func write() throws -> [ObjectIdentifier: NSManagedObjectID] {
    try store.file.withDatabase { database in
      try database.transaction {
        for object in updated + deleted { try check(object, database) }
        let new = inserted.filter { $0.id.isTemporaryID }
        let keys = try store.takeKeys(new, database)
        let ids = Dictionary(zip(new.map { ObjectIdentifier($0.id) }, keys)) { first, _ in first }
        // First, so that values that were unique are free again.
        for object in deleted { try delete(object, database) }
        for object in inserted { try write(object, ids, database, isNew: true) }
        for object in updated { try write(object, ids, database, isNew: false) }
        for object in inserted + updated { try writeJoins(object, ids, database, ordered: false) }
        for object in inserted + updated { try writeJoins(object, ids, database, ordered: true) }
        try note(ids, database)
        return ids
      }
    }
  }

  private func check(_ object: NSManagedObject, _ database: SQLiteDatabase) throws {
    let table = object.entity.layout.table
    let version = try database.value(
      "SELECT \(SQLName.version) FROM \(table) WHERE \(SQLName.key) = ?", [.integer(object.id.key)])
    if version == nil, object.state == .deleted { return }
    guard version != .integer(object.version) else { return }
    throw SaveConflict.row(object)
  }

  private func key(_ value: Any?, _ ids: [ObjectIdentifier: NSManagedObjectID]) -> SQLValue {
    guard let id = value as? NSManagedObjectID else { return .null }
    return (ids[ObjectIdentifier(id)] ?? id).isTemporaryID ? .null : .integer((ids[ObjectIdentifier(id)] ?? id).key)
  }

  private func write(
    _ object: NSManagedObject, _ ids: [ObjectIdentifier: NSManagedObjectID], _ database: SQLiteDatabase, isNew: Bool
  ) throws {
    let layout = object.entity.layout
    var names: [String] = []
    var values: [SQLValue] = []
    for column in layout.columns {
      let value = object.values?[column.index]
      if !isNew, Unread.isEqual(value, object.committed?[column.index]) { continue }
      names.append(column.name)
      let attribute = layout.properties[column.index].attribute
      values.append(try attribute.map { try AttributeCoding.encoded(value, $0) } ?? key(value, ids))
    }
    let own = key(object.id, ids)
    do {
      if isNew {
        let all = [SQLName.key, SQLName.entity, SQLName.version] + names
        try database.run(
          """
          INSERT INTO \(layout.table) (\(all.joined(separator: ", "))) \
          VALUES (\(all.map { _ in "?" }.joined(separator: ", ")))
          """, [own, .text(object.entity.name ?? ""), .integer(1)] + values)
      } else {
        let changes = (["\(SQLName.version) = \(SQLName.version) + 1"] + names.map { "\($0) = ?" })
        try database.run(
          "UPDATE \(layout.table) SET \(changes.joined(separator: ", ")) WHERE \(SQLName.key) = ?", values + [own])
      }
    } catch let error as SQLiteError where error.primaryCode == 19 {
      throw try uniqueConflict(object, own, ids, database) ?? error
    }
  }

  /// The row, or the object that is inserted by the same save, that has the unique values of an object.
  private func uniqueConflict(
    _ object: NSManagedObject, _ own: SQLValue, _ ids: [ObjectIdentifier: NSManagedObjectID],
    _ database: SQLiteDatabase
  ) throws -> SaveConflict? {
    let layout = object.entity.layout
    var entity: NSEntityDescription? = object.entity
    while let current = entity {
      for constraint in current.uniquenessConstraints {
        let names = constraint.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }
        let values = try names.map { name -> SQLValue in
          guard let index = layout.index(of: name), let attribute = layout.properties[index].attribute else {
            return .null
          }
          return try AttributeCoding.encoded(object.values?[index], attribute)
        }
        let condition = names.map { "\(SQLName.quoted($0)) = ?" }.joined(separator: " AND ")
        let other = try database.value(
          "SELECT \(SQLName.key) FROM \(layout.table) WHERE \(condition) AND \(SQLName.key) IS NOT ?", values + [own])
        if case .integer(let key)? = other {
          let new = inserted.first {
            $0.entity.root === object.entity.root && (ids[ObjectIdentifier($0.id)] ?? $0.id).key == key
          }
          let id = new?.id ?? NSManagedObjectID(object.entity, key: key, in: store)
          return .unique(object, other: id, names: names)
        }
      }
      entity = current.superentity
    }
    return nil
  }

  private func writeJoins(
    _ object: NSManagedObject, _ ids: [ObjectIdentifier: NSManagedObjectID], _ database: SQLiteDatabase, ordered: Bool
  ) throws {
    let layout = object.entity.layout
    let own = key(object.id, ids)
    for (index, property) in layout.properties.enumerated() {
      guard case .join(let join) = property.place, join.isOrdered == ordered,
        let after = object.values?[index] as? RelatedIDs
      else { continue }
      let before = (object.committed?[index] as? RelatedIDs) ?? RelatedIDs()
      if before == after { continue }
      for id in before.list where !after.contains(id) {
        try database.run(
          "DELETE FROM \(join.quoted) WHERE \(join.own) = ? AND \(join.other) = ?", [own, key(id, ids)])
      }
      for (position, id) in after.list.enumerated() where ordered || !before.contains(id) {
        try database.run(
          """
          INSERT \(ordered ? "OR REPLACE" : "OR IGNORE") INTO \(join.quoted) (\(join.own), \(join.other), position) \
          VALUES (?, ?, ?)
          """, [own, key(id, ids), ordered ? .integer(Int64(position)) : .null])
      }
    }
  }

  private func delete(_ object: NSManagedObject, _ database: SQLiteDatabase) throws {
    let key = SQLValue.integer(object.id.key)
    try database.run("DELETE FROM \(object.entity.layout.table) WHERE \(SQLName.key) = ?", [key])
    for property in object.entity.layout.properties {
      if case .join(let join) = property.place {
        try database.run("DELETE FROM \(join.quoted) WHERE \(join.own) = ?", [key])
      }
    }
  }
}
