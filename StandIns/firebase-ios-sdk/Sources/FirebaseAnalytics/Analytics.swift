import Foundation
import PhoneSimulation
import SwiftUI

/// An event that an app has logged.
public struct FirebaseAnalyticsEvent: Hashable, Sendable {
  public let name: String
  /// The parameters as texts.
  public let parameters: [String: String]
}

private struct AnalyticsData: PhoneValue {
  var events: [FirebaseAnalyticsEvent] = []
  var properties: [String: String] = [:]
  var defaults: [String: String] = [:]
  var userID: String?
  var isEnabled = true
}

extension SimulatedPhone {
  /// The events that the app has logged, in order.
  public var firebaseEvents: [FirebaseAnalyticsEvent] { self[AnalyticsData.self].events }

  /// What the app has told about the person, by name.
  public var firebaseUserProperties: [String: String] { self[AnalyticsData.self].properties }

  /// The identifier that the app has given the person.
  public var firebaseAnalyticsUserID: String? { self[AnalyticsData.self].userID }
}

/// Whether a person agrees.
public enum ConsentStatus: String, Hashable, Sendable {
  case granted, denied
}

/// What a person is asked to agree to.
public enum ConsentType: String, Hashable, Sendable {
  case adPersonalization = "ad_personalization"
  case adStorage = "ad_storage"
  case adUserData = "ad_user_data"
  case analyticsStorage = "analytics_storage"
}

/// Records what people do. The events are on the phone (`SimulatedPhone.firebaseEvents`) and among its acts.
public enum Analytics {
  /// Logs an event.
  public static func logEvent(_ name: String, parameters: [String: Any]?) {
    let phone = SimulatedPhone.current
    guard phone[AnalyticsData.self].isEnabled else { return }
    let own = (parameters ?? [:]).mapValues { "\($0)" }
    let values = phone[AnalyticsData.self].defaults.merging(own) { $1 }
    phone.update(AnalyticsData.self) { $0.events.append(FirebaseAnalyticsEvent(name: name, parameters: values)) }
    let text = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    phone.record("FirebaseAnalytics", text.isEmpty ? "logs \(name)" : "logs \(name): \(text)")
  }

  public static func setUserProperty(_ value: String?, forName name: String) {
    SimulatedPhone.current.update(AnalyticsData.self) { $0.properties[name] = value }
  }

  public static func setUserID(_ userID: String?) {
    SimulatedPhone.current.update(AnalyticsData.self) { $0.userID = userID }
  }

  /// Whether events are logged.
  public static func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {
    SimulatedPhone.current.update(AnalyticsData.self) { $0.isEnabled = analyticsCollectionEnabled }
  }

  /// Parameters that each event has.
  public static func setDefaultEventParameters(_ parameters: [String: Any]?) {
    SimulatedPhone.current.update(AnalyticsData.self) { $0.defaults = (parameters ?? [:]).mapValues { "\($0)" } }
  }

  public static func resetAnalyticsData() {
    SimulatedPhone.current.update(AnalyticsData.self) { $0 = AnalyticsData() }
  }

  /// Has no effect: there are no sessions.
  public static func setSessionTimeoutInterval(_ sessionTimeoutInterval: TimeInterval) {}

  /// Has no effect: nothing leaves the machine.
  public static func setConsent(_ consentSettings: [ConsentType: ConsentStatus]) {}

  public static func appInstanceID() -> String? { "00000000000000000000000000000001" }

  /// Has no effect: no event is of an address.
  public static func handleOpen(_ url: URL) {}

  /// Has no effect: no event is of an activity.
  public static func handleUserActivity(_ userActivity: Any) {}
}

extension View {
  /// Logs `screen_view` when the view appears.
  public func analyticsScreen(
    name: String, class: String = "View", extraParameters: [String: Any] = [:]
  ) -> some View {
    onAppear {
      var parameters = extraParameters
      parameters[AnalyticsParameterScreenName] = name
      parameters[AnalyticsParameterScreenClass] = `class`
      Analytics.logEvent(AnalyticsEventScreenView, parameters: parameters)
    }
  }
}
