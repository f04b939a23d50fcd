import Foundation

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = Notification.Name("NSManagedObjectContextWillSaveNotification")
  public static let didSaveObjectsNotification = Notification.Name("NSManagingContextDidSaveChangesNotification")
  public static let didChangeObjectsNotification = Notification.Name("NSObjectsChangedInManagingContextNotification")
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  public static let didMergeChangesObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")

  /// The keys of what notifications say.
  public enum NotificationKey: String, Sendable {
    case queryGeneration, invalidatedAllObjects = "invalidatedAll"
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }

  /// Runs work on the context's queue, and waits. It may be called by such work.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    try queue.sync {
      defer { processPendingChanges() }
      return try ContextQueue.$context.withValue(self, operation: block)
    }
  }

  /// Runs work on the context's queue, and returns its result.
  ///
  /// - Parameter schedule: Whether work that is on the queue already runs at once.
  public nonisolated(nonsending) func perform<T, E: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(E) -> T
  ) async throws(E) -> T {
    if schedule == .immediate, queue.isCurrent {
      defer { processPendingChanges() }
      return try block()
    }
    // `nonisolated(unsafe)`: the work is handed to the queue, and its result back, as Apple's interface does without a
    // check.
    nonisolated(unsafe) let block = block
    let result: Handed<Result<T, E>> = await withCheckedContinuation { continuation in
      queue.async { [self] in
        let result: Result<T, E>
        result = ContextQueue.$context.withValue(self) {
          do throws(E) {
            return .success(try block())
          } catch {
            return .failure(error)
          }
        }
        processPendingChanges()
        continuation.resume(returning: Handed(value: result))
      }
    }
    return try result.value.get()
  }
}

/// `@unchecked Sendable`: a value that one queue hands to another, and does not use any more.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

extension NSNotification.Name {
  public static let NSManagedObjectContextWillSave = NSManagedObjectContext.willSaveObjectsNotification
  public static let NSManagedObjectContextDidSave = NSManagedObjectContext.didSaveObjectsNotification
  public static let NSManagedObjectContextObjectsDidChange = NSManagedObjectContext.didChangeObjectsNotification
  public static let NSManagedObjectContextDidSaveObjectIDs = NSManagedObjectContext.didSaveObjectIDsNotification
  public static let NSManagedObjectContextDidMergeChangesObjectIDs =
    NSManagedObjectContext.didMergeChangesObjectIDsNotification
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"
