/// Tables of a file that SwiftData and Core Data use, each with its own code.
///
/// Both have a table for each type of models with the same names of columns. Core Data has two columns more: the name of the
/// entity, and the number of changes of a row, by which it finds conflicts. Triggers fill them for what SwiftData writes.
package struct SharedTables {
  /// Why a table cannot be shared, as a part of a sentence.
  package struct Fault: Error {
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// The keys under which the users of a file note their tables.
  package enum User: String {
    case swiftData = "layout"
    case coreData = "model"
  }

  private let database: SQLiteDatabase

  package init(_ database: SQLiteDatabase) { self.database = database }

  /// Whether a user has noted its tables in the file.
  package func isNoted(_ user: User) throws -> Bool {
    guard try database.value("SELECT 1 FROM sqlite_master WHERE name = 'Z_METADATA'") != nil else { return false }
    return try database.value("SELECT 1 FROM \"Z_METADATA\" WHERE key = ?", [.text(user.rawValue)]) != nil
  }

  /// The declared types of a table's columns by their names; empty if there is no such table.
  package func columns(of table: String) throws -> [String: String] {
    var columns: [String: String] = [:]
    for row in try database.rows("PRAGMA table_info(\(SQLName.quoted(table)))") {
      if case (.text(let name), .text(let type)) = (row[1], row[2]) { columns[name] = type }
    }
    return columns
  }

  /// Lets both users write a table that is there already.
  ///
  /// - Parameter columns: The columns that the new user needs, with their types.
  /// - Returns: The names of the columns that are missing.
  /// - Throws: ``Fault`` if a column has another type.
  package func share(_ table: String, columns: [(name: String, type: String)]) throws -> [String] {
    let known = try self.columns(of: table)
    for column in columns {
      guard let type = known[column.name], type != column.type else { continue }
      throw Fault(
        reason: "\(table).\(column.name) is \(Self.text(type)) in the file, and \(Self.text(column.type)) here")
    }
    let name = SQLName.quoted(table)
    for (column, type) in [("Z_ENT", "TEXT"), ("Z_OPT", "INTEGER")] where known[column] == nil {
      try database.run("ALTER TABLE \(name) ADD COLUMN \"\(column)\" \(type)")
    }
    let entity = "'" + table.replacing("'", with: "''") + "'"
    try database.run("UPDATE \(name) SET \"Z_ENT\" = \(entity) WHERE \"Z_ENT\" IS NULL")
    try database.run("UPDATE \(name) SET \"Z_OPT\" = 1 WHERE \"Z_OPT\" IS NULL")
    try database.run(
      """
      CREATE TRIGGER IF NOT EXISTS \(SQLName.quoted(table + ".insertion")) AFTER INSERT ON \(name) \
      WHEN NEW."Z_OPT" IS NULL \
      BEGIN UPDATE \(name) SET "Z_OPT" = 1, "Z_ENT" = \(entity) WHERE "Z_PK" = NEW."Z_PK"; END
      """)
    try database.run(
      """
      CREATE TRIGGER IF NOT EXISTS \(SQLName.quoted(table + ".change")) AFTER UPDATE ON \(name) \
      WHEN NEW."Z_OPT" IS OLD."Z_OPT" \
      BEGIN UPDATE \(name) SET "Z_OPT" = OLD."Z_OPT" + 1 WHERE "Z_PK" = NEW."Z_PK"; END
      """)
    return columns.map(\.name).filter { known[$0] == nil }
  }

  private static func text(_ type: String) -> String { type.isEmpty ? "a value of any type" : type }
}
