import Foundation
import PhoneSimulation

/// An event that an app has tracked with Amplitude.
public struct AmplitudeEvent: Hashable, Sendable {
  public let type: String
  /// The properties as texts.
  public let properties: [String: String]
  public let userID: String?
}

struct AmplitudeData: PhoneValue {
  var events: [AmplitudeEvent] = []
  var userProperties: [String: String] = [:]
  var groups: [String: String] = [:]
}

extension SimulatedPhone {
  /// The events that the app has tracked with Amplitude, in order.
  public var amplitudeEvents: [AmplitudeEvent] { self[AmplitudeData.self].events }

  /// What the app has told Amplitude about the person, by name.
  public var amplitudeUserProperties: [String: String] { self[AmplitudeData.self].userProperties }

  /// The groups of the person, by type.
  public var amplitudeGroups: [String: String] { self[AmplitudeData.self].groups }
}
