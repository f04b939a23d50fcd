import FlowSQLite
import Foundation

/// The values of attributes as columns have them.
enum AttributeCoding {
  /// SQLite's type of a property's column.
  static func columnType(_ property: EntityLayout.Property) -> String {
    guard let attribute = property.attribute else { return "INTEGER" }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      return "INTEGER"
    case .doubleAttributeType, .floatAttributeType, .dateAttributeType: return "REAL"
    case .stringAttributeType, .URIAttributeType, .decimalAttributeType: return "TEXT"
    default: return "BLOB"
    }
  }

  /// A kept value for its column.
  ///
  /// - Throws: A `CocoaError` if the value has another type than the attribute.
  static func encoded(_ value: Any?, _ attribute: NSAttributeDescription) throws -> SQLValue {
    guard let value else { return .null }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      if let number = value as? NSNumber { return .integer(number.int64Value) }
    case .doubleAttributeType, .floatAttributeType:
      if let number = value as? NSNumber { return .real(number.doubleValue) }
    case .decimalAttributeType:
      if let number = value as? NSNumber { return .text(NSDecimalNumber(decimal: number.decimalValue).stringValue) }
    case .dateAttributeType:
      if let date = value as? Date { return .real(date.timeIntervalSinceReferenceDate) }
    case .stringAttributeType:
      if let text = value as? String { return .text(text) }
    case .URIAttributeType:
      if let url = value as? URL { return .text(url.absoluteString) }
    case .UUIDAttributeType:
      if let id = value as? UUID { return .blob(withUnsafeBytes(of: id.uuid) { Data($0) }) }
    case .binaryDataAttributeType:
      if let data = value as? Data { return .blob(data) }
    default: return .blob(try transformed(value, attribute))
    }
    throw CocoaError(
      .managedObjectValidation,
      userInfo: [
        NSLocalizedDescriptionKey:
          "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; given type = \(type(of: value))."
      ])
  }

  /// The kept value of a column.
  static func decoded(_ value: SQLValue, _ attribute: NSAttributeDescription) -> Any? {
    switch (value, attribute.attributeType) {
    case (.null, _): return nil
    case (.integer(let number), .booleanAttributeType): return NSNumber(value: number != 0)
    case (.integer(let number), .dateAttributeType): return Date(timeIntervalSinceReferenceDate: Double(number))
    case (.integer(let number), _): return NSNumber(value: number)
    case (.real(let number), .dateAttributeType): return Date(timeIntervalSinceReferenceDate: number)
    case (.real(let number), _): return NSNumber(value: number)
    case (.text(let text), .URIAttributeType): return URL(string: text)
    case (.text(let text), .decimalAttributeType): return NSDecimalNumber(string: text)
    case (.text(let text), _): return text
    case (.blob(let data), .UUIDAttributeType) where data.count == 16:
      return UUID(uuid: data.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
    case (.blob(let data), .binaryDataAttributeType): return data
    case (.blob(let data), _): return restored(data, attribute)
    }
  }

  // MARK: - Transformed values

  private static func transformer(_ attribute: NSAttributeDescription) -> ValueTransformer? {
    attribute.valueTransformerName.flatMap { ValueTransformer.valueTransformer(forName: NSValueTransformerName($0)) }
  }

  private static func transformed(_ value: Any, _ attribute: NSAttributeDescription) throws -> Data {
    if let transformer = transformer(attribute) {
      let isFromData = transformer is NSSecureUnarchiveFromDataTransformer
      let result = isFromData ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
      if let data = result as? Data ?? (result as? NSData).map({ $0 as Data }) { return data }
      throw failure("the transformer \(attribute.valueTransformerName ?? "") makes no data of it", attribute)
    }
    guard let data = Archive.data(of: value) else {
      throw failure("\(type(of: value)) cannot be archived; register a ValueTransformer for it", attribute)
    }
    return data
  }

  private static func failure(_ reason: String, _ attribute: NSAttributeDescription) -> CocoaError {
    CocoaError(
      .managedObjectValidation,
      userInfo: [
        NSLocalizedDescriptionKey: "\(attribute.owner?.name ?? "").\(attribute.name) cannot be saved: \(reason)."
      ])
  }

  private static func restored(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
    if let transformer = transformer(attribute) {
      return transformer is NSSecureUnarchiveFromDataTransformer
        ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
    }
    return Archive.value(of: data)
  }
}

/// Values that are archived as data.
enum Archive {
  static func data(of value: Any) -> Data? {
    guard let object = ManagedValue.object(value), object is any NSCoding else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
  }

  static func value(of data: Data) -> Any? {
    guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    unarchiver.requiresSecureCoding = false
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
