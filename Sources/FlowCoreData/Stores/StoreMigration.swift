import FlowSQLite
import Foundation

/// Brings the tables of a store to a model.
struct StoreMigration {
  let database: SQLiteDatabase
  let entities: [NSEntityDescription]
  private let canMigrate: Bool
  private let isReadOnly: Bool

  init(_ database: SQLiteDatabase, to entities: [NSEntityDescription], canMigrate: Bool, isReadOnly: Bool) {
    self.database = database
    self.entities = entities
    self.canMigrate = canMigrate
    self.isReadOnly = isReadOnly
  }

  private static let table = "\"Z_METADATA\""

  static func failure(_ code: CocoaError.Code, _ reason: String) -> CocoaError {
    CocoaError(code, userInfo: [NSLocalizedDescriptionKey: reason])
  }

  /// - Returns: The identifier of the store.
  func run() throws -> String {
    let new = StoreSchema(entities)
    if try isOnlyOfSwiftData {
      if isReadOnly { throw Self.failure(.persistentStoreOpen, "The store is SwiftData's and cannot be written.") }
      try database.transaction { if try isOnlyOfSwiftData { try adopt(new) } }
    }
    if try schema() == nil {
      if isReadOnly { throw Self.failure(.persistentStoreOpen, "The store is empty and cannot be written.") }
      // Another process may have been faster.
      try database.transaction { if try schema() == nil { try create(new) } }
    }
    if try oldSchema(differingFrom: new) != nil {
      // Indices do not decide about the version of a model.
      let isSameVersion = try hashes() == VersionHash.all(of: entities)
      if isSameVersion, isReadOnly { return try identifier() }
      guard canMigrate || isSameVersion, !isReadOnly else {
        throw Self.failure(
          .persistentStoreIncompatibleVersionHash,
          "The model used to open the store is incompatible with the one used to create the store.")
      }
      if !isSameVersion, try SharedTables(database).isNoted(.swiftData) { throw Self.sharedChange }
      try database.transaction {
        if let old = try oldSchema(differingFrom: new) { try change(old, to: new) }
      }
    }
    try noteChecksum()
    return try identifier()
  }

  /// The checksum of the model, also if the entities that changed are not those of the store.
  private var modelChecksum: String {
    entities.first?.managedObjectModel?.versionChecksum ?? VersionHash.checksum(of: VersionHash.all(of: entities))
  }

  private func noteChecksum() throws {
    guard !isReadOnly, try hashes() != nil, try checksum() != modelChecksum else { return }
    try database.run("INSERT OR REPLACE INTO \(Self.table) VALUES ('checksum', ?)", [.text(modelChecksum)])
  }

  /// The schema of the store, if it or its entities differ from those of the model.
  private func oldSchema(differingFrom new: StoreSchema) throws -> StoreSchema? {
    let hashes = VersionHash.all(of: entities)
    guard let old = try schema(), try old != new || (self.hashes() ?? hashes) != hashes else { return nil }
    return old
  }

  private func schema() throws -> StoreSchema? {
    guard case .integer(let count)? = try database.value("SELECT COUNT(*) FROM sqlite_master"), count > 0 else {
      return nil
    }
    guard try database.value("SELECT 1 FROM sqlite_master WHERE name = 'Z_METADATA'") != nil,
      case .text(let json)? = try database.value("SELECT value FROM \(Self.table) WHERE key = 'model'"),
      let schema = try? JSONDecoder().decode(StoreSchema.self, from: Data(json.utf8))
    else {
      throw Self.failure(
        .persistentStoreOpen, "The file is a database, but no store of this Core Data. Choose another file.")
    }
    return schema
  }

  private func identifier() throws -> String {
    guard case .text(let text)? = try database.value("SELECT value FROM \(Self.table) WHERE key = 'identifier'") else {
      throw Self.failure(.persistentStoreOpen, "The store has no identifier.")
    }
    return text
  }

