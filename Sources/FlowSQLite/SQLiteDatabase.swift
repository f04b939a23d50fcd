import CFlowSQLite
import Foundation

/// A connection to a database: a file, or memory.
///
/// It is used by one thread at a time; its owner sees to that.
package final class SQLiteDatabase {
  /// How long a statement waits for other connections, in milliseconds.
  private static let patience: Int32 = 10_000

  private var handle: OpaquePointer?
  /// SQLite's connection, for the other files of this module.
  var connection: OpaquePointer? { handle }
  private var statements: [String: SQLiteStatement] = [:]
  /// The statement that ran last: often the next is the same.
  private var last: (sql: String, statement: SQLiteStatement)?

  /// Opens or creates a database.
  ///
  /// - Parameters:
  ///   - path: The path of the file; `nil` for a database in memory.
  ///   - isReadOnly: Whether nothing can be written. The file must exist.
  /// - Throws: A ``SQLiteError`` if the file cannot be opened or is no database.
  package init(path: String?, isReadOnly: Bool = false) throws {
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path ?? ":memory:", &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK else {
      let error = error(code, in: "open \(path ?? "memory")")
      sqlite3_close_v2(handle)
      throw error
    }
    // Another process may be writing.
    sqlite3_busy_timeout(handle, Self.patience)
  }

  deinit {
    last = nil
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  private func error(_ code: Int32, in statement: String) -> SQLiteError {
    let message = handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) }
    return SQLiteError(code: code, message: message ?? String(cString: sqlite3_errstr(code)), statement: statement)
  }

  /// Throws what SQLite says about a result code other than success.
  func check(_ code: Int32, _ statement: String) throws {
    guard code == SQLITE_OK else { throw error(code, in: statement) }
  }

  /// The compiled form of a statement; each is compiled once.
  private func statement(_ sql: String) throws -> SQLiteStatement {
    if let last, last.sql == sql { return last.statement }
    if let known = statements[sql] {
      last = (sql, known)
      return known
    }
    var compiled: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, nil)
    guard code == SQLITE_OK, let compiled else { throw error(code, in: sql) }
    let statement = SQLiteStatement(compiled)
    // Predicates with captured arrays differ in their number of parameters.
    if statements.count >= 256 { statements.removeAll() }
    statements[sql] = statement
    last = (sql, statement)
    return statement
  }

  /// Runs a statement, and reads its rows.
  ///
  /// - Parameters:
  ///   - sql: One statement.
  ///   - values: The values of its parameters, in order.
  ///   - row: Receives each row; reading ends when it returns `false`.
  package func run(_ sql: String, _ values: [SQLValue] = [], row: (SQLRow) throws -> Bool = { _ in true }) throws {
    var statement = try statement(sql)
    if statement.isRunning {
      // The statement is read further out.
      var compiled: OpaquePointer?
      let code = sqlite3_prepare_v2(handle, sql, -1, &compiled, nil)
      guard code == SQLITE_OK, let compiled else { throw error(code, in: sql) }
      statement = SQLiteStatement(compiled)
    }
    statement.isRunning = true
    defer {
      statement.reset()
      statement.isRunning = false
    }
    for (index, value) in values.enumerated() {
      let code = statement.bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw error(code, in: sql) }
    }
    while true {
      let code = statement.step()
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw error(code, in: sql) }
      if try !row(SQLRow(statement)) { return }
    }
  }

  /// The rows of a statement.
  package func rows(_ sql: String, _ values: [SQLValue] = []) throws -> [[SQLValue]] {
    var rows: [[SQLValue]] = []
    try run(sql, values) { row in
      rows.append(row.values)
      return true
    }
    return rows
  }

  /// The first value of the first row, or `nil` if there is no row.
  package func value(_ sql: String, _ values: [SQLValue] = []) throws -> SQLValue? {
    try rows(sql, values).first?.first
  }

  /// Runs several statements without parameters.
  package func runAll(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, in: sql) }
  }

  /// Makes changes that are kept all together or not at all, also if the process ends in between.
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // SQLite may have rolled back itself, after a full disk for example.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Lets connections read while another one writes, and keeps that in the file.
  ///
  /// - Throws: A ``SQLiteError`` if the file is no database, or is locked for longer than a write takes.
  package func useWriteAheadLog() throws {
    // Two connections that turn a new file at once each read it and want it alone. SQLite refuses one of them without
    // waiting, because neither would end, so the refused one tries again.
    for _ in 0..<Self.patience {
      do {
        _ = try value("PRAGMA journal_mode = WAL")
        return
      } catch let error as SQLiteError where error.primaryCode == SQLITE_BUSY {
        sqlite3_sleep(1)
      }
    }
    _ = try value("PRAGMA journal_mode = WAL")
  }

  /// The row that was inserted last.
  package var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// The number of rows that the last statement changed.
  package var changedRows: Int { Int(sqlite3_changes(handle)) }
}
