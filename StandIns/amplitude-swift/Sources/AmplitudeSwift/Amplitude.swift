import Foundation
import PhoneSimulation

/// Records what people do. The events are on the phone (`SimulatedPhone.amplitudeEvents`) and among its acts.
// @unchecked: what changes is used under the lock alone.
public class Amplitude: @unchecked Sendable {
  private let lock = NSLock()
  private var ids: (user: String?, device: String?, session: Int64) = (nil, "00000000-0000-0000-0000-000000000001", -1)

  public let configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  public var optOut: Bool {
    get { configuration.optOut }
    set { configuration.optOut = newValue }
  }

  // MARK: - Events

  @discardableResult
  public func track(
    event: BaseEvent, options: EventOptions? = nil,
    callback: ((_ event: BaseEvent, _ code: Int, _ message: String) -> Void)? = nil
  ) -> Amplitude {
    guard !configuration.optOut else { return self }
    let values = (event.eventProperties ?? [:]).mapValues { "\($0)" }
    let own = AmplitudeEvent(
      type: event.eventType, properties: values, userID: options?.userId ?? event.userId ?? getUserId())
    let phone = SimulatedPhone.current
    phone.update(AmplitudeData.self) { data in
      data.events.append(own)
      data.userProperties.merge((event.userProperties ?? [:]).mapValues { "\($0)" }) { $1 }
    }
    let text = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    phone.record("Amplitude", text.isEmpty ? "tracks \(own.type)" : "tracks \(own.type): \(text)")
    if let callback {
      nonisolated(unsafe) let (callback, event) = (callback, event)
      phone.runSoon(named: "an answer of Amplitude") { callback(event, 200, "success") }
    }
    return self
  }

  @discardableResult
  public func track(
    eventType: String, eventProperties: [String: Any]? = nil, options: EventOptions? = nil
  ) -> Amplitude {
    track(event: BaseEvent(eventType: eventType, eventProperties: eventProperties), options: options)
  }

  @discardableResult
  public func logEvent(event: BaseEvent) -> Amplitude { track(event: event) }

  @discardableResult
  public func revenue(revenue: Revenue, options: EventOptions? = nil) -> Amplitude {
    track(eventType: "revenue_amount", eventProperties: revenue.eventProperties, options: options)
  }

  // MARK: - The person

  @discardableResult
  public func identify(userProperties: [String: Any]?, options: EventOptions? = nil) -> Amplitude {
    let identify = Identify()
    for (name, value) in userProperties ?? [:] { identify.set(property: name, value: value) }
    return self.identify(identify: identify, options: options)
  }

  @discardableResult
  public func identify(identify: Identify, options: EventOptions? = nil) -> Amplitude {
    guard !configuration.optOut else { return self }
    SimulatedPhone.current.update(AmplitudeData.self) { data in
      for change in identify.changes { change(&data.userProperties) }
    }
    return self
  }

  @discardableResult
  public func setGroup(groupType: String, groupName: String, options: EventOptions? = nil) -> Amplitude {
    SimulatedPhone.current.update(AmplitudeData.self) { $0.groups[groupType] = groupName }
    return self
  }

  @discardableResult
  public func setGroup(groupType: String, groupName: [String], options: EventOptions? = nil) -> Amplitude {
    setGroup(groupType: groupType, groupName: groupName.joined(separator: ", "))
  }

  /// Tells of a group, which is not kept here.
  @discardableResult
  public func groupIdentify(
    groupType: String, groupName: String, groupProperties: [String: Any]?, options: EventOptions? = nil
  ) -> Amplitude {
    track(eventType: "$groupidentify", eventProperties: groupProperties, options: options)
  }

  @discardableResult
  public func setUserId(userId: String?) -> Amplitude {
    lock.withLock { ids.user = userId }
    return self
  }

  @discardableResult
  public func setDeviceId(deviceId: String?) -> Amplitude {
    lock.withLock { ids.device = deviceId }
    return self
  }

  @discardableResult
  public func setSessionId(timestamp: Int64) -> Amplitude {
    lock.withLock { ids.session = timestamp }
    return self
  }

  @discardableResult
  public func setSessionId(date: Date) -> Amplitude {
    setSessionId(timestamp: Int64(date.timeIntervalSince1970 * 1000))
  }

  public func getUserId() -> String? { lock.withLock { ids.user } }
  public func getDeviceId() -> String? { lock.withLock { ids.device } }
  public func getSessionId() -> Int64 { lock.withLock { ids.session } }

  /// Forgets the person.
  @discardableResult
  public func reset() -> Amplitude {
    SimulatedPhone.current.update(AmplitudeData.self) { data in (data.userProperties, data.groups) = ([:], [:]) }
    return setUserId(userId: nil)
  }

  /// Has no effect: events are there at once.
  @discardableResult
  public func flush() -> Amplitude { self }
}
