import Foundation
import Testing

@testable import FlowSQLite

@Suite("SQLite")
struct SQLiteDatabaseTests {
  @Test("all kinds of values come back as they were written")
  func values() throws {
    let database = try SQLiteDatabase(path: nil)
    try database.run("CREATE TABLE t (v)")
    let values: [SQLValue] = [
      .null, .integer(.min), .integer(.max), .real(1.5), .real(-.infinity), .text(""), .text("héllo\u{0}x"),
      .blob(Data()), .blob(Data([0, 255])),
    ]
    for value in values { try database.run("INSERT INTO t VALUES (?)", [value]) }
    #expect(try database.rows("SELECT v FROM t ORDER BY rowid").map { $0[0] } == values)
  }

  @Test("a transaction that throws changes nothing")
  func transaction() throws {
    struct Stop: Error {}
    let database = try SQLiteDatabase(path: nil)
    try database.run("CREATE TABLE t (v)")
    #expect(throws: Stop.self) {
      try database.transaction {
        try database.run("INSERT INTO t VALUES (1)")
        throw Stop()
      }
    }
    #expect(try database.value("SELECT COUNT(*) FROM t") == .integer(0))
    try database.transaction { try database.run("INSERT INTO t VALUES (1)") }
    #expect(try database.value("SELECT COUNT(*) FROM t") == .integer(1))
  }

  @Test("connections that open a new file at the same time all get to use it")
  func newFileOpenedTwice() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for round in 0..<25 {
      let path = folder.appending(path: "\(round).store").path
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        #expect(throws: Never.self) {
          let database = try SQLiteDatabase(path: path)
          try database.useWriteAheadLog()
          try database.transaction {
            try database.run("CREATE TABLE IF NOT EXISTS t (v)")
            try database.run("INSERT INTO t VALUES (?)", [.integer(Int64(number))])
          }
        }
      }
      let database = try SQLiteDatabase(path: path)
      #expect(try database.value("PRAGMA journal_mode") == .text("wal"))
      #expect(try database.value("SELECT COUNT(*) FROM t") == .integer(8))
    }
  }

  @Test("a refused statement is an error with SQLite's words")
  func errors() throws {
    let database = try SQLiteDatabase(path: nil)
    let error = #expect(throws: SQLiteError.self) { try database.run("SELECT 1 FROM missing") }
    #expect(
      error?.description == #"SQLite cannot run "SELECT 1 FROM missing": no such table: missing (code 1)."#)
  }

  @Test("functions and orders of Swift are known to statements")
  func functions() throws {
    let database = try SQLiteDatabase(path: nil)
    try database.add(.init("shares_first") { .integer($0.first == $1.first ? 1 : 0) })
    try database.add(
      SQLiteDatabase.TextOrder("LENGTH_ORDER") { $0.count < $1.count ? .orderedAscending : .orderedSame })
    #expect(try database.value("SELECT shares_first('ab', 'ac')") == .integer(1))
    #expect(try database.value("SELECT shares_first('ab', 1)") == .null)
    #expect(try database.value("SELECT 'zz' < 'aaa' COLLATE LENGTH_ORDER") == .integer(1))
  }

  @Test("a statement can be read while it is read further out")
  func nesting() throws {
    let database = try SQLiteDatabase(path: nil)
    try database.runAll("CREATE TABLE t (v); INSERT INTO t VALUES (1); INSERT INTO t VALUES (2)")
    var pairs = 0
    try database.run("SELECT v FROM t") { _ in
      try database.run("SELECT v FROM t") { _ in
        pairs += 1
        return true
      }
      return true
    }
    #expect(pairs == 4)
  }
}
