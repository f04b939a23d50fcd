import Foundation
import PhoneSimulation

extension Tips {
  /// Something that happens in the app, which rules count.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    public let id: String

    /// Creates an event with values.
    @_disfavoredOverload
    public init(id: String) { self.id = id }

    /// Creates an event without values.
    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }

    /// How often the event has happened, in order.
    public var donations: [Donation] {
      (SimulatedPhone.current[TipStore.self].donations[id] ?? []).compactMap { stored in
        guard let info = try? JSONDecoder().decode(DonationInfo.self, from: stored.info) else { return nil }
        return Donation(date: stored.date, info: info)
      }
    }

    /// One time that an event has happened.
    @dynamicMemberLookup
    public struct Donation: Codable, Sendable {
      public let date: Date
      let info: DonationInfo

      public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: keyPath] }
    }

    /// Says that the event has happened.
    public func donate() async where DonationInfo == EmptyDonation { add(EmptyDonation()) }

    /// Says that the event has happened, with values.
    public func donate(_ donation: DonationInfo) async { add(donation) }

    /// Says that the event has happened.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonation {
      sendDonation(EmptyDonation(), completion)
    }

    /// Says that the event has happened, with values.
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      add(donation)
      if let completion { SimulatedPhone.current.runSoon(named: "a donation to \(id)") { completion() } }
    }

    private func add(_ donation: DonationInfo) {
      let phone = SimulatedPhone.current
      guard let info = try? JSONEncoder().encode(donation) else { return }
      let stored = StoredDonation(date: phone.now, info: info)
      phone.update(TipStore.self) { $0.donations[id, default: []].append(stored) }
      phone.record("TipKit", "donates to \(id)")
    }
  }

  /// The values of an event that has none.
  public struct EmptyDonation: Codable, Sendable {}

  /// A time up to now.
  public struct DonationTimeRange: Hashable, Codable, Sendable {
    let seconds: TimeInterval

    public static var minute: DonationTimeRange { .minutes(1) }
    public static var hour: DonationTimeRange { .hours(1) }
    public static var day: DonationTimeRange { .days(1) }
    public static var week: DonationTimeRange { .weeks(1) }
    public static func minutes(_ value: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(value) * 60) }
    public static func hours(_ value: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(value) * 3600) }
    public static func days(_ value: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(value) * 86_400) }
    public static func weeks(_ value: Int) -> DonationTimeRange { .days(value * 7) }
  }
}

extension Sequence {
  /// The donations within a time up to now.
  public func donatedWithin<DonationInfo>(_ timeRange: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<DonationInfo>.Donation {
    let first = SimulatedPhone.current.now - timeRange.seconds
    return filter { $0.date >= first }
  }

  /// The largest group of donations with the same value; of equal ones, the first.
  public func largestSubset<DonationInfo, Value: Hashable>(groupedBy keyPath: KeyPath<DonationInfo, Value>) -> [Element]
  where Element == Tips.Event<DonationInfo>.Donation {
    groups(keyPath).reduce([]) { $1.count > $0.count ? $1 : $0 }
  }

  /// The smallest group of donations with the same value; of equal ones, the first.
  public func smallestSubset<DonationInfo, Value: Hashable>(groupedBy keyPath: KeyPath<DonationInfo, Value>)
    -> [Element]
  where Element == Tips.Event<DonationInfo>.Donation {
    let groups = groups(keyPath)
    return groups.dropFirst().reduce(groups.first ?? []) { $1.count < $0.count ? $1 : $0 }
  }

  /// The groups in the order of their first donations.
  private func groups<DonationInfo, Value: Hashable>(_ keyPath: KeyPath<DonationInfo, Value>) -> [[Element]]
  where Element == Tips.Event<DonationInfo>.Donation {
    var places: [Value: Int] = [:]
    var groups: [[Element]] = []
    for donation in self {
      let value = donation.info[keyPath: keyPath]
      if let place = places[value] {
        groups[place].append(donation)
      } else {
        places[value] = groups.count
        groups.append([donation])
      }
    }
    return groups
  }
}
