import FlowFoundation
import Foundation
import Locking
import Testing

extension UserDefaults {
  fileprivate var launches: Int { integer(forKey: "launches") }
  fileprivate var user: String? { string(forKey: "user") }
}

@Suite("Key-value observing") struct KeyValueObservingTests {
  private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
    let name = "flow-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    try body(defaults)
  }

  /// Changes defaults, and tells of it as `AppStorage` does.
  private func set(_ value: Any?, forKey key: String, of defaults: UserDefaults) {
    defaults.set(value, forKey: key)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
  }

  @Test("a closure is called with the new and the old value of defaults, and not for equal ones or after its end")
  func closure() throws {
    try withDefaults { defaults in
      let seen = Locked<[String]>([])
      let observation = defaults.observe(\.launches, options: [.new, .old]) { object, change in
        seen.withLock { $0.append("\(object === defaults) \(change.oldValue ?? -1) \(change.newValue ?? -1)") }
      }
      set(1, forKey: "launches", of: defaults)
      set("A", forKey: "user", of: defaults)
      set(2, forKey: "launches", of: defaults)
      #expect(seen.withLock { $0 } == ["true 0 1", "true 1 2"])
      observation.invalidate()
      set(3, forKey: "launches", of: defaults)
      #expect(seen.withLock { $0.count } == 2)
    }
  }

  @Test("values that the options do not ask for are missing, and the first call is that of .initial")
  func options() throws {
    try withDefaults { defaults in
      let seen = Locked<[String]>([])
      let observation = defaults.observe(\.user, options: .initial) { object, change in
        seen.withLock { $0.append("\(object.user ?? "none") \(change.newValue == nil) \(change.oldValue == nil)") }
      }
      set("A", forKey: "user", of: defaults)
      set(nil, forKey: "user", of: defaults)
      #expect(seen.withLock { $0 } == ["none true true", "A true true", "none true true"])
      observation.invalidate()
    }
  }

  private final class Observer: NSObject, KeyValueObserver {
    let seen = Locked<[String]>([])

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let value = change?[.newKey].map { "\($0)" } ?? "none"
      seen.withLock { $0.append("\(keyPath ?? "") \(value) \(context == nil)") }
    }
  }

  @Test("an object with the method is called for a key until it is removed")
  func observer() throws {
    try withDefaults { defaults in
      let observer = Observer()
      defaults.addObserver(observer, forKeyPath: "user", options: .new, context: nil)
      set("A", forKey: "user", of: defaults)
      set(1, forKey: "launches", of: defaults)
      defaults.removeObserver(observer, forKeyPath: "user")
      set("B", forKey: "user", of: defaults)
      #expect(observer.seen.withLock { $0 } == ["user A true"])
    }
  }
}
