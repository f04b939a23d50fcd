import FlowSQLite
import Foundation

extension NSPersistentStoreCoordinator {
  /// What is known about a store in a file, without opening it: its identifier, its type, and the hashes of its
  /// entities.
  ///
  /// - Throws: A `CocoaError` if there is no such file, or if it is no store.
  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    do {
      return try StoreMigration.metadata(of: SQLiteDatabase(path: url.path, isReadOnly: true))
    } catch let error as SQLiteError {
      throw CocoaError(
        .fileReadCorruptFile,
        userInfo: [
          NSLocalizedDescriptionKey: "The store \(url.path) cannot be read. \(error)",
          NSSQLiteErrorDomain: Int(error.code),
        ])
    }
  }

  /// Changes what is known about a store in a file, without opening it.
  ///
  /// - Throws: A `CocoaError` if there is no such file, if it is no store, or if a value cannot be in a property list.
  public class func setMetadata(
    _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws {
    _ = try metadataForPersistentStore(ofType: storeType, at: url)
    do {
      try StoreMetadata.write(metadata ?? [:], to: SQLiteDatabase(path: url.path))
    } catch let error as SQLiteError {
      throw CocoaError(
        .persistentStoreSave,
        userInfo: [
          NSLocalizedDescriptionKey: "The metadata of \(url.path) cannot be written. \(error)",
          NSSQLiteErrorDomain: Int(error.code),
        ])
    }
  }

  /// Changes what is known about a store in a file, without opening it.
  ///
  /// - Throws: A `CocoaError` if there is no such file, if it is no store, or if a value cannot be in a property list.
  public class func setMetadata(
    _ metadata: [String: Any]?, type storeType: NSPersistentStore.StoreType, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws {
    try setMetadata(metadata, forPersistentStoreOfType: storeType.rawValue, at: storeURL, options: options)
  }

  /// What is known about a store in a file, without opening it.
  ///
  /// - Throws: A `CocoaError` if there is no such file, or if it is no store.
  public class func metadataForPersistentStore(
    type storeType: NSPersistentStore.StoreType, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    try metadataForPersistentStore(ofType: storeType.rawValue, at: storeURL, options: options)
  }
}
