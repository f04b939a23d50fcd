import Foundation

/// A conflict of a save with a row that somebody else has changed: the versions of an object.
open class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  /// The values that are to be saved.
  public let objectSnapshot: [String: Any]?
  /// The values before the changes.
  public let cachedSnapshot: [String: Any]?
  /// The values of the store; `nil` if the object was deleted.
  public let persistedSnapshot: [String: Any]?
  /// The number of changes of the row; 0 if it was deleted.
  public let newVersionNumber: Int
  /// The number of changes of the row that the object knows.
  public let oldVersionNumber: Int

  /// - Parameters:
  ///   - newvers: The number of changes of the row; 0 if it was deleted.
  ///   - oldvers: The number of changes of the row that the object knows.
  public init(
    source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
    cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
  ) {
    sourceObject = srcObject
    objectSnapshot = srcObject.snapshot(srcObject.values)
    (newVersionNumber, oldVersionNumber) = (newvers, oldvers)
    (cachedSnapshot, persistedSnapshot) = (cachesnap, persnap)
  }

  /// - Parameter row: The row of the object; `nil` if it was deleted.
  convenience init(_ object: NSManagedObject, _ row: StoredRow?) {
    self.init(
      source: object, newVersion: Int(row?.version ?? 0), oldVersion: Int(object.version),
      cachedSnapshot: object.snapshot(object.committed), persistedSnapshot: object.snapshot(row?.values))
  }
}

extension NSManagedObject {
  /// Values of attributes, and the identifiers of relationships to one, by their names, without those that are missing.
  func snapshot(_ values: [Any?]?) -> [String: Any]? {
    guard let values else { return nil }
    var snapshot: [String: Any] = [:]
    for (index, property) in entity.layout.properties.enumerated() {
      guard property.attribute != nil || property.relationship?.isToMany == false else { continue }
      if let value = values[index], !(value is Unread) { snapshot[property.name] = value }
    }
    return snapshot
  }
}
