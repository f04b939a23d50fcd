import Foundation
import PhoneSimulation
import SwiftUI

/// Records what people do. The events are on the phone (`SimulatedPhone.postHogCaptures`) and among its acts.
public final class PostHogSDK: NSObject, Sendable {
  public static let shared = PostHogSDK()

  private override init() {}

  private func change(_ body: (inout PostHogData) -> Void) { SimulatedPhone.current.update(PostHogData.self, body) }

  private var data: PostHogData { SimulatedPhone.current[PostHogData.self] }

  public func setup(_ config: PostHogConfig) {
    change { data in
      data.config = config
      data.isOptedOut = config.optOut
    }
    SimulatedPhone.current.record("PostHog", "starts")
  }

  /// Records with another configuration: here all share the phone.
  public static func with(_ config: PostHogConfig) -> PostHogSDK {
    shared.setup(config)
    return shared
  }

  /// Has no effect: no message is printed.
  public func debug(_ enabled: Bool = true) {}

  /// Has no effect: events are there at once.
  public func flush() {}

  /// Ends the records.
  public func close() { change { $0.config = nil } }

  // MARK: - Events

  public func capture(_ event: String) { capture(event, properties: nil) }

  public func capture(
    _ event: String, properties: [String: Any]? = nil, userProperties: [String: Any]? = nil,
    userPropertiesSetOnce: [String: Any]? = nil, groups: [String: String]? = nil
  ) {
    capture(
      event, distinctId: nil, properties: properties, userProperties: userProperties,
      userPropertiesSetOnce: userPropertiesSetOnce, groups: groups)
  }

  public func capture(
    _ event: String, distinctId: String?, properties: [String: Any]? = nil, userProperties: [String: Any]? = nil,
    userPropertiesSetOnce: [String: Any]? = nil, groups: [String: String]? = nil, timestamp: Date? = nil
  ) {
    let phone = SimulatedPhone.current
    let state = data
    guard state.config != nil else {
      phone.warn("PostHogSDK.capture(_:) has no effect before PostHogSDK.setup(_:): '\(event)' is not captured.")
      return
    }
    guard !state.isOptedOut else { return }
    let own = (properties ?? [:]).mapValues { "\($0)" }
    let values = state.registered.merging(own) { $1 }
    setPersonProperties(
      userPropertiesToSet: userProperties ?? [:], userPropertiesToSetOnce: userPropertiesSetOnce ?? [:])
    change { data in
      data.groups.merge(groups ?? [:]) { $1 }
      data.captures.append(
        PostHogCapture(event: event, properties: values, distinctID: distinctId ?? state.distinctID))
    }
    let text = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    phone.record("PostHog", text.isEmpty ? "captures \(event)" : "captures \(event): \(text)")
  }

  public func screen(_ screenTitle: String, properties: [String: Any]? = nil) {
    capture("$screen", properties: (properties ?? [:]).merging(["$screen_name": screenTitle]) { $1 })
  }

  public func captureException(_ error: any Error, properties: [String: Any]? = nil) {
    capture(
      "$exception", properties: (properties ?? [:]).merging(["$exception": "\(error._domain) \(error._code)"]) { $1 })
  }

  /// Properties that each event has.
  public func register(_ properties: [String: Any]) {
    change { $0.registered.merge(properties.mapValues { "\($0)" }) { $1 } }
  }

  public func unregister(_ key: String) { change { $0.registered[key] = nil } }

  // MARK: - The person

  public func identify(
    _ distinctId: String, userProperties: [String: Any]? = nil, userPropertiesSetOnce: [String: Any]? = nil
  ) {
    change { $0.distinctID = distinctId }
    capture("$identify", userProperties: userProperties, userPropertiesSetOnce: userPropertiesSetOnce)
  }

  public func setPersonProperties(
    userPropertiesToSet: [String: Any] = [:], userPropertiesToSetOnce: [String: Any] = [:]
  ) {
    change { data in
      data.person.merge(userPropertiesToSet.mapValues { "\($0)" }) { $1 }
      data.person.merge(userPropertiesToSetOnce.mapValues { "\($0)" }) { first, _ in first }
    }
  }

  public func alias(_ alias: String) { capture("$create_alias", properties: ["alias": alias]) }

  public func group(type: String, key: String, groupProperties: [String: Any]? = nil) {
    change { $0.groups[type] = key }
    capture("$groupidentify", properties: groupProperties)
  }

  public func getDistinctId() -> String { data.distinctID }
  public func getAnonymousId() -> String { PostHogData.anonymous }
  public func getSessionId() -> String? { PostHogData.anonymous }
  public func startSession() {}
  public func endSession() {}

  /// Forgets the person.
  public func reset() {
    change { data in
      (data.person, data.groups, data.registered) = ([:], [:], [:])
      data.distinctID = PostHogData.anonymous
    }
  }

  public func optIn() { change { $0.isOptedOut = false } }
  public func optOut() { change { $0.isOptedOut = true } }
  public func isOptOut() -> Bool { data.isOptedOut }

  // MARK: - Feature flags

  /// Asks for the feature flags, which a test sets (`SimulatedPhone.postHogFeatureFlags`).
  public func reloadFeatureFlags(_ callback: @escaping () -> Void) {
    nonisolated(unsafe) let callback = callback
    SimulatedPhone.current.runSoon(named: "the feature flags of PostHog") { callback() }
  }

  public func reloadFeatureFlags() { reloadFeatureFlags {} }

  /// Whether a flag is on, or has a variant.
  public func isFeatureEnabled(_ key: String) -> Bool {
    let value = flag(key)
    return value != nil && value != "false"
  }

  /// The variant of a flag, or whether it is on; `nil` if there is none.
  public func getFeatureFlag(_ key: String) -> Any? {
    guard let value = flag(key) else { return nil }
    return Bool(value) ?? value as Any
  }

  /// The payload of a flag, as JSON has it.
  public func getFeatureFlagPayload(_ key: String) -> Any? {
    data.payloads[key].flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed) }
  }

  private func flag(_ key: String) -> String? {
    let (value, state) = (data.flags[key], data)
    if state.config?.sendFeatureFlagEvent == true {
      capture("$feature_flag_called", properties: ["$feature_flag": key, "$feature_flag_response": value ?? "nil"])
    }
    return value
  }

  // MARK: - Recording the screen

  /// Has no effect: the screen is not recorded.
  public func startSessionRecording(resumeCurrent: Bool = true) {}

  /// Has no effect: the screen is not recorded.
  public func stopSessionRecording() {}

  public func isSessionReplayActive() -> Bool { false }
}

extension View {
  /// Captures `$screen` when the view appears.
  public func postHogScreenView(_ screenName: String? = nil, _ properties: [String: Any]? = nil) -> some View {
    onAppear { PostHogSDK.shared.screen(screenName ?? "\(Self.self)", properties: properties) }
  }

  /// Captures an event when the view appears.
  public func postHogViewSeen(_ event: String, _ properties: [String: Any]? = nil) -> some View {
    onAppear { PostHogSDK.shared.capture(event, properties: properties) }
  }

  /// Hides the view in a recording of the screen, of which there is none here.
  public func postHogMask(_ isEnabled: Bool = true) -> some View { self }

  /// Shows the view in a recording of the screen, of which there is none here.
  public func postHogNoMask() -> some View { self }
}
