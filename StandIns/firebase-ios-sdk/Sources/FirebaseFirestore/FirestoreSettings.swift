import Foundation

/// A cache without a limit.
public let FirestoreCacheSizeUnlimited: Int64 = -1

/// Settings of Firestore. They have no effect: documents are in memory.
// @unchecked: an app sets its values before it uses them.
public final class FirestoreSettings: NSObject, NSCopying, @unchecked Sendable {
  public var host = "firestore.googleapis.com"
  public var isSSLEnabled = true
  public var dispatchQueue = DispatchQueue.main
  public var isPersistenceEnabled = true
  public var cacheSizeBytes: Int64 = 100 * 1024 * 1024
  /// Has no effect: times are always read as timestamps.
  public var areTimestampsInSnapshotsEnabled = true
  public var cacheSettings: any LocalCacheSettings & NSObject = PersistentCacheSettings()

  public override init() {}

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = FirestoreSettings()
    copy.host = host
    copy.isSSLEnabled = isSSLEnabled
    copy.isPersistenceEnabled = isPersistenceEnabled
    copy.cacheSizeBytes = cacheSizeBytes
    copy.cacheSettings = cacheSettings
    return copy
  }
}

/// Where an app keeps documents.
public protocol LocalCacheSettings {}

/// Documents are kept in a file.
public final class PersistentCacheSettings: NSObject, LocalCacheSettings {
  public override init() {}

  public init(sizeBytes size: NSNumber) {}
}

/// When documents in memory are forgotten.
public protocol MemoryGarbageCollectorSettings {}

/// Documents in memory are forgotten as soon as nothing uses them.
public final class MemoryEagerGCSetting: NSObject, MemoryGarbageCollectorSettings {
  public override init() {}
}

/// Those documents in memory are forgotten that were not used for the longest time.
public final class MemoryLRUGCSettings: NSObject, MemoryGarbageCollectorSettings {
  public override init() {}

  public init(sizeBytes size: NSNumber) {}
}

/// Documents are kept in memory.
public final class MemoryCacheSettings: NSObject, LocalCacheSettings {
  public override init() {}

  public init(garbageCollectorSettings settings: any MemoryGarbageCollectorSettings & NSObject) {}
}

/// Settings of a transaction.
public final class TransactionOptions: NSObject {
  /// Has no effect: no other client interferes.
  public var maxAttempts = 5

  public override init() {}
}
