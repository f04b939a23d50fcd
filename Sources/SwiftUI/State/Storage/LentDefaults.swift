import Foundation
import Synchronization

/// User defaults of the process - the standard ones, or a named store - that belong to one screen at a time.
///
/// Models read and write user defaults by Foundation's API, so it is the process's own that a screen uses while it is
/// the last one in which something happened: what views and models store there is put aside when another screen takes
/// its turn, and gone with the screen. What a test has stored before is found by every screen. Nothing reaches the disk.
@MainActor
final class LentDefaults {
  let store: UserDefaults
  private let domain: String
  private weak var holder: ValueStorage?

  /// What the process has stored without any screen; nothing while the store is its own.
  private var own: [String: Any]?

  private static var all: [String: LentDefaults] = [:]

  /// Whether the standard defaults belong to a screen now.
  nonisolated static var hasStandard: Bool { standardIsHeld.withLock { $0 } }

  nonisolated private static let standardIsHeld = Mutex(false)

  private init(_ store: UserDefaults, domain: String) {
    self.store = store
    self.domain = domain
  }

  /// The one object for a store and all others of the same name.
  static func of(_ store: UserDefaults) -> LentDefaults {
    let domain = store.domain
    if let known = all[domain] { return known }
    let new = LentDefaults(store, domain: domain)
    all[domain] = new
    return new
  }

  /// Makes the store that of a screen.
  func lend(to storage: ValueStorage) {
    guard holder !== storage else { return }
    takeBack()
    own = store.storedValues(in: domain)
    if let known = storage.aside.removeValue(forKey: domain) { store.setStoredValues(known, in: domain) }
    holder = storage
    noteHolder(true)
  }

  /// Gives the process its own values back, and keeps those of the screen for its next turn.
  private func takeBack() {
    guard let own else { return }
    holder?.aside[domain] = store.storedValues(in: domain)
    store.setStoredValues(own, in: domain)
    self.own = nil
    holder = nil
    noteHolder(false)
  }

  /// Gives the process its own values back if they are those of a screen that is gone.
  func forget(_ storage: ValueStorage) {
    if holder === storage { takeBack() }
  }

  private func noteHolder(_ isHeld: Bool) {
    if domain == UserDefaults.standardDomain { Self.standardIsHeld.withLock { $0 = isHeld } }
  }

  /// Gives the process its own values back before an app takes its user defaults.
  static func takeBackAll() {
    for defaults in all.values { defaults.takeBack() }
  }
}

extension UserDefaults {
  fileprivate static let standardDomain = "kCFPreferencesCurrentApplication"

  /// Foundation does not say which suite a store belongs to, but shows it.
  fileprivate var domain: String {
    if self === UserDefaults.standard { return Self.standardDomain }
    return Mirror(reflecting: self).children.first { $0.label == "suite" }?.value as? String ?? Self.standardDomain
  }

  /// What is stored, without arguments and registered defaults.
  fileprivate func storedValues(in domain: String) -> [String: Any] {
    persistentDomain(forName: domain)?.compactMapValues(withoutOptionals) ?? [:]
  }

  /// Stores these values and no others; nothing is written to disk.
  fileprivate func setStoredValues(_ values: [String: Any], in domain: String) {
    for key in storedValues(in: domain).keys { removeObject(forKey: key) }
    for (key, value) in values { set(value, forKey: key) }
  }

  /// What is stored in the standard defaults, without arguments and registered defaults; nothing is written to disk.
  var storedValues: [String: Any] {
    get { storedValues(in: Self.standardDomain) }
    set { setStoredValues(newValue, in: Self.standardDomain) }
  }
}

/// Foundation hands out stored values, and what they consist of, as optional ones.
private func withoutOptionals(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return mirror.children.first.flatMap { withoutOptionals($0.value) } }
  if let list = value as? [Any] { return list.compactMap(withoutOptionals) }
  if let values = value as? [String: Any] { return values.compactMapValues(withoutOptionals) }
  return value
}
