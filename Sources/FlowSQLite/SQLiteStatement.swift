import CFlowSQLite
import Foundation

/// A compiled statement.
final class SQLiteStatement {
  private let handle: OpaquePointer
  /// Whether rows are being read.
  var isRunning = false

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { sqlite3_finalize(handle) }

  /// Tells SQLite to copy the bytes.
  private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

  func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let value): return sqlite3_bind_int64(handle, index, value)
    case .real(let value): return sqlite3_bind_double(handle, index, value)
    case .text(var value):
      return value.withUTF8 { bytes in
        let count = bytes.count
        // An empty text has no address, and would be NULL.
        return bytes.withMemoryRebound(to: CChar.self) { bytes in
          bytes.baseAddress.map {
            sqlite3_bind_text64(handle, index, $0, UInt64(count), Self.copied, UInt8(SQLITE_UTF8))
          } ?? sqlite3_bind_text(handle, index, "", 0, Self.copied)
        }
      }
    case .blob(let value):
      return value.withUnsafeBytes { bytes in
        bytes.baseAddress.map { sqlite3_bind_blob64(handle, index, $0, UInt64(bytes.count), Self.copied) }
          ?? sqlite3_bind_zeroblob(handle, index, 0)
      }
    }
  }

  func step() -> Int32 { sqlite3_step(handle) }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  var count: Int { Int(sqlite3_column_count(handle)) }

  func value(at index: Int) -> SQLValue {
    let column = Int32(index)
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      guard let start = sqlite3_column_text(handle, column) else { return .text("") }
      let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
      return .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(handle, column))
      guard count > 0, let start = sqlite3_column_blob(handle, column) else { return .blob(Data()) }
      return .blob(Data(bytes: start, count: count))
    default: return .null
    }
  }
}

/// A row that is being read. It is valid until the next one is read.
package struct SQLRow {
  private let statement: SQLiteStatement

  init(_ statement: SQLiteStatement) { self.statement = statement }

  package var count: Int { statement.count }

  package subscript(index: Int) -> SQLValue { statement.value(at: index) }

  /// All values of the row.
  package var values: [SQLValue] { (0..<count).map { self[$0] } }
}
