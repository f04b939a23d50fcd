import Foundation

/// Decodes values from dictionaries, arrays and values of a service.
public class FirebaseDataDecoder {
  public enum DateDecodingStrategy {
    case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
    case formatted(DateFormatter)
    case custom((_ decoder: any Swift.Decoder) throws -> Date)
  }

  public enum DataDecodingStrategy {
    case deferredToData, base64
    /// Data as it is.
    case blob
    case custom((_ decoder: any Swift.Decoder) throws -> Data)
  }

  public enum NonConformingFloatDecodingStrategy {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }

  public enum KeyDecodingStrategy {
    case useDefaultKeys, convertFromSnakeCase
    case custom((_ codingPath: [any CodingKey]) -> any CodingKey)
  }

  public var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
  public var dataDecodingStrategy: DataDecodingStrategy = .base64
  public var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw
  public var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
  public var passthroughTypeResolver: (any StructureCodingPassthroughTypeResolver.Type)?
  public var userInfo: [CodingUserInfoKey: Any] = [:]

  public init() {}

  /// Decodes a value.
  public func decode<T: Decodable>(_ type: T.Type, from structure: Any) throws -> T {
    try TreeDecoder(options: self, codingPath: [], value: structure).decode(type)
  }
}

private struct TreeDecoder: Decoder {
  let options: FirebaseDataDecoder
  let codingPath: [any CodingKey]
  let value: Any

  var userInfo: [CodingUserInfoKey: Any] { options.userInfo }

  func nested(_ key: any CodingKey, _ value: Any) -> TreeDecoder {
    TreeDecoder(options: options, codingPath: codingPath + [key], value: value)
  }

  func mismatch(_ type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: "The value is a \(Swift.type(of: value)) instead of a \(type).")
    return value is NSNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let fields = value as? [String: Any] else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(KeyedTreeDecoder(decoder: self, fields: fields))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let elements = value as? [Any] else { throw mismatch([Any].self) }
    return UnkeyedTreeDecoder(decoder: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { SingleTreeDecoder(decoder: self) }

  /// Decodes the value.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if options.passthroughTypeResolver != nil, let known = value as? T,
      options.passthroughTypeResolver?.isPassthroughType(known) == true
    {
      return known
    }
    switch type {
    case is Date.Type: return try cast(date())
    case is Data.Type: return try cast(data())
    case is URL.Type:
      guard let url = (value as? String).flatMap({ URL(string: $0) }) else { throw mismatch(type) }
      return try cast(url)
    case is Decimal.Type:
      if let text = value as? String, let number = Decimal(string: text) { return try cast(number) }
      guard let number = value as? NSNumber else { throw mismatch(type) }
      return try cast(number.decimalValue)
    default: return try T(from: self)
    }
  }

  private func cast<T>(_ value: Any) throws -> T {
    guard let result = value as? T else { throw mismatch(T.self) }
    return result
  }

  private func date() throws -> Date {
    switch options.dateDecodingStrategy {
    case .deferredToDate: return try Date(from: self)
    case .secondsSince1970: return Date(timeIntervalSince1970: try Double(from: self))
    case .millisecondsSince1970: return Date(timeIntervalSince1970: try Double(from: self) / 1000)
    case .iso8601:
      guard let date = try? Date(String(from: self), strategy: .iso8601) else { throw mismatch(Date.self) }
      return date
    case .formatted(let formatter):
      guard let date = formatter.date(from: try String(from: self)) else { throw mismatch(Date.self) }
      return date
    case .custom(let body): return try body(self)
    }
  }

  private func data() throws -> Data {
    switch options.dataDecodingStrategy {
    case .deferredToData: return try Data(from: self)
    case .base64:
      guard let data = (value as? String).flatMap({ Data(base64Encoded: $0) }) else { throw mismatch(Data.self) }
      return data
    case .blob:
      guard let data = value as? Data else { throw mismatch(Data.self) }
      return data
    case .custom(let body): return try body(self)
    }
  }

  // MARK: - Numbers

  /// The value if it is a number, and no truth value.
  private var number: NSNumber? {
    guard let number = value as? NSNumber, !["c", "B"].contains(String(cString: number.objCType)) else { return nil }
    return number
  }

