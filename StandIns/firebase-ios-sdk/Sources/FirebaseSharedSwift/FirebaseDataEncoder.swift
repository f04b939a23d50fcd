import Foundation

/// Encodes values as dictionaries, arrays and values of a service.
public class FirebaseDataEncoder {
  public enum DateEncodingStrategy {
    case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
    case formatted(DateFormatter)
    case custom((Date, any Swift.Encoder) throws -> Void)
  }

  public enum DataEncodingStrategy {
    case deferredToData, base64
    /// Data as it is.
    case blob
    case custom((Data, any Swift.Encoder) throws -> Void)
  }

  public enum NonConformingFloatEncodingStrategy {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }

  public enum KeyEncodingStrategy {
    case useDefaultKeys, convertToSnakeCase
    case custom((_ codingPath: [any CodingKey]) -> any CodingKey)
  }

  public var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
  public var dataEncodingStrategy: DataEncodingStrategy = .base64
  public var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
  public var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
  public var passthroughTypeResolver: (any StructureCodingPassthroughTypeResolver.Type)?
  public var userInfo: [CodingUserInfoKey: Any] = [:]

  public init() {}

  /// Encodes a value.
  public func encode<T: Encodable>(_ value: T) throws -> Any {
    let slot = EncodingSlot()
    try slot.encode(value, TreeEncoder(options: self, codingPath: [], slot: slot))
    return slot.value ?? [String: Any]()
  }
}

/// A place for an encoded value.
private final class EncodingSlot {
  private var plain: Any?
  private var fields: [(String, EncodingSlot)]?
  private(set) var elements: [EncodingSlot]?

  /// The value; `nil` if nothing was encoded.
  var value: Any? {
    if let fields {
      return fields.reduce(into: [String: Any]()) { $0[$1.0] = $1.1.value }
    }
    return elements?.compactMap(\.value) ?? plain
  }

  func set(_ value: Any) { plain = value }

  func makeMap() { fields = fields ?? [] }

  func makeArray() { elements = elements ?? [] }

  func field(_ name: String) -> EncodingSlot {
    let slot = EncodingSlot()
    fields = (fields ?? []).filter { $0.0 != name } + [(name, slot)]
    return slot
  }

  func element() -> EncodingSlot {
    let slot = EncodingSlot()
    elements = (elements ?? []) + [slot]
    return slot
  }

  /// Encodes a value here.
  func encode<T: Encodable>(_ value: T, _ encoder: TreeEncoder) throws {
    let options = encoder.options
    if options.passthroughTypeResolver?.isPassthroughType(value) == true { return set(value) }
    switch value {
    case let value as Date: try encode(date: value, encoder)
    case let value as Data: try encode(data: value, encoder)
    case let value as URL: set(value.absoluteString)
    case let value as Decimal: set(NSDecimalNumber(decimal: value).doubleValue)
    default:
      try value.encode(to: encoder)
      if self.value == nil { makeMap() }
    }
  }

  private func encode(date: Date, _ encoder: TreeEncoder) throws {
    switch encoder.options.dateEncodingStrategy {
    case .deferredToDate: try date.encode(to: encoder)
    case .secondsSince1970: set(date.timeIntervalSince1970)
    case .millisecondsSince1970: set(date.timeIntervalSince1970 * 1000)
    case .iso8601: set(date.formatted(.iso8601))
    case .formatted(let formatter): set(formatter.string(from: date))
    case .custom(let body): try body(date, encoder)
    }
  }

  private func encode(data: Data, _ encoder: TreeEncoder) throws {
    switch encoder.options.dataEncodingStrategy {
    case .deferredToData: try data.encode(to: encoder)
    case .base64: set(data.base64EncodedString())
    case .blob: set(data)
    case .custom(let body): try body(data, encoder)
    }
  }
}

private struct TreeEncoder: Encoder {
  let options: FirebaseDataEncoder
  let codingPath: [any CodingKey]
  let slot: EncodingSlot

  var userInfo: [CodingUserInfoKey: Any] { options.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.makeMap()
    return KeyedEncodingContainer(KeyedTreeEncoder(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.makeArray()
    return UnkeyedTreeEncoder(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleTreeEncoder(encoder: self) }

  func nested(_ key: any CodingKey, _ slot: EncodingSlot) -> TreeEncoder {
    TreeEncoder(options: options, codingPath: codingPath + [key], slot: slot)
  }

  func name(of key: any CodingKey) -> String {
    switch options.keyEncodingStrategy {
    case .useDefaultKeys: key.stringValue
    case .convertToSnakeCase: SnakeCase.name(key.stringValue)
    case .custom(let body): body(codingPath + [key]).stringValue
    }
  }
}

private struct KeyedTreeEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: TreeEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  private func nested(_ key: any CodingKey) -> TreeEncoder {
    encoder.nested(key, encoder.slot.field(encoder.name(of: key)))
  }

  func encodeNil(forKey key: Key) { nested(key).slot.set(NSNull()) }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    if value is any StructureCodingUncodedUnkeyed { return }
    let nested = nested(key)
    try nested.slot.encode(value, nested)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { nested(key).container(keyedBy: keyType) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { nested(key).unkeyedContainer() }

  func superEncoder() -> any Encoder { nested(StructureKey.super) }

  func superEncoder(forKey key: Key) -> any Encoder { nested(key) }
}

private struct UnkeyedTreeEncoder: UnkeyedEncodingContainer {
  let encoder: TreeEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.slot.elements?.count ?? 0 }

  private func nested() -> TreeEncoder { encoder.nested(StructureKey(intValue: count), encoder.slot.element()) }

  func encodeNil() { nested().slot.set(NSNull()) }

  func encode<T: Encodable>(_ value: T) throws {
    let nested = nested()
    try nested.slot.encode(value, nested)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
    nested().container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }

  func superEncoder() -> any Encoder { nested() }
}

private struct SingleTreeEncoder: SingleValueEncodingContainer {
  let encoder: TreeEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.slot.set(NSNull()) }
  func encode(_ value: Bool) { encoder.slot.set(value) }
  func encode(_ value: String) { encoder.slot.set(value) }
  func encode(_ value: Int) { encoder.slot.set(value) }
  func encode(_ value: Int8) { encoder.slot.set(value) }
  func encode(_ value: Int16) { encoder.slot.set(value) }
  func encode(_ value: Int32) { encoder.slot.set(value) }
  func encode(_ value: Int64) { encoder.slot.set(value) }
  func encode(_ value: UInt) { encoder.slot.set(value) }
  func encode(_ value: UInt8) { encoder.slot.set(value) }
  func encode(_ value: UInt16) { encoder.slot.set(value) }
  func encode(_ value: UInt32) { encoder.slot.set(value) }
  func encode(_ value: UInt64) { encoder.slot.set(value) }
  func encode(_ value: Float) throws { try set(value) }
  func encode(_ value: Double) throws { try set(value) }

  func encode<T: Encodable>(_ value: T) throws { try encoder.slot.encode(value, encoder) }

  private func set<Number: BinaryFloatingPoint>(_ value: Number) throws {
    if value.isFinite { return encoder.slot.set(value) }
    guard
      case .convertToString(let positive, let negative, let nan) = encoder.options.nonConformingFloatEncodingStrategy
    else {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: codingPath, debugDescription: "\(value) is no number of JSON."))
    }
    encoder.slot.set(value.isNaN ? nan : value > 0 ? positive : negative)
  }
}
