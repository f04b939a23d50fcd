import Foundation

/// Selects records of a type.
// @unchecked: it is changed before it is used.
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}

/// A wish to hear of changes. It is stored; changes of other devices deliver no notification here.
// @unchecked: it is changed before it is used.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String

  /// What a notification has.
  // @unchecked: it is changed before it is used.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var title: String?
    open var subtitle: String?
    open var soundName: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var desiredKeys: [CKRecord.FieldKey]?
    open var category: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var titleLocalizationKey: String?
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    open var subtitleLocalizationKey: String?
    open var alertActionLocalizationKey: String?
    open var alertLaunchImage: String?
    open var shouldSendMutableContent = false
    open var collapseIDKey: String?
  }

  public let subscriptionID: ID
  open var notificationInfo: NotificationInfo?

  init(subscriptionID: ID) { self.subscriptionID = subscriptionID }
}

/// A wish to hear of changes of the records that a condition selects.
// @unchecked: it is changed before it is used.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// Which changes count.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }

  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
    options querySubscriptionOptions: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(subscriptionID: subscriptionID)
  }
}

/// A wish to hear of all changes of a database.
// @unchecked: it is changed before it is used.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?

  public override init(subscriptionID: ID) { super.init(subscriptionID: subscriptionID) }

  public convenience init() { self.init(subscriptionID: UUID().uuidString) }
}

/// A wish to hear of changes of a zone.
// @unchecked: it is changed before it is used.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?

  public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID: subscriptionID)
  }
}
