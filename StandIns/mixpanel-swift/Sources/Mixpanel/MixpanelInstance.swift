import Foundation
import PhoneSimulation

/// Records what people do. The events are on the phone (`SimulatedPhone.mixpanelEvents`) and among its acts.
// @unchecked: what changes is used under the lock alone, or set by an app at its start.
open class MixpanelInstance: @unchecked Sendable {
  private struct State {
    var distinctID = MixpanelInstance.anonymous
    var userID: String?
    var superProperties: [String: String]
    var isOptedOut: Bool
    var starts: [String: Date] = [:]
  }

  private static let anonymous = "$device:00000000-0000-0000-0000-000000000001"

  private let lock = NSLock()
  private var state: State

  public let name: String
  public let apiToken: String
  public let people = People()

  // What has no effect: nothing is sent.
  open var loggingEnabled = false
  open var serverURL = ""
  open var flushInterval: Double = 60
  open var flushOnBackground = true
  open var useIPAddressForGeoLocation = true
  open var trackAutomaticEventsEnabled = false
  open var minimumSessionDuration: UInt64 = 10_000
  open var maximumSessionDuration: UInt64 = .max

  init(_ options: MixpanelOptions) {
    apiToken = options.token
    name = options.instanceName ?? options.token
    state = State(superProperties: texts(options.superProperties), isOptedOut: options.optOutTrackingByDefault)
  }

  private func with<Result>(_ body: (inout State) -> Result) -> Result { lock.withLock { body(&state) } }

  open var distinctId: String { with { $0.distinctID } }
  open var userId: String? { with { $0.userID } }
  open var anonymousId: String? { Self.anonymous }

  // MARK: - Events

  open func track(event: String?, properties: Properties? = nil) {
    let phone = SimulatedPhone.current
    let name = event ?? "mp_event"
    let own = texts(properties)
    let tracked = with { state -> MixpanelEvent? in
      guard !state.isOptedOut else { return nil }
      var values = state.superProperties.merging(own) { $1 }
      if let start = state.starts.removeValue(forKey: name) {
        values["$duration"] = "\((phone.now.timeIntervalSince(start) * 1000).rounded() / 1000)"
      }
      return MixpanelEvent(name: name, properties: values, distinctID: state.distinctID)
    }
    guard let tracked else { return }
    phone.update(MixpanelData.self) { $0.events.append(tracked) }
    let text = tracked.properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    phone.record("Mixpanel", text.isEmpty ? "tracks \(name)" : "tracks \(name): \(text)")
  }

  open func trackWithGroups(event: String?, properties: Properties? = nil, groups: Properties?) {
    track(event: event, properties: (properties ?? [:]).merging(groups ?? [:]) { first, _ in first })
  }

  /// Measures the time until the next event of a name.
  open func time(event: String) {
    let now = SimulatedPhone.current.now
    with { $0.starts[event] = now }
  }

  open func clearTimedEvents() { with { $0.starts = [:] } }
  open func clearTimedEvent(event: String) { with { $0.starts[event] = nil } }

  /// The time since an event is measured, in seconds.
  open func eventElapsedTime(event: String) -> Double {
    with { $0.starts[event] }.map { SimulatedPhone.current.now.timeIntervalSince($0) } ?? 0
  }

  open func registerSuperProperties(_ properties: Properties) {
    with { $0.superProperties.merge(texts(properties)) { $1 } }
  }

  open func registerSuperPropertiesOnce(_ properties: Properties, defaultValue: (any MixpanelType)? = nil) {
    with { $0.superProperties.merge(texts(properties)) { first, _ in first } }
  }

  open func unregisterSuperProperty(_ propertyName: String) { with { $0.superProperties[propertyName] = nil } }
  open func clearSuperProperties() { with { $0.superProperties = [:] } }
  open func currentSuperProperties() -> [String: Any] { with { $0.superProperties } }

  // MARK: - The person

  open func identify(distinctId: String, usePeople: Bool = true, completion: (() -> Void)? = nil) {
    with { ($0.distinctID, $0.userID) = (distinctId, distinctId) }
    SimulatedPhone.current.record("Mixpanel", "identifies \(distinctId)")
    complete(completion)
  }

  open func createAlias(
    _ alias: String, distinctId: String, usePeople: Bool = true, andIdentify: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    track(event: "$create_alias", properties: ["distinct_id": distinctId, "alias": alias])
    if andIdentify { identify(distinctId: distinctId) }
    complete(completion)
  }

  /// Forgets the person.
  open func reset(completion: (() -> Void)? = nil) {
    with { state in
      (state.distinctID, state.userID) = (Self.anonymous, nil)
      (state.superProperties, state.starts) = ([:], [:])
    }
    SimulatedPhone.current.update(MixpanelData.self) { data in (data.people, data.groups) = ([:], [:]) }
    complete(completion)
  }

  open func setGroup(groupKey: String, groupID: any MixpanelType, completion: (() -> Void)? = nil) {
    SimulatedPhone.current.update(MixpanelData.self) { $0.groups[groupKey] = "\(groupID)" }
    complete(completion)
  }

  open func optOutTracking() { with { $0.isOptedOut = true } }
  open func optInTracking(distinctId: String? = nil, properties: Properties? = nil) {
    with { $0.isOptedOut = false }
    if let distinctId { identify(distinctId: distinctId) }
  }
  open func hasOptedOutTracking() -> Bool { with { $0.isOptedOut } }

  /// Has no effect: events are there at once.
  open func flush(performFullFlush: Bool = false, completion: (() -> Void)? = nil) { complete(completion) }

  private func complete(_ completion: (() -> Void)?) {
    guard let completion else { return }
    nonisolated(unsafe) let own = completion
    SimulatedPhone.current.runSoon(named: "an answer of Mixpanel") { own() }
  }
}

/// Tells about the person. A test reads it (`SimulatedPhone.mixpanelPeopleProperties`).
open class People {
  private func change(_ body: (inout [String: String]) -> Void) {
    SimulatedPhone.current.update(MixpanelData.self) { body(&$0.people) }
  }

  open func set(properties: Properties) { change { $0.merge(texts(properties)) { $1 } } }
  open func set(property: String, to: any MixpanelType) { set(properties: [property: to]) }
  open func setOnce(properties: Properties) { change { $0.merge(texts(properties)) { first, _ in first } } }
  open func unset(properties: [String]) { change { values in for name in properties { values[name] = nil } } }

  open func increment(properties: Properties) {
    for (name, value) in texts(properties) { increment(property: name, by: Double(value) ?? 0) }
  }

  open func increment(property: String, by: Double) {
    change { values in
      let sum = (values[property].flatMap { Double($0) } ?? 0) + by
      values[property] = sum == sum.rounded() ? "\(Int(sum))" : "\(sum)"
    }
  }

  open func append(properties: Properties) {
    change { values in
      for (name, value) in texts(properties) { values[name] = values[name].map { "\($0), \(value)" } ?? value }
    }
  }

  open func union(properties: Properties) { append(properties: properties) }

  open func trackCharge(amount: Double, properties: Properties? = nil) {
    SimulatedPhone.current.record("Mixpanel", "charges \(amount)")
  }

  /// Has no effect: charges are among the acts of the phone alone.
  open func clearCharges() {}

  open func deleteUser() { change { $0 = [:] } }
}
