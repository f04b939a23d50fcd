import FlowSQLite
import Foundation

/// A row as it was read.
struct StoredRow {
  let id: NSManagedObjectID
  let version: Int64
  /// The values; `nil` if the row is one of an entity with more properties than were read.
  let values: [Any?]?
}

extension NSPersistentStore {
  /// The start of a statement that reads rows of an entity: the key, the entity, the number of changes, the columns.
  static func selection(_ layout: EntityLayout, alias: String) -> String {
    ([SQLName.key, SQLName.entity, SQLName.version] + layout.columns.map(\.name)).map { "\(alias).\($0)" }
      .joined(separator: ", ")
  }

  /// A row that was read with `selection(_:alias:)`.
  func row(_ row: SQLRow, _ entity: NSEntityDescription) -> StoredRow? {
    guard case .integer(let key) = row[0] else { return nil }
    var actual = entity
    if case .text(let name) = row[1], name != entity.name {
      actual = entity.family.first { $0.name == name } ?? entity
    }
    let id = NSManagedObjectID(actual, key: key, in: self)
    var version: Int64 = 0
    if case .integer(let number) = row[2] { version = number }
    guard actual === entity else { return StoredRow(id: id, version: version, values: nil) }
    return StoredRow(id: id, version: version, values: values(of: row, entity.layout))
  }

  private func values(of row: SQLRow, _ layout: EntityLayout) -> [Any?] {
    var values: [Any?] = layout.properties.map { property in
      switch property.place {
      case .column: nil
      case .none where property.fetched != nil: Unread()
      case .none: property.attribute.flatMap { ManagedValue.kept($0.defaultValue, $0) }
      case .otherColumn, .join: Unread()
      }
    }
    for (place, column) in layout.columns.enumerated() {
      let property = layout.properties[column.index]
      if let attribute = property.attribute {
        values[column.index] = AttributeCoding.decoded(row[place + 3], attribute)
      } else if case .integer(let key) = row[place + 3], let entity = property.relationship?.destinationEntity {
        values[column.index] = NSManagedObjectID(entity, key: key, in: self)
      }
    }
    return values
  }

  /// The entity of a row whose relationship leads to an entity with others below it.
  func exact(_ id: NSManagedObjectID) throws -> NSManagedObjectID? {
    if id.entity.subentities.isEmpty { return id }
    return try file.withDatabase { try exact(id, $0) }
  }

  /// The entity of a row, while its store is used.
  func exact(_ id: NSManagedObjectID, _ database: SQLiteDatabase) throws -> NSManagedObjectID? {
    if id.entity.subentities.isEmpty { return id }
    let value = try database.value(
      "SELECT \(SQLName.entity) FROM \(id.entity.layout.table) WHERE \(SQLName.key) = ?", [.integer(id.key)])
    guard case .text(let name)? = value, let entity = id.entity.family.first(where: { $0.name == name }) else {
      return value == nil ? nil : id
    }
    return entity === id.entity ? id : NSManagedObjectID(entity, key: id.key, in: self)
  }

  /// Reads one row; `nil` if there is none.
  func row(of id: NSManagedObjectID) throws -> StoredRow? {
    guard let id = try exact(id) else { return nil }
    let layout = id.entity.layout
    var found: StoredRow?
    try file.withDatabase { database in
      try database.run(
        "SELECT \(Self.selection(layout, alias: "t0")) FROM \(layout.table) AS t0 WHERE t0.\(SQLName.key) = ?",
        [.integer(id.key)]
      ) {
        found = row($0, id.entity)
        return false
      }
    }
    return found
  }

  /// The keys of a relationship to many, in their order.
  func related(_ id: NSManagedObjectID, _ property: EntityLayout.Property) throws -> [NSManagedObjectID] {
    guard let destination = property.relationship?.destinationEntity else { return [] }
    let table = destination.layout.table
    let statement: String
    switch property.place {
    case .otherColumn(_, let column):
      statement = """
        SELECT \(SQLName.key), \(SQLName.entity) FROM \(table) WHERE \(column) = ? ORDER BY \(SQLName.key)
        """
    case .join(let join):
      let order = join.isOrdered ? "j.position, j.\(join.other)" : "j.\(join.other)"
      statement = """
        SELECT t.\(SQLName.key), t.\(SQLName.entity) FROM \(join.quoted) AS j JOIN \(table) AS t \
        ON t.\(SQLName.key) = j.\(join.other) WHERE j.\(join.own) = ? ORDER BY \(order)
        """
    case .column, .none: return []
    }
    return try file.withDatabase { try $0.rows(statement, [.integer(id.key)]) }.compactMap { row in
      guard case .integer(let key) = row[0] else { return nil }
      guard case .text(let name) = row[1], name != destination.name else {
        return NSManagedObjectID(destination, key: key, in: self)
      }
      return NSManagedObjectID(destination.family.first { $0.name == name } ?? destination, key: key, in: self)
    }
  }

  /// Takes keys for new objects.
  func takeKeys(_ objects: [NSManagedObject], _ database: SQLiteDatabase) throws -> [NSManagedObjectID] {
    var next: [String: Int64] = [:]
    var ids: [NSManagedObjectID] = []
    for object in objects {
      let name = object.entity.root.name ?? ""
      if next[name] == nil {
        let last = try database.value("SELECT last FROM \"Z_PRIMARYKEY\" WHERE name = ?", [.text(name)])
        if case .integer(let last)? = last { next[name] = last } else { next[name] = 0 }
      }
      next[name, default: 0] += 1
      ids.append(NSManagedObjectID(object.entity, key: next[name] ?? 0, in: self))
    }
    for (name, last) in next.sorted(by: { $0.key < $1.key }) {
      try database.run("INSERT OR REPLACE INTO \"Z_PRIMARYKEY\" VALUES (?, ?)", [.text(name), .integer(last)])
    }
    return ids
  }
}