  func note(_ schema: StoreSchema) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(schema), as: UTF8.self)
    try database.run("INSERT OR REPLACE INTO \(Self.table) VALUES ('model', ?)", [.text(json)])
    let hashes = String(decoding: try encoder.encode(VersionHash.all(of: entities)), as: UTF8.self)
    try database.run("INSERT OR REPLACE INTO \(Self.table) VALUES ('hashes', ?)", [.text(hashes)])
  }

  /// The hashes of the entities with which the store was made; `nil` for a store of a former version of this module.
  private func hashes() throws -> [String: Data]? {
    guard case .text(let json)? = try database.value("SELECT value FROM \(Self.table) WHERE key = 'hashes'") else {
      return nil
    }
    return try? JSONDecoder().decode([String: Data].self, from: Data(json.utf8))
  }

  /// The checksum of the model with which the store was made; `nil` for a store without hashes.
  func checksum() throws -> String? {
    if case .text(let text)? = try database.value("SELECT value FROM \(Self.table) WHERE key = 'checksum'") {
      return text
    }
    return try hashes().map(VersionHash.checksum)
  }

  /// What is known about a store.
  ///
  /// - Throws: A `CocoaError` if the database is no store.
  static func metadata(of database: SQLiteDatabase) throws -> [String: Any] {
    let migration = StoreMigration(database, to: [], canMigrate: false, isReadOnly: true)
    guard try migration.schema() != nil else {
      throw failure(.persistentStoreOpen, "The file is empty, and no store.")
    }
    var own: [String: Any] = try [
      NSStoreUUIDKey: migration.identifier(), NSStoreTypeKey: NSSQLiteStoreType,
      NSStoreModelVersionHashesKey: migration.hashes() ?? [:], NSStoreModelVersionIdentifiersKey: [String](),
    ]
    own[NSPersistentStoreModelVersionChecksumKey] = try migration.checksum()
    return try StoreMetadata.read(from: database).merging(own) { $1 }
  }

  private func create(_ schema: StoreSchema) throws {
    try database.run("CREATE TABLE \(Self.table) (key TEXT PRIMARY KEY, value TEXT)")
    try database.run("CREATE TABLE \"Z_PRIMARYKEY\" (name TEXT PRIMARY KEY, last INTEGER)")
    for statement in schema.tables.flatMap(\.creation) + schema.joins.flatMap(StoreSchema.creation) {
      try database.run(statement)
    }
    try database.run("INSERT INTO \(Self.table) VALUES ('identifier', ?)", [.text(UUID().uuidString)])
    try note(schema)
  }

  // MARK: - Lightweight migration

  private func change(_ old: StoreSchema, to new: StoreSchema) throws {
    var former = old
    for entity in entities {
      guard let name = entity.renamingIdentifier, let newName = entity.name, name != newName else { continue }
      try rename(name, to: newName, in: &former, isKnown: old.tables.contains { $0.entities.contains(newName) })
    }
    for join in new.joins where !former.joins.contains(join) {
      if let place = former.joins.firstIndex(of: originalJoin(of: join) ?? "") {
        try database.run("ALTER TABLE \(SQLName.quoted(former.joins[place])) RENAME TO \(SQLName.quoted(join))")
        former.joins[place] = join
      } else {
        for statement in StoreSchema.creation(ofJoin: join) { try database.run(statement) }
      }
    }
    for table in new.tables {
      if let known = former.tables.first(where: { $0.name == table.name }) {
        if known != table { try change(known, to: table) }
      } else {
        for statement in table.creation { try database.run(statement) }
      }
    }
    for table in former.tables where !new.tables.contains(where: { $0.name == table.name }) {
      try database.run("DROP TABLE \(table.quoted)")
    }
    for join in former.joins where !new.joins.contains(join) {
      try database.run("DROP TABLE \(SQLName.quoted(join))")
    }
    try note(new)
  }

  private func rename(_ name: String, to newName: String, in schema: inout StoreSchema, isKnown: Bool) throws {
    guard !isKnown else { return }
    if let place = schema.tables.firstIndex(where: { $0.name == name }) {
      for statement in schema.tables[place].indexRemoval { try database.run(statement) }
      try database.run("ALTER TABLE \(SQLName.quoted(name)) RENAME TO \(SQLName.quoted(newName))")
      try database.run("UPDATE \"Z_PRIMARYKEY\" SET name = ? WHERE name = ?", [.text(newName), .text(name)])
      schema.tables[place].name = newName
      // Every index is made again.
      schema.tables[place].indices.append([])
    }
    for table in schema.tables where table.entities.contains(name) {
      try database.run(
        "UPDATE \(table.quoted) SET \(SQLName.entity) = ? WHERE \(SQLName.entity) = ?", [.text(newName), .text(name)])
    }
  }

  /// The name of a table of keys before its entity or relationship was renamed.
  private func originalJoin(of join: String) -> String? {
    for entity in entities {
      for property in entity.layout.properties {
        let description = property.description
        guard "\(description.owner?.name ?? "").\(property.name)" == join else { continue }
        let owner = description.owner?.renamingIdentifier ?? description.owner?.name ?? ""
        return "\(owner).\(description.renamingIdentifier ?? property.name)"
      }
    }
    return nil
  }

  private func change(_ old: StoreSchema.Table, to new: StoreSchema.Table) throws {
    let family = entities.filter { $0.root.name == new.name }
    let properties = family.flatMap { $0.layout.properties }
    for statement in old.indexRemoval {
      try database.run(statement)
    }
    var known = old.columns
    for column in new.columns {
      let property = properties.first { $0.name == column.name }
      let name = SQLName.quoted(column.name)
      if let former = property?.description.renamingIdentifier, former != column.name,
        let place = known.firstIndex(where: { $0.name == former }), !known.contains(where: { $0.name == column.name })
      {
        try database.run("ALTER TABLE \(new.quoted) RENAME COLUMN \(SQLName.quoted(former)) TO \(name)")
        known[place].name = column.name
      }
      if let place = known.firstIndex(where: { $0.name == column.name }) {
        try change(known[place], to: column, property, in: new)
        known.remove(at: place)
      } else {
        try database.run("ALTER TABLE \(new.quoted) ADD COLUMN \(name) \(column.type)")
        try fill(column, property, in: new)
      }
    }
    for column in known {
      try database.run("ALTER TABLE \(new.quoted) DROP COLUMN \(SQLName.quoted(column.name))")
    }
    for statement in new.indexCreation { try database.run(statement) }
  }

  private func change(
    _ old: StoreSchema.Column, to new: StoreSchema.Column, _ property: EntityLayout.Property?,
    in table: StoreSchema.Table
  ) throws {
    let numbers: Set = ["INTEGER", "REAL"]
    guard old.type == new.type || numbers.isSuperset(of: [old.type, new.type]) else {
      throw Self.failure(
        .inferredMappingModel,
        "Can't infer mapping model: the type of \(table.name).\(new.name) has changed. Give the property another name.")
    }
    if !old.isRequired, new.isRequired { try fill(new, property, in: table) }
  }

  /// Gives rows without a value the default.
  func fill(
    _ column: StoreSchema.Column, _ property: EntityLayout.Property?, in table: StoreSchema.Table
  ) throws {
    let name = SQLName.quoted(column.name)
    if let attribute = property?.attribute, attribute.defaultValue != nil {
      let value = try AttributeCoding.encoded(ManagedValue.kept(attribute.defaultValue, attribute), attribute)
      try database.run("UPDATE \(table.quoted) SET \(name) = ? WHERE \(name) IS NULL", [value])
    }
    guard column.isRequired,
      try database.value("SELECT 1 FROM \(table.quoted) WHERE \(name) IS NULL LIMIT 1") != nil
    else { return }
    throw Self.failure(
      .inferredMappingModel,
      "Can't infer mapping model: \(table.name).\(column.name) is required and has no default value.")
  }
}