  func boolean() throws -> Bool {
    guard let number = value as? NSNumber, ["c", "B"].contains(String(cString: number.objCType)) else {
      throw mismatch(Bool.self)
    }
    return number.boolValue
  }

  func integer<T: FixedWidthInteger>(_ type: T.Type) throws -> T {
    guard let number else { throw mismatch(type) }
    let isWhole = !["d", "f"].contains(String(cString: number.objCType))
    let exact =
      isWhole
      ? (number.int64Value < 0 || type != UInt64.self ? T(exactly: number.int64Value) : T(exactly: number.uint64Value))
      : T(exactly: number.doubleValue)
    guard let exact else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "The number \(number) is no \(type)."))
    }
    return exact
  }

  func floating<T: BinaryFloatingPoint>(_ type: T.Type) throws -> T {
    if let number { return T(number.doubleValue) }
    if case .convertFromString(let positive, let negative, let nan) = options.nonConformingFloatDecodingStrategy,
      let text = value as? String
    {
      if text == positive { return .infinity }
      if text == negative { return -.infinity }
      if text == nan { return .nan }
    }
    throw mismatch(type)
  }

  func string() throws -> String {
    guard let text = value as? String else { throw mismatch(String.self) }
    return text
  }
}

private struct KeyedTreeDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: TreeDecoder
  let fields: [String: Any]

  init(decoder: TreeDecoder, fields: [String: Any]) {
    self.decoder = decoder
    switch decoder.options.keyDecodingStrategy {
    case .useDefaultKeys: self.fields = fields
    case .convertFromSnakeCase:
      self.fields = Dictionary(fields.map { (SnakeCase.key($0), $1) }) { first, _ in first }
    case .custom(let body):
      self.fields = Dictionary(
        fields.map { (body(decoder.codingPath + [StructureKey(stringValue: $0)]).stringValue, $1) }
      ) { first, _ in first }
    }
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { fields.keys.sorted().compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

  private func nested(_ key: any CodingKey) throws -> TreeDecoder {
    guard let value = fields[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(codingPath: codingPath, debugDescription: "There is no field \(key.stringValue)."))
    }
    return decoder.nested(key, value)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try nested(key).value is NSNull }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    // A value without a field, such as the identifier of a document.
    if type is any StructureCodingUncodedUnkeyed.Type {
      return try T(from: decoder.nested(key, fields[key.stringValue] ?? NSNull()))
    }
    return try nested(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try nested(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try nested(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    decoder.nested(StructureKey.super, fields[StructureKey.super.stringValue] ?? NSNull())
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try nested(key) }
}

private struct UnkeyedTreeDecoder: UnkeyedDecodingContainer {
  let decoder: TreeDecoder
  let elements: [Any]
  private(set) var currentIndex = 0

  init(decoder: TreeDecoder, elements: [Any]) {
    self.decoder = decoder
    self.elements = elements
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private func nested(_ type: Any.Type) throws -> TreeDecoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: codingPath, debugDescription: "The array has no more elements."))
    }
    return decoder.nested(StructureKey(intValue: currentIndex), elements[currentIndex])
  }

  mutating func decodeNil() throws -> Bool {
    let isNil = try nested(Any?.self).value is NSNull
    if isNil { currentIndex += 1 }
    return isNil
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try nested(type).decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
    defer { currentIndex += 1 }
    return try nested(type).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    defer { currentIndex += 1 }
    return try nested([Any].self).unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    defer { currentIndex += 1 }
    return try nested(Any.self)
  }
}

private struct SingleTreeDecoder: SingleValueDecodingContainer {
  let decoder: TreeDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value is NSNull }
  func decode(_ type: Bool.Type) throws -> Bool { try decoder.boolean() }
  func decode(_ type: String.Type) throws -> String { try decoder.string() }
  func decode(_ type: Int.Type) throws -> Int { try decoder.integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try decoder.integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try decoder.integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try decoder.integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try decoder.integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try decoder.integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.integer(type) }
  func decode(_ type: Float.Type) throws -> Float { try decoder.floating(type) }
  func decode(_ type: Double.Type) throws -> Double { try decoder.floating(type) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }
}
