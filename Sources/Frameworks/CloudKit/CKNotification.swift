import Foundation

/// The protocol that `CKNotification(fromRemoteNotificationDictionary:)` is added to, because an initializer there may return
/// a subclass.
public protocol _CloudNotification {}

extension CKNotification: _CloudNotification {}

extension _CloudNotification where Self: CKNotification {
  /// Reads the notification of a change in the cloud; `nil` for another notification.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let made = CKNotification.made(of: notificationDictionary) as? Self else { return nil }
    self = made
  }
}

/// A notification that something in the cloud has changed. A test delivers it with the entries that Apple's cloud sends.
// @unchecked: the properties are constant.
open class CKNotification: NSObject, @unchecked Sendable {
  /// What has changed.
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone = 2
    case readNotification = 3
    case database = 4
  }

  public let notificationType: NotificationType
  public let containerIdentifier: String?
  public let subscriptionID: CKSubscription.ID?
  public let alertBody: String?
  /// The database.
  fileprivate let scope: CKDatabase.Scope
  fileprivate let part: [String: Any]

  fileprivate init(_ type: NotificationType, _ cloud: [String: Any], _ part: [String: Any], _ alert: String?) {
    notificationType = type
    containerIdentifier = cloud["cid"] as? String
    subscriptionID = part["sid"] as? String
    scope = (part["dbs"] as? Int).flatMap { CKDatabase.Scope(rawValue: $0) } ?? .private
    alertBody = alert
    self.part = part
  }

  fileprivate static func made(of entries: [AnyHashable: Any]) -> CKNotification? {
    guard let cloud = entries["ck"] as? [String: Any] else { return nil }
    let alert = (entries["aps"] as? [String: Any])?["alert"]
    let text = alert as? String ?? (alert as? [String: Any])?["body"] as? String
    if let part = cloud["qry"] as? [String: Any] { return CKQueryNotification(.query, cloud, part, text) }
    if let part = cloud["fet"] as? [String: Any] { return CKRecordZoneNotification(.recordZone, cloud, part, text) }
    if let part = cloud["met"] as? [String: Any] { return CKDatabaseNotification(.database, cloud, part, text) }
    return nil
  }

  fileprivate var zoneID: CKRecordZone.ID? {
    (part["zid"] as? String).map {
      CKRecordZone.ID(zoneName: $0, ownerName: part["zoid"] as? String ?? CKCurrentUserDefaultName)
    }
  }
}

/// A notification of a record that a query selects.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  /// What has happened to the record.
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated = 2
    case recordDeleted = 3
  }

  open var queryNotificationReason: Reason { (part["fo"] as? Int).flatMap { Reason(rawValue: $0) } ?? .recordUpdated }
  open var databaseScope: CKDatabase.Scope { scope }
  open var recordFields: [String: Any]? { part["af"] as? [String: Any] }

  open var recordID: CKRecord.ID? {
    (part["rid"] as? String).map { CKRecord.ID(recordName: $0, zoneID: zoneID ?? .default) }
  }
}

/// A notification of a zone.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  open var recordZoneID: CKRecordZone.ID? { zoneID }
  open var databaseScope: CKDatabase.Scope { scope }
}

/// A notification of a database.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  open var databaseScope: CKDatabase.Scope { scope }
}
