import Foundation

extension UserDefaults {
  /// A value for `AppStorage`; `nil` if there is none, or if it is an array or a dictionary.
  func storedValue(forKey key: String) -> StoredValue? {
    switch object(forKey: key) {
    case let value as Bool: .bool(value)
    case let value as Int: .int(value)
    case let value as Double: .double(value)
    case let value as Float: .double(Double(value))
    case let value as String: .string(value)
    case let value as Data: .data(value)
    case let value as Date: .date(value)
    default: nil
    }
  }

  func setStoredValue(_ value: StoredValue?, forKey key: String) {
    switch value {
    case .bool(let value): set(value, forKey: key)
    case .int(let value): set(value, forKey: key)
    case .double(let value): set(value, forKey: key)
    case .string(let value): set(value, forKey: key)
    // Foundation on Linux stores only the path of a URL.
    case .url(let value): set(value.absoluteString, forKey: key)
    case .data(let value): set(value, forKey: key)
    case .date(let value): set(value, forKey: key)
    case nil: removeObject(forKey: key)
    }
  }
}
