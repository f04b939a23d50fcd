import Foundation

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreURLKey = "storeURL"
public let NSPersistentHistoryTokenKey = "historyToken"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSBinaryStoreInsecureDecodingCompatibilityOption = "NSBinaryStoreInsecureDecodingCompatibilityOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"

/// Where objects are saved: a file of SQLite, or memory.
///
/// `@unchecked Sendable`: only its metadata change, which the app writes.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The kind of a store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// - Note: Approximate: the file is one of SQLite.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  public let type: String
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  open var url: URL?
  open var isReadOnly: Bool { file.isReadOnly }
  open weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  let file: StoreFile
  /// The names of the entities whose objects are in it.
  private let entityNames: Set<String>

  init(
    _ file: StoreFile, type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
    entities: [NSEntityDescription]
  ) {
    self.file = file
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    entityNames = Set(entities.compactMap(\.name))
  }

  open var identifier: String! { file.identifier }

  open var metadata: [String: Any]! {
    get { file.metadata }
    set { file.metadata = newValue }
  }

  /// Whether the options have a value for a key that is true.
  func isOn(_ key: String) -> Bool { (options?[key] as? NSNumber)?.boolValue == true }

  func has(_ entity: NSEntityDescription) -> Bool { entityNames.contains(entity.name ?? "") }
}
