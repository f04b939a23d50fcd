import FlowFoundation
import FlowSQLite
import Foundation

/// What apps note about a store: a property list in its table of metadata.
enum StoreMetadata {
  private static let key = "app"

  /// What the store knows itself.
  private static let ownKeys: Set = [
    NSStoreUUIDKey, NSStoreTypeKey, NSStoreModelVersionHashesKey, NSStoreModelVersionIdentifiersKey,
    NSPersistentStoreModelVersionChecksumKey,
  ]

  /// What an app notes, with what the store knows itself.
  static func merged(_ metadata: [String: Any], withOwnOf former: [String: Any]) -> [String: Any] {
    metadata.merging(former.filter { ownKeys.contains($0.key) }) { $1 }
  }

  static func read(from database: SQLiteDatabase) throws -> [String: Any] {
    guard case .blob(let data)? = try database.value("SELECT value FROM \"Z_METADATA\" WHERE key = ?", [.text(key)])
    else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any] ?? [:]
  }

  /// - Throws: A `CocoaError` if a value cannot be in a property list.
  static func write(_ metadata: [String: Any], to database: SQLiteDatabase) throws {
    let values = metadata.filter { !ownKeys.contains($0.key) }
    guard let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0) else {
      throw CocoaError(
        .persistentStoreSave,
        userInfo: [NSLocalizedDescriptionKey: "The metadata of a store have a value that no property list can have."])
    }
    try database.run("INSERT OR REPLACE INTO \"Z_METADATA\" VALUES (?, ?)", [.text(key), .blob(data)])
  }
}
