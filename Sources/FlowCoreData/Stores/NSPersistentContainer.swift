import FlowFoundation
import Foundation

/// A model with its stores and contexts.
///
/// `@unchecked Sendable`: what changes is the app's: descriptions before the stores are loaded, the name never.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]
  private let view: NSManagedObjectContext

  /// A container of the data model with a name, which is among the app's files.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: Self.model(name))
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    view = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    view.persistentStoreCoordinator = persistentStoreCoordinator
  }

  private static func model(_ name: String) -> NSManagedObjectModel {
    if let url = ModelFiles.named(name), let model = NSManagedObjectModel(contentsOf: url) { return model }
    reportMistake(
      "NSPersistentContainer(name: \"\(name)\") has no entities: no data model '\(name).xcdatamodeld' is among the app's files."
    )
    return NSManagedObjectModel()
  }

  /// The folder of stores: one for each app, by its identifier or name.
  open class func defaultDirectoryURL() -> URL {
    let main = Bundle.main
    let isApp = main.bundleURL.pathExtension == "app"
    let name = isApp ? main.bundleURL.deletingPathExtension().lastPathComponent : ProcessInfo.processInfo.processName
    return .applicationSupportDirectory.appendingPathComponent(main.bundleIdentifier ?? name, isDirectory: true)
  }

  /// The context of the main queue.
  open var viewContext: NSManagedObjectContext { view }

  /// Opens the stores that the descriptions describe, and calls a closure for each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Makes a context with its own queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs work with a new context, on its queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs work with a new context, on its queue.
  public nonisolated(nonsending) func performBackgroundTask<T, E: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(E) -> T
  ) async throws(E) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(E) -> T in try block(context) }
  }
}

/// A container whose stores Apple mirrors in iCloud. Here they are local.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// What is done with iCloud.
  public enum EventType: Int, Sendable {
    case setup, `import`, export
  }

  /// A part of the work with iCloud. There is none here, and nobody is notified of one: the stores are local.
  open class Event: NSObject {
    public let identifier: UUID
    public let storeIdentifier: String
    public let type: EventType
    public let startDate: Date
    /// The end; `nil` as long as the work goes on.
    public let endDate: Date?
    public let succeeded: Bool
    public let error: (any Error)?

    init(_ type: EventType, storeIdentifier: String, startDate: Date) {
      (identifier, self.storeIdentifier, self.type, self.startDate) = (UUID(), storeIdentifier, type, startDate)
      (endDate, succeeded, error) = (nil, false, nil)
    }
  }

  /// The name of a notification that is never posted here.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  /// The key of the event.
  public static let eventNotificationUserInfoKey = "event"

  /// Says what a schema would be. Without effect: there is no iCloud.
  ///
  /// - Throws: Nothing here.
  open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {
    report(.missing("NSPersistentCloudKitContainer.initializeCloudKitSchema", "stores are local."))
  }

  /// Whether an object may be changed: always.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether an object may be deleted: always.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether a store may be changed: always.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

/// How a schema is created in iCloud, without effect.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let dryRun = Self(rawValue: 2)
  public static let printSchema = Self(rawValue: 4)
}
