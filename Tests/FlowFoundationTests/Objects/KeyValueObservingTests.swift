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

  @Test("a closure is called with the new and the old value of defaults, and not for equal ones or after its end")
  func closure() throws {
    try withDefaults { defaults in
      let seen = Locked<[String]>([])
      let observation = defaults.observe(\.launches, options: [.new, .old]) { object, change in
        seen.withLock { $0.append("\(object === defaults) \(change.oldValue ?? -1) \(change.newValue ?? -1)") }
      }
      defaults.set(1, forKey: "launches")
      defaults.set("A", forKey: "user")
      defaults.set(2, forKey: "launches")
      #expect(seen.withLock { $0 } == ["true 0 1", "true 1 2"])
      observation.invalidate()
      defaults.set(3, forKey: "launches")
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
      defaults.set("A", forKey: "user")
      defaults.removeObject(forKey: "user")
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
      defaults.set("A", forKey: "user")
      defaults.set(1, forKey: "launches")
      defaults.removeObserver(observer, forKeyPath: "user")
      defaults.set("B", forKey: "user")
      #expect(observer.seen.withLock { $0 } == ["user A true"])
    }
  }
}
