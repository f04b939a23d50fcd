import FlowSQLite
import Foundation

extension StoreMigration {
  /// Whether SwiftData has made the file, and no Core Data has used it.
  var isOnlyOfSwiftData: Bool {
    get throws {
      let shared = SharedTables(database)
      return try shared.isNoted(.swiftData) && !shared.isNoted(.coreData)
    }
  }

  /// The error of a change that would take from the other what it has in the file.
  static var sharedChange: CocoaError {
    failure(
      .migration,
      """
      The model differs from that with which the store was opened before, and SwiftData uses the file, too: its tables \
      cannot be changed for one of both. Migrate a copy of the file.
      """)
  }

  /// Uses the tables of a file that SwiftData has made.
  ///
  /// - Throws: A `CocoaError` that names what both cannot share.
  func adopt(_ schema: StoreSchema) throws {
    let shared = SharedTables(database)
    do {
      for table in schema.tables { try adopt(table, shared) }
      for join in schema.joins { try adopt(join: join, shared) }
    } catch let fault as SharedTables.Fault {
      throw Self.failure(.persistentStoreIncompatibleSchema, "SwiftData's file cannot be opened: \(fault.reason).")
    }
    try note(schema)
  }

  private func adopt(_ table: StoreSchema.Table, _ shared: SharedTables) throws {
    let known = try shared.columns(of: table.name)
    if known.isEmpty {
      for statement in table.creation { try database.run(statement) }
      return
    }
    let properties = entities.filter { $0.name == table.name }.flatMap { $0.layout.properties }
    // A table of SwiftData has the column if models inherit from its own.
    if table.entities.count > 1 || known["Z_ENT"] != nil {
      throw SharedTables.Fault(reason: "\(table.name) has entities below it, which both store in different ways")
    }
    for property in properties { try check(property, of: table) }
    let missing = try shared.share(table.name, columns: table.columns.map { ($0.name, $0.type) })
    for column in table.columns where missing.contains(column.name) {
      try database.run("ALTER TABLE \(table.quoted) ADD COLUMN \(SQLName.quoted(column.name)) \(column.type)")
      try fill(column, properties.first { $0.name == column.name }, in: table)
    }
    for statement in table.indexCreation { try database.run(statement) }
  }

  private func check(_ property: EntityLayout.Property, of table: StoreSchema.Table) throws {
    let name = "\(table.name).\(property.name)"
    if property.relationship?.isOrdered == true {
      throw SharedTables.Fault(reason: "\(name) is ordered, and SwiftData keeps no order")
    }
    guard let attribute = property.attribute, case .column = property.place else { return }
    let types: [NSAttributeType] = [.transformableAttributeType, .compositeAttributeType, .undefinedAttributeType]
    if types.contains(attribute.attributeType) {
      throw SharedTables.Fault(reason: "\(name) is transformed, which SwiftData cannot read")
    }
    if attribute.allowsExternalBinaryDataStorage {
      throw SharedTables.Fault(reason: "\(name) may be in a file of its own, which only SwiftData reads")
    }
  }

  private func adopt(join: String, _ shared: SharedTables) throws {
    let columns = try shared.columns(of: join)
    if columns.isEmpty {
      for statement in StoreSchema.creation(ofJoin: join) { try database.run(statement) }
    } else if columns["position"] == nil {
      try database.run("ALTER TABLE \(SQLName.quoted(join)) ADD COLUMN position INTEGER")
    }
  }
}
