import CFlowSQLite
import Foundation

extension SQLiteDatabase {
  /// A function of two texts, for statements.
  package struct TextFunction {
    let name: String
    let body: (String, String) -> SQLValue

    package init(_ name: String, _ body: @escaping (String, String) -> SQLValue) {
      self.name = name
      self.body = body
    }
  }

  /// An order of texts, for statements.
  package struct TextOrder {
    let name: String
    let compare: (String, String) -> ComparisonResult

    package init(_ name: String, _ compare: @escaping (String, String) -> ComparisonResult) {
      self.name = name
      self.compare = compare
    }
  }

  /// A closure that SQLite keeps.
  private final class Kept<Closure> {
    let closure: Closure

    init(_ closure: Closure) { self.closure = closure }
  }

  /// Makes a function known to statements. Its result is NULL if one of the two values is no text.
  package func add(_ function: TextFunction) throws {
    let kept = Unmanaged.passRetained(Kept(function.body)).toOpaque()
    let code = sqlite3_create_function_v2(
      connection, function.name, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, kept,
      { context, _, arguments in
        guard let arguments, let first = SQLiteDatabase.text(arguments[0]),
          let second = SQLiteDatabase.text(arguments[1]),
          let kept = sqlite3_user_data(context)
        else { return sqlite3_result_null(context) }
        let body = Unmanaged<Kept<(String, String) -> SQLValue>>.fromOpaque(kept).takeUnretainedValue().closure
        switch body(first, second) {
        case .integer(let value): sqlite3_result_int64(context, value)
        case .real(let value): sqlite3_result_double(context, value)
        default: sqlite3_result_null(context)
        }
      }, nil, nil, { kept in kept.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    try check(code, "create function \(function.name)")
  }

  /// Makes an order known to statements, as a collation.
  package func add(_ order: TextOrder) throws {
    let kept = Unmanaged.passRetained(Kept(order.compare)).toOpaque()
    let code = sqlite3_create_collation_v2(
      connection, order.name, SQLITE_UTF8, kept,
      { kept, firstCount, first, secondCount, second in
        guard let kept else { return 0 }
        let compare = Unmanaged<Kept<(String, String) -> ComparisonResult>>.fromOpaque(kept).takeUnretainedValue()
          .closure
        let left = String(decoding: UnsafeRawBufferPointer(start: first, count: Int(firstCount)), as: UTF8.self)
        let right = String(decoding: UnsafeRawBufferPointer(start: second, count: Int(secondCount)), as: UTF8.self)
        return Int32(compare(left, right).rawValue)
      }, { kept in kept.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    try check(code, "create collation \(order.name)")
  }

  fileprivate static func text(_ value: OpaquePointer?) -> String? {
    guard sqlite3_value_type(value) == SQLITE_TEXT, let start = sqlite3_value_text(value) else { return nil }
    return String(
      decoding: UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
  }
}
