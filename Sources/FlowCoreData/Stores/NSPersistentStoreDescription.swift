import Foundation

/// What a container opens.
open class NSPersistentStoreDescription: NSObject, NSCopying {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open private(set) var options: [String: NSObject] = [:]
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  /// Whether the store is opened after `loadPersistentStores` has returned. Approximate: it never is.
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  /// Where a store is mirrored. Without effect: stores are local.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() {}

  /// A file.
  public init(url: URL) { self.url = url }

  /// Sets an option; `nil` removes it.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets a value of SQLite. Without effect.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    report(.missing("NSPersistentStoreDescription.setValue(_:forPragmaNamed:)", "the store has its own settings."))
  }

  open var sqlitePragmas: [String: NSObject] { [:] }

  var allOptions: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = options
    all[NSMigratePersistentStoresAutomaticallyOption] = shouldMigrateStoreAutomatically
    all[NSInferMappingModelAutomaticallyOption] = shouldInferMappingModelAutomatically
    if isReadOnly { all[NSReadOnlyPersistentStoreOption] = true }
    return all
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.type, copy.configuration, copy.url, copy.options) = (type, configuration, url, options)
    (copy.isReadOnly, copy.timeout) = (isReadOnly, timeout)
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    copy.cloudKitContainerOptions = cloudKitContainerOptions
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSPersistentStoreDescription else { return false }
    return self === other || type == other.type && url == other.url && configuration == other.configuration
  }

  open override var hash: Int { url?.hashValue ?? 0 }

  open override var description: String { "\(type) store at \(url?.path ?? "no place")" }
}

/// How a store is mirrored, without effect.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The databases of iCloud, with the names and numbers that CloudKit gives them.
  public enum _Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }

  public let containerIdentifier: String
  open var databaseScope = _Scope.private

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
