import FlowSQLite
import Foundation

/// A value that one column holds.
protocol SQLScalar {
  /// The declared type of the column.
  static var columnType: ColumnType { get }

  var sqlValue: SQLValue { get }

  /// - Returns: `nil` if the column has a value of another kind.
  init?(sqlValue: SQLValue)
}

/// The types of columns.
enum ColumnType: String, Codable, Sendable {
  case integer = "INTEGER"
  case real = "REAL"
  case text = "TEXT"
  case blob = "BLOB"
  /// Any value: what an encoder makes of a value.
  case any = ""
}

extension SQLScalar where Self: FixedWidthInteger {
  static var columnType: ColumnType { .integer }

  var sqlValue: SQLValue { .integer(Int64(truncatingIfNeeded: self)) }

  init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue else { return nil }
    // The largest unsigned numbers are stored as negative ones.
    self.init(truncatingIfNeeded: value)
  }
}

extension Int: SQLScalar {}
extension Int8: SQLScalar {}
extension Int16: SQLScalar {}
extension Int32: SQLScalar {}
extension Int64: SQLScalar {}
extension UInt: SQLScalar {}
extension UInt8: SQLScalar {}
extension UInt16: SQLScalar {}
extension UInt32: SQLScalar {}
extension UInt64: SQLScalar {}

extension SQLScalar where Self: BinaryFloatingPoint {
  static var columnType: ColumnType { .real }

  // SQLite has no value that is not a number: it is stored as NULL.
  var sqlValue: SQLValue { isNaN ? .null : .real(Double(self)) }

  init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .real(let value): self.init(value)
    case .integer(let value): self.init(value)
    case .null: self = .nan
    default: return nil
    }
  }
}

extension Double: SQLScalar {}
extension Float: SQLScalar {}
extension CGFloat: SQLScalar {}

extension Bool: SQLScalar {
  static var columnType: ColumnType { .integer }

  var sqlValue: SQLValue { .integer(self ? 1 : 0) }

  init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue else { return nil }
    self = value != 0
  }
}

extension String: SQLScalar {
  static var columnType: ColumnType { .text }

  var sqlValue: SQLValue { .text(self) }

  init?(sqlValue: SQLValue) {
    guard case .text(let value) = sqlValue else { return nil }
    self = value
  }
}

extension Data: SQLScalar {
  static var columnType: ColumnType { .blob }

  var sqlValue: SQLValue { .blob(self) }

  init?(sqlValue: SQLValue) {
    guard case .blob(let value) = sqlValue else { return nil }
    self = value
  }
}

extension Date: SQLScalar {
  static var columnType: ColumnType { .real }

  var sqlValue: SQLValue { timeIntervalSinceReferenceDate.sqlValue }

  init?(sqlValue: SQLValue) {
    guard let seconds = Double(sqlValue: sqlValue) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension UUID: SQLScalar {
  static var columnType: ColumnType { .blob }

  var sqlValue: SQLValue { withUnsafeBytes(of: uuid) { .blob(Data($0)) } }

  init?(sqlValue: SQLValue) {
    guard case .blob(let value) = sqlValue, value.count == 16 else { return nil }
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    _ = withUnsafeMutableBytes(of: &bytes) { value.copyBytes(to: $0) }
    self.init(uuid: bytes)
  }
}

extension URL: SQLScalar {
  static var columnType: ColumnType { .text }

  var sqlValue: SQLValue { .text(absoluteString) }

  init?(sqlValue: SQLValue) {
    guard case .text(let value) = sqlValue else { return nil }
    self.init(string: value)
  }
}

extension Decimal: SQLScalar {
  static var columnType: ColumnType { .text }

  var sqlValue: SQLValue { .text(description) }

  init?(sqlValue: SQLValue) {
    guard case .text(let value) = sqlValue else { return nil }
    self.init(string: value)
  }
}

extension Optional: SQLScalar where Wrapped: SQLScalar {
  static var columnType: ColumnType { Wrapped.columnType }

  var sqlValue: SQLValue { self?.sqlValue ?? .null }

  init?(sqlValue: SQLValue) {
    if sqlValue.isNull {
      self = Wrapped?.none
    } else if let value = Wrapped(sqlValue: sqlValue) {
      self = value
    } else {
      return nil
    }
  }
}
