import FlowFoundation
import Foundation

extension CKRecord: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// Archives what the cloud knows of the record, without its values: its identity, its type and its state.
  public func encodeSystemFields(with coder: NSCoder) {
    RecordArchive(type: recordType, id: recordID, values: values.value, root: (self as? CKShare)?.rootID).encode(coder)
  }

  /// Archives the record. Of its values, files, places and references are left out, with a warning.
  public func encode(with coder: NSCoder) {
    encodeSystemFields(with: coder)
    RecordArchive.encode(values.value, coder)
  }
}

/// A record in an archive.
struct RecordArchive {
  var type: CKRecord.RecordType
  var id: CKRecord.ID
  var values: CKRecord.Values
  /// The root of a share.
  var root: CKRecord.ID?

  func encode(_ coder: NSCoder) {
    let texts = [
      "type": type, "name": id.recordName, "zone": id.zoneID.zoneName, "owner": id.zoneID.ownerName, "tag": values.tag,
      "parent": values.parent?.recordID.recordName, "share": values.share?.recordID.recordName,
      "root": root?.recordName,
    ]
    for (key, text) in texts {
      if let text { coder.encode(NSString(string: text), forKey: key) }
    }
    for (key, date) in ["created": values.created, "modified": values.modified] {
      if let date {
        coder.encode(
          NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate), forKey: key)
      }
    }
  }

  /// Whether a property list has such values.
  private static func isPlain(_ value: Any) -> Bool {
    switch value {
    case is String, is Date, is Data, is NSString, is NSNumber, is NSDate, is NSData: true
    case is any BinaryInteger, is any BinaryFloatingPoint, is Bool: true
    case let list as [Any]: list.allSatisfy(isPlain)
    default: false
    }
  }

  static func encode(_ values: CKRecord.Values, _ coder: NSCoder) {
    var list: [String: Any] = [:]
    for (key, value) in values.fields {
      if isPlain(value) {
        list[key] = value
      } else {
        report(.missing("CKRecord.encode(with:)", "the value of \(key) is not archived."))
      }
    }
    let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    if let data { coder.encode(NSData(data: data), forKey: "values") }
  }
}

extension RecordArchive {
  /// Reads a record of an archive; `nil` if there is none.
  init?(_ coder: NSCoder) {
    // To ask for an object that is not there ends the process.
    func object<Object: NSObject & NSCoding>(_ type: Object.Type, _ key: String) -> Object? {
      coder.containsValue(forKey: key) ? coder.decodeObject(of: type, forKey: key) : nil
    }
    let text: (String) -> String? = { object(NSString.self, $0).map { String($0) } }
    guard let type = text("type"), let name = text("name"), let zone = text("zone"), let owner = text("owner") else {
      return nil
    }
    let zoneID = CKRecordZone.ID(zoneName: zone, ownerName: owner)
    let reference: (String) -> CKRecord.Reference? = { key in
      text(key).map { CKRecord.Reference(recordID: CKRecord.ID(recordName: $0, zoneID: zoneID), action: .none) }
    }
    self.type = type
    id = CKRecord.ID(recordName: name, zoneID: zoneID)
    values = CKRecord.Values()
    values.tag = text("tag")
    (values.parent, values.share) = (reference("parent"), reference("share"))
    root = reference("root")?.recordID
    values.created = object(NSDate.self, "created").map { $0 as Date }
    values.modified = object(NSDate.self, "modified").map { $0 as Date }
    guard let data = object(NSData.self, "values") else { return }
    let list = try? PropertyListSerialization.propertyList(from: Data(data), format: nil)
    for (key, value) in list as? [String: Any] ?? [:] {
      if let value = Self.value(value) { values.fields[key] = value }
    }
  }

  /// A value of a property list as that of a record.
  private static func value(_ value: Any) -> (any CKRecordValueProtocol)? {
    if let list = value as? [String] { return list }
    if let list = value as? [Int] { return list }
    if let list = value as? [Double] { return list }
    return value as? any CKRecordValueProtocol
  }
}
