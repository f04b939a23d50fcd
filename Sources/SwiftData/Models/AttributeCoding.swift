import FlowSQLite
import Foundation

/// How values of any encodable type become values of columns.
///
/// A type of SQL is a column. Another type is what its encoder makes of it: a scalar, such as the raw value of an
/// enumeration, or a JSON text in a BLOB.
enum AttributeCoding {
  /// - Throws: What the value's `encode(to:)` throws.
  static func encode<Value: Encodable>(_ value: Value) throws -> SQLValue {
    if let scalar = value as? any SQLScalar { return scalar.sqlValue }
    if isNil(value) { return .null }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let json = try encoder.encode(value)
    if json.first == UInt8(ascii: "{") || json.first == UInt8(ascii: "[") { return .blob(json) }
    let decoder = JSONDecoder()
    if let text = try? decoder.decode(String.self, from: json) { return .text(text) }
    if let flag = try? decoder.decode(Bool.self, from: json) { return flag.sqlValue }
    if let number = try? decoder.decode(Int64.self, from: json) { return .integer(number) }
    if let number = try? decoder.decode(Double.self, from: json) { return .real(number) }
    return .null
  }

  /// - Throws: What the type's `init(from:)` throws.
  static func decode<Value: Decodable>(_ type: Value.Type, from sqlValue: SQLValue) throws -> Value {
    if let type = type as? any SQLScalar.Type, let value = type.init(sqlValue: sqlValue) as? Value { return value }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    func decode(_ json: Data) throws -> Value { try decoder.decode(type, from: json) }
    switch sqlValue {
    case .null: return try decode(Data("null".utf8))
    case .integer(let number):
      // A value that encodes itself as a Bool is stored as a number, like every Bool.
      do { return try decode(Data("\(number)".utf8)) } catch {
        guard number == 0 || number == 1 else { throw error }
        return try decode(Data((number == 1 ? "true" : "false").utf8))
      }
    case .real(let number): return try decode(JSONEncoder().encode(number))
    case .text(let text): return try decode(JSONEncoder().encode(text))
    case .blob(let json): return try decode(json)
    }
  }

  /// The type of the column for values of a type.
  static func columnType(of type: Any.Type) -> ColumnType {
    (type as? any SQLScalar.Type)?.columnType ?? .any
  }

  private static func isNil(_ value: Any) -> Bool {
    (value as? any OptionalValue)?.isNone ?? false
  }
}

/// An optional value whose type is not known.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  var isNone: Bool { get }
  /// The wrapped value, or `nil`.
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  var isNone: Bool { self == nil }
  var wrappedValue: Any? { self }
}
