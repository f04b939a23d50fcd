import Foundation

/// Key-value coding methods of Apple's Foundation that apps call on user defaults.
extension UserDefaults {
  /// Stores a value; the same as `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }

  /// The stored value; the same as `object(forKey:)`.
  public func value(forKey key: String) -> Any? {
    object(forKey: key)
  }
}
