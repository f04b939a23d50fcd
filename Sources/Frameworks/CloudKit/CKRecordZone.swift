import Foundation

/// A part of a database.
// @unchecked: the property is constant.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// The identity of a zone.
  // @unchecked: the properties are constant.
  public final class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String

    public init(zoneName: String = CKRecordZone.ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }

    public static let defaultZoneName = "_defaultZone"
    public static let `default` = ID()

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }

    public override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }

    public override var description: String { "\(zoneName):\(ownerName)" }
  }

  public let zoneID: ID

  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }

  public init(zoneID: ID) { self.zoneID = zoneID }

  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// The owner of the zones of this account.
public let CKCurrentUserDefaultName = "__defaultOwner__"
