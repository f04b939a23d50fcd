import Foundation
import PhoneSimulation

/// An event that an app has tracked with Mixpanel.
public struct MixpanelEvent: Hashable, Sendable {
  public let name: String
  /// The properties as texts, those of all events among them.
  public let properties: [String: String]
  public let distinctID: String
}

struct MixpanelData: PhoneValue {
  var events: [MixpanelEvent] = []
  var people: [String: String] = [:]
  var groups: [String: String] = [:]
  var instances: [String: MixpanelInstance] = [:]
  var main: String?
}

extension SimulatedPhone {
  /// The events that the app has tracked with Mixpanel, in order.
  public var mixpanelEvents: [MixpanelEvent] { self[MixpanelData.self].events }

  /// What the app has told Mixpanel about the person, by name.
  public var mixpanelPeopleProperties: [String: String] { self[MixpanelData.self].people }

  /// The groups of the person, by key.
  public var mixpanelGroups: [String: String] { self[MixpanelData.self].groups }
}
