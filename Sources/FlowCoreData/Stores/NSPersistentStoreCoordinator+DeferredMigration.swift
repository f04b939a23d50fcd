import Foundation

/// The option for a migration whose last part an app does later, and the key of such a part in a store's metadata.
///
/// A store here is migrated at once: its metadata never have the key.
public let NSPersistentStoreDeferredLightweightMigrationOptionKey =
  "NSPersistentStoreDeferredLightweightMigrationOptionKey"

extension NSPersistentStoreCoordinator {
  /// Does what a deferred migration has left: nothing, since stores are migrated at once.
  ///
  /// - Throws: Nothing here.
  public func finishDeferredLightweightMigration() throws {}

  /// Does a part of what a deferred migration has left: nothing, since stores are migrated at once.
  ///
  /// - Throws: Nothing here.
  public func finishDeferredLightweightMigrationTask() throws {}
}
