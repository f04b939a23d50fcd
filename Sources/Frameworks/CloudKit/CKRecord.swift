import FlowCoreLocation
import FlowFoundation
import Foundation
import Locking

/// A value of a record.
public protocol CKRecordValueProtocol {}

/// A value of a record. Apple's is a protocol of Objective-C.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// A file that is a value of a record.
// @unchecked: the property is constant.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  public let fileURL: URL?

  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// Values by name, which a database stores.
// @unchecked: what changes is guarded by a lock.
open class CKRecord: NSObject, @unchecked Sendable {
  /// The name of a value.
  public typealias FieldKey = String
  public typealias RecordType = String

  /// The identity of a record.
  // @unchecked: the properties are constant.
  public final class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }

    public override var hash: Int { recordName.hashValue ^ zoneID.hash }

    public override var description: String { "\(recordName):(\(zoneID))" }
  }

  /// What happens to a record when one that it refers to is deleted.
  public enum ReferenceAction: UInt, Sendable {
    case none = 0
    case deleteSelf = 1
  }

  /// A value that leads to another record.
  // @unchecked: the properties are constant.
  public final class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }

    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID }

    public override var hash: Int { recordID.hash }
  }

  /// The keys of what every record has, for conditions.
  public enum SystemFieldKey {
    public static let recordID = "recordID"
    public static let creationDate = "creationDate"
    public static let modificationDate = "modificationDate"
    public static let parent = "parent"
    public static let share = "share"
  }

  /// The types of records that the cloud has by itself.
  public enum SystemType {
    public static let userRecord = "Users"
    public static let share = "cloudkit.share"
  }

  struct Values {
    var fields: [FieldKey: any CKRecordValueProtocol] = [:]
    var changed: Set<FieldKey> = []
    var tag: String?
    var created: Date?
    var modified: Date?
    var parent: Reference?
    var share: Reference?
  }

  public let recordType: RecordType
  public let recordID: ID
  let values: Locked<Values>

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
    values = Locked(Values())
  }

  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// Makes a record of an archive: of a whole one, or of what the cloud knows of it.
  public required init?(coder: NSCoder) {
    guard let archive = RecordArchive(coder) else { return nil }
    (recordType, recordID) = (archive.type, archive.id)
    values = Locked(archive.values)
  }

  /// A copy of a record.
  ///
  /// - Parameters:
  ///   - keys: The values that are copied; `nil` for all.
  ///   - changes: Whether it knows which values were set.
  func copied(keys: [FieldKey]? = nil, changes: Bool = false) -> CKRecord {
    CKRecord(copying: self, keys: keys, changes: changes)
  }

  /// What ``copied(keys:changes:)`` makes of a plain record.
  init(copying other: CKRecord, keys: [FieldKey]?, changes: Bool) {
    recordType = other.recordType
    recordID = other.recordID
    var values = other.values.value
    if let keys { values.fields = values.fields.filter { keys.contains($0.key) } }
    if !changes { values.changed = [] }
    self.values = Locked(values)
  }

  /// Takes over what was stored.
  func take(_ stored: CKRecord) {
    let values = stored.values.value
    self.values.withLock { $0 = values }
  }

  /// When the record was stored first; `nil` before.
  open var creationDate: Date? { values.withLock { $0.created } }
  open var modificationDate: Date? { values.withLock { $0.modified } }
  /// Which state of the stored record this is; `nil` for a record that was not stored.
  open var recordChangeTag: String? { values.withLock { $0.tag } }
  open var creatorUserRecordID: ID? { recordChangeTag.map { _ in ID(recordName: CKCurrentUserDefaultName) } }

  open var parent: Reference? {
    get { values.withLock { $0.parent } }
    set { values.withLock { $0.parent = newValue } }
  }

  /// The share that has this record as its root; `nil` for a record that is not shared.
  open var share: Reference? { values.withLock { $0.share } }

  open func setParent(_ parentRecord: CKRecord?) {
    parent = parentRecord.map { Reference(record: $0, action: .none) }
  }

  open func setParent(_ parentRecordID: ID?) {
    parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
  }

  open func allKeys() -> [FieldKey] { values.withLock { $0.fields.keys.sorted() } }

  /// The names of the values that were set since the record was stored or fetched.
  open func changedKeys() -> [FieldKey] { values.withLock { $0.changed.sorted() } }

  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values.withLock { $0.fields[key] } }

  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    values.withLock { values in
      values.fields[key] = object
      values.changed.insert(key)
    }
  }

  open func setValue(_ value: Any?, forKey key: FieldKey) {
    guard value == nil || value is any CKRecordValueProtocol else {
      return reportMistake("\(key) of a CKRecord cannot be set to a value of \(type(of: value)).")
    }
    setObject(value as? any CKRecordValueProtocol, forKey: key)
  }

  open func value(forKey key: FieldKey) -> Any? { object(forKey: key) }

  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }

  /// The value with a name, if it is of a type.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { object(forKey: key).flatMap { $0 as? Value } }
    set { setObject(newValue, forKey: key) }
  }

  /// The values that only this account can read, which are stored like the others.
  open var encryptedValues: CKRecord { self }
}

extension CKRecord: KeyValueCoded {
  package func keyedValue(_ key: String) throws -> Any? {
    switch key {
    case SystemFieldKey.recordID: recordID
    case SystemFieldKey.creationDate: creationDate
    case SystemFieldKey.modificationDate: modificationDate
    case SystemFieldKey.parent: parent
    case SystemFieldKey.share: share
    default: object(forKey: key)
    }
  }
}
