import FlowSQLite
import Foundation

/// What a save found changed in the store by somebody else: all of one kind.
///
/// `@unchecked Sendable`: it is thrown and caught on the queue of the context.
enum SaveConflicts: Error, @unchecked Sendable {
  /// The rows of objects have been changed, or are gone.
  case rows([NSManagedObject])
  /// Other rows, or other objects of the save, have values of new or changed objects that have to be unique.
  case unique([UniqueConflict])
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
  /// - Throws: `SaveConflicts`, or why a value cannot be written.
  func run() throws -> [ObjectIdentifier: NSManagedObjectID] {
    let ids: [ObjectIdentifier: NSManagedObjectID]
    do {
      ids = try write()
    } catch is UnfreedValues {
      ids = try write(freeingUniqueValues: true)
    }
    store.persistentStoreCoordinator?.tellObservers(ofChangesIn: store)
    return ids
  }

  /// A unique value is in a row until a later statement of the save changes it.
  private struct UnfreedValues: Error {}

  /// - Parameter frees: Whether the unique values that the save changes are removed first.
  private func write(freeingUniqueValues frees: Bool = false) throws -> [ObjectIdentifier: NSManagedObjectID] {
    try store.file.withDatabase { database in
      try database.transaction {
        let changed = try (updated + deleted).filter { try isChanged($0, database) }
        if !changed.isEmpty { throw SaveConflicts.rows(changed) }
        let new = inserted.filter { $0.id.isTemporaryID }
        let keys = try store.takeKeys(new, database)
        let ids = Dictionary(zip(new.map { ObjectIdentifier($0.id) }, keys)) { first, _ in first }
        // First, so that values that were unique are free again.
        for object in deleted { try delete(object, database) }
        do {
          if frees { for object in updated { try freeUniqueValues(of: object, database) } }
          for object in inserted { try write(object, ids, database, isNew: true) }
          for object in updated { try write(object, ids, database, isNew: false) }
        } catch let error as SQLiteError where error.primaryCode == 19 {
          let conflicts = try uniqueConflicts(ids, database)
          if conflicts.isEmpty { throw frees ? error : UnfreedValues() }
          throw SaveConflicts.unique(conflicts)
        }
        for object in inserted + updated { try writeJoins(object, ids, database, ordered: false) }
        for object in inserted + updated { try writeJoins(object, ids, database, ordered: true) }
        try note(ids, database)
        return ids
      }
    }
  }

  /// Whether somebody else has changed the row of an object.
  private func isChanged(_ object: NSManagedObject, _ database: SQLiteDatabase) throws -> Bool {
    let table = object.entity.layout.table
    let version = try database.value(
      "SELECT \(SQLName.version) FROM \(table) WHERE \(SQLName.key) = ?", [.integer(object.id.key)])
    if version == nil, object.state == .deleted { return false }
    return version != .integer(object.version)
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
    if isNew {
      let all = [SQLName.key, SQLName.entity, SQLName.version] + names
      try database.run(
        """
        INSERT INTO \(layout.table) (\(all.joined(separator: ", "))) \
        VALUES (\(all.map { _ in "?" }.joined(separator: ", ")))
        """, [own, .text(object.entity.name ?? ""), .integer(1)] + values)
    } else {
      // As a number, since the row has this version: a step may have freed its unique values.
      let changes = (["\(SQLName.version) = \(object.version + 1)"] + names.map { "\($0) = ?" })
      try database.run(
        "UPDATE \(layout.table) SET \(changes.joined(separator: ", ")) WHERE \(SQLName.key) = ?", values + [own])
    }
  }

  // MARK: - Unique values

  private func uniqueConflicts(
    _ ids: [ObjectIdentifier: NSManagedObjectID], _ database: SQLiteDatabase
  ) throws -> [UniqueConflict] {
    var saved: [String: Set<Int64>] = [:]
    for object in inserted + updated + deleted {
      saved[object.entity.root.name ?? "", default: []].insert((ids[ObjectIdentifier(object.id)] ?? object.id).key)
    }
    return try UniqueValues(inserted + updated, in: store).conflicts(with: saved, database)
  }

  /// Removes the unique values that the save changes from the row of an object.
  private func freeUniqueValues(of object: NSManagedObject, _ database: SQLiteDatabase) throws {
    let layout = object.entity.layout
    let changed = Set(object.entity.uniqueNames.flatMap(\.self)).filter { name in
      guard let index = layout.index(of: name) else { return false }
      return !Unread.isEqual(object.values?[index], object.committed?[index])
    }
    if changed.isEmpty { return }
    // Another number of changes, so that no trigger counts this step.
    let version = "\(SQLName.version) = \(SQLName.version) - 1"
    let changes = ([version] + changed.sorted().map { "\(SQLName.quoted($0)) = NULL" }).joined(separator: ", ")
    try database.run(
      "UPDATE \(layout.table) SET \(changes) WHERE \(SQLName.key) = ?", [.integer(object.id.key)])
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
