import Foundation
import PhoneSimulation

/// An event that an app has captured with PostHog.
public struct PostHogCapture: Hashable, Sendable {
  public let event: String
  /// The properties as texts, those of all events among them.
  public let properties: [String: String]
  public let distinctID: String
}

struct PostHogData: PhoneValue {
  var config: PostHogConfig?
  var captures: [PostHogCapture] = []
  var person: [String: String] = [:]
  var groups: [String: String] = [:]
  var registered: [String: String] = [:]
  var flags: [String: String] = [:]
  var payloads: [String: String] = [:]
  var distinctID = Self.anonymous
  var isOptedOut = false

  static let anonymous = "00000000-0000-0000-0000-000000000001"
}

extension SimulatedPhone {
  /// The events that the app has captured with PostHog, in order.
  public var postHogCaptures: [PostHogCapture] { self[PostHogData.self].captures }

  /// What the app has told PostHog about the person, by name.
  public var postHogPersonProperties: [String: String] { self[PostHogData.self].person }

  /// The groups of the person, by type.
  public var postHogGroups: [String: String] { self[PostHogData.self].groups }

  /// The feature flags of PostHog's server: `true`, `false`, or the name of a variant. At first there are none.
  public var postHogFeatureFlags: [String: String] {
    get { self[PostHogData.self].flags }
    set { update(PostHogData.self) { $0.flags = newValue } }
  }

  /// The payloads of feature flags as JSON, by the flags' names. At first there are none.
  public var postHogFeatureFlagPayloads: [String: String] {
    get { self[PostHogData.self].payloads }
    set { update(PostHogData.self) { $0.payloads = newValue } }
  }
}
