import Foundation

/// The reason of a change from another device, in a notification's `userInfo`.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"

/// The changed keys, in a notification's `userInfo`.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"

public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// Values that the devices of a user share. There is one device here; its values are in separate user defaults.
///
/// A test that plays another device posts `didChangeExternallyNotification` itself.
// @unchecked: the user defaults may be used on any thread.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// Posted when values of another device arrive.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The store of the app.
  public static let `default` = NSUbiquitousKeyValueStore()

  private let name = "NSUbiquitousKeyValueStore"
  private let values: UserDefaults

  public override init() {
    values = UserDefaults(suiteName: name) ?? .standard
  }

  open func object(forKey key: String) -> Any? { values.object(forKey: key) }
  open func string(forKey key: String) -> String? { values.string(forKey: key) }
  open func array(forKey key: String) -> [Any]? { values.array(forKey: key) }
  open func dictionary(forKey key: String) -> [String: Any]? { values.dictionary(forKey: key) }
  open func data(forKey key: String) -> Data? { values.data(forKey: key) }
  open func longLong(forKey key: String) -> Int64 { Int64(values.integer(forKey: key)) }
  open func double(forKey key: String) -> Double { values.double(forKey: key) }
  open func bool(forKey key: String) -> Bool { values.bool(forKey: key) }

  open func set(_ value: Any?, forKey key: String) { values.set(value, forKey: key) }
  open func set(_ value: String?, forKey key: String) { values.set(value, forKey: key) }
  open func set(_ value: Data?, forKey key: String) { values.set(value, forKey: key) }
  open func set(_ value: [Any]?, forKey key: String) { values.set(value, forKey: key) }
  open func set(_ value: [String: Any]?, forKey key: String) { values.set(value, forKey: key) }
  open func set(_ value: Int64, forKey key: String) { values.set(Int(value), forKey: key) }
  open func set(_ value: Double, forKey key: String) { values.set(value, forKey: key) }
  open func set(_ value: Bool, forKey key: String) { values.set(value, forKey: key) }
  open func removeObject(forKey key: String) { values.removeObject(forKey: key) }

  /// All values by key.
  open var dictionaryRepresentation: [String: Any] { values.persistentDomain(forName: name) ?? [:] }

  /// Does nothing: the values are stored already.
  ///
  /// - Returns: `true`.
  @discardableResult
  open func synchronize() -> Bool { true }
}
