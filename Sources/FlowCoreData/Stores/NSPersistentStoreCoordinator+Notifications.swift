import Foundation

/// The key of the list of stores that were added.
public let NSAddedPersistentStoresKey = "added"
/// The key of the list of stores that were removed.
public let NSRemovedPersistentStoresKey = "removed"
/// The key of the list of a store before and after its file was replaced. Approximate: it is not posted; such a store is
/// removed, and another one is added.
public let NSUUIDChangedPersistentStoresKey = "changedUUIDs"

extension NSNotification.Name {
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
  /// Stores were added or removed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
  /// Stores will be added or removed.
  public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
  /// A store, which is the object of the notification, will be removed.
  public static let NSPersistentStoreCoordinatorWillRemoveStore = Notification.Name(
    "NSPersistentStoreCoordinatorWillRemoveStoreNotification")
}

extension NSPersistentStoreCoordinator {
  /// Tells that a store is added or removed, before and after it is done.
  ///
  /// - Parameter key: ``NSAddedPersistentStoresKey`` or ``NSRemovedPersistentStoresKey``.
  func tellObservers(of key: String, _ store: NSPersistentStore, during change: () -> Void) {
    let center = NotificationCenter.default
    let info: [AnyHashable: Any] = [key: [store]]
    center.post(name: .NSPersistentStoreCoordinatorStoresWillChange, object: self, userInfo: info)
    if key == NSRemovedPersistentStoresKey {
      center.post(name: .NSPersistentStoreCoordinatorWillRemoveStore, object: store)
    }
    change()
    center.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: info)
  }
}
