import Foundation
import Locking

/// User defaults of the process - the standard ones, or a suite - that one screen owns at a time.
///
/// Models use user defaults through Foundation's API, so a screen uses those of the process while it is the screen with
/// the latest event. Its stored values are set aside when another screen takes over, and are discarded with the screen.
/// Values stored by a test beforehand are visible to every screen. Nothing is written to disk.
@MainActor
final class LentDefaults {
  let store: UserDefaults
  private let domain: String
  private weak var holder: ValueStorage?

  /// The values stored by the process without a screen; `nil` while the process owns the store.
  private var own: [String: Any]?

  private static var all: [String: LentDefaults] = [:]

  /// Whether a screen currently owns the standard defaults.
  nonisolated static var hasStandard: Bool { standardIsHeld.value }

  nonisolated private static let standardIsHeld = Locked(false)

  /// Whether a running app owns the user defaults of the process.
  nonisolated static var belongToApp: Bool {
    get { areOfApp.value }
    set { areOfApp.value = newValue }
  }

  nonisolated private static let areOfApp = Locked(false)

  private init(_ store: UserDefaults, domain: String) {
    self.store = store
    self.domain = domain
  }

  /// The object shared by all stores with the same name.
  static func of(_ store: UserDefaults) -> LentDefaults {
    let domain = store.domain
    if let known = all[domain] { return known }
    let new = LentDefaults(store, domain: domain)
    all[domain] = new
    return new
  }

  /// Gives ownership of the store to a screen.
  func lend(to storage: ValueStorage) {
    guard holder !== storage else { return }
    takeBack()
    own = store.storedValues(in: domain)
    if let known = storage.aside.removeValue(forKey: domain) { store.setStoredValues(known, in: domain) }
    holder = storage
    noteHolder(true)
  }

  /// Restores the values of the process, and saves those of the screen for later.
  private func takeBack() {
    guard let own else { return }
    holder?.aside[domain] = store.storedValues(in: domain)
    store.setStoredValues(own, in: domain)
    self.own = nil
    holder = nil
    noteHolder(false)
  }

  /// Restores the values of the process if a closed screen owns the store.
  func forget(_ storage: ValueStorage) {
    if holder === storage { takeBack() }
  }

  private func noteHolder(_ isHeld: Bool) {
    if domain == UserDefaults.standardDomain { Self.standardIsHeld.value = isHeld }
  }

  /// Restores the values of the process before an app takes its user defaults.
  static func takeBackAll() {
    for defaults in all.values { defaults.takeBack() }
  }
}

extension UserDefaults {
  fileprivate static let standardDomain = "kCFPreferencesCurrentApplication"

  /// The suite of a store, parsed from its description because Foundation has no API for it.
  fileprivate var domain: String {
    if self === UserDefaults.standard { return Self.standardDomain }
    return Mirror(reflecting: self).children.first { $0.label == "suite" }?.value as? String ?? Self.standardDomain
  }

  /// The stored values, without arguments and registered defaults.
  fileprivate func storedValues(in domain: String) -> [String: Any] {
    persistentDomain(forName: domain)?.compactMapValues(withoutOptionals) ?? [:]
  }

  /// Replaces all stored values; nothing is written to disk.
  fileprivate func setStoredValues(_ values: [String: Any], in domain: String) {
    for key in storedValues(in: domain).keys { removeObject(forKey: key) }
    for (key, value) in values { set(value, forKey: key) }
  }

  /// The values stored in the standard defaults, without arguments and registered defaults; nothing is written to disk.
  var storedValues: [String: Any] {
    get { storedValues(in: Self.standardDomain) }
    set { setStoredValues(newValue, in: Self.standardDomain) }
  }
}

/// Unwraps stored values and their elements, which Foundation returns as optionals.
private func withoutOptionals(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return mirror.children.first.flatMap { withoutOptionals($0.value) } }
  if let list = value as? [Any] { return list.compactMap(withoutOptionals) }
  if let values = value as? [String: Any] { return values.compactMapValues(withoutOptionals) }
  return value
}
