import Foundation
import PhoneSimulation

/// The notifications of a phone.
struct NotificationStore: PhoneValue {
  struct Pending: Sendable {
    let request: UNNotificationRequest
    var alarm: PhoneAlarm.ID?
    var watch: RegionWatch?
  }

  var pending: [Pending] = []
  var delivered: [UNNotification] = []
  var categories: Set<UNNotificationCategory> = []
  var options: UNAuthorizationOptions = []
}

// The notifications, for a test.
extension SimulatedPhone {
  /// The requests that wait for their trigger, in the order in which they were added.
  public var pendingNotifications: [UNNotificationRequest] { self[NotificationStore.self].pending.map(\.request) }

  /// The notifications that were delivered and are not removed, in order.
  public var deliveredNotifications: [UNNotification] { self[NotificationStore.self].delivered }

  /// The number on the app's icon.
  public var notificationBadge: Int { badge }

  /// Delivers a notification at once, as a server does.
  @MainActor
  public func deliverRemoteNotification(_ content: UNNotificationContent, identifier: String = "remote") {
    let trigger = UNPushNotificationTrigger(repeats: false)
    NotificationDelivery(phone: self).deliver(
      UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
  }

  /// Responds to a delivered notification, as a person who taps on it or on one of its buttons.
  ///
  /// - Parameters:
  ///   - action: The identifier of the button, or that of a tap on the notification.
  ///   - text: What the person writes, for a button that asks for a text.
  /// - Throws: ``MissingNotification`` if none with the identifier was delivered.
  @MainActor
  public func respondToNotification(
    _ identifier: String, action: String = UNNotificationDefaultActionIdentifier, text: String? = nil
  ) throws {
    guard let notification = deliveredNotifications.last(where: { $0.request.identifier == identifier }) else {
      throw MissingNotification(
        description: "No notification \"\(identifier)\" was delivered; delivered are "
          + "\(deliveredNotifications.map(\.request.identifier)), pending are "
          + "\(pendingNotifications.map(\.identifier)).")
    }
    NotificationDelivery(phone: self).respond(to: notification, action: action, text: text)
  }
}

/// A response to a notification that was not delivered.
public struct MissingNotification: Error, CustomStringConvertible {
  public let description: String
}
