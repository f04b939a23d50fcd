import Foundation
import PhoneSimulation

/// What is known about a tip.
struct TipRecord {
  var displayCount = 0
  var reason: Tips.InvalidationReason?
}

/// Which tips tests show or hide.
struct TipVisibility {
  var all: Bool?
  /// By the names of types.
  var types: [String: Bool] = [:]
}

/// What the app's container knows about tips.
struct TipStore: PhoneValue {
  var isConfigured = false
  /// The time between two tips, in seconds.
  var pause: TimeInterval = 0
  var visibility = TipVisibility()
  var records: [String: TipRecord] = [:]
  /// The tip that was shown last, and when it first was.
  var lastTip: String?
  var lastDate: Date?
  var parameters: [String: Data] = [:]
  var transientParameters: Set<String> = []
  var donations: [String: [StoredDonation]] = [:]

  mutating func apply(_ change: Tips.ConfigurationOption.Change) {
    if case .frequency(let pause) = change { self.pause = pause }
  }
}

struct StoredDonation {
  let date: Date
  let info: Data
}

extension SimulatedPhone {
  func status(of tip: some Tip) -> Tips.Status {
    let store = self[TipStore.self]
    let record = store.records[tip.id] ?? TipRecord()
    if let reason = record.reason { return .invalidated(reason) }
    if let isShown = store.visibility.types[String(reflecting: type(of: tip))] ?? store.visibility.all {
      return isShown ? .available : .pending
    }
    guard store.isConfigured, tip.rules.allSatisfy({ $0.isFulfilled() }) else { return .pending }
    if store.lastTip == tip.id { return .available }
    let settings = TipSettings(tip.options)
    if let limit = settings.maxDisplayCount, record.displayCount >= limit {
      return .invalidated(.displayCountExceeded)
    }
    if !settings.ignoresDisplayFrequency, let last = store.lastDate, now < last + store.pause { return .pending }
    return .available
  }

  /// Called when a tip appears.
  func noteDisplay(of tip: some Tip) {
    let now = now
    update(TipStore.self) { store in
      store.records[tip.id, default: TipRecord()].displayCount += 1
      (store.lastTip, store.lastDate) = (tip.id, now)
    }
    record("TipKit", "shows \(tip.id)")
  }

  func invalidate(_ tip: some Tip, _ reason: Tips.InvalidationReason) {
    update(TipStore.self) { store in
      store.records[tip.id, default: TipRecord()].reason = reason
      if store.lastTip == tip.id { store.lastTip = nil }
    }
    record("TipKit", "invalidates \(tip.id): \(reason)")
  }

  /// How often a tip was shown.
  public func displayCount(of tip: some Tip) -> Int { self[TipStore.self].records[tip.id]?.displayCount ?? 0 }
}
