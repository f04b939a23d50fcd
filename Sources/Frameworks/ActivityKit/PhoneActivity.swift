import Foundation
import PhoneSimulation

/// A live activity of the phone, for a test.
public struct PhoneActivity: Identifiable {
  public let id: String
  /// The attributes, a value of the app's type.
  public let attributes: any ActivityAttributes
  /// What is shown, a value of the attributes' `ContentState`.
  public let content: any Hashable
  public let state: ActivityState
  /// The alerts of the updates, in order.
  public let alerts: [AlertConfiguration]

  package init(
    id: String, attributes: any ActivityAttributes, content: any Hashable, state: ActivityState,
    alerts: [AlertConfiguration]
  ) {
    self.id = id
    self.attributes = attributes
    self.content = content
    self.state = state
    self.alerts = alerts
  }
}

extension SimulatedPhone {
  /// Whether the person permits live activities, as in Settings: at first they do.
  public var areActivitiesEnabled: Bool {
    get { self[ActivityPermission.self].isGranted }
    set { update(ActivityPermission.self) { $0.isGranted = newValue } }
  }

  /// The live activities that were started on the phone, in order; dismissed ones, too.
  public var liveActivities: [PhoneActivity] { self[ActivityList.self].all.map(\.summary) }

  /// Removes a live activity from the lock screen, as the person does.
  public func dismissActivity(_ id: String) {
    self[ActivityList.self].all.first { $0.id == id }?.dismiss()
  }
}
