import FlowUserNotifications
import Foundation

extension INSendMessageIntent: UNNotificationContentProviding, NotificationSource {
  package var notificationSender: String? { sender?.displayName }
  package var notificationGroup: String? { speakableGroupName?.spokenPhrase }
}

extension INStartCallIntent: UNNotificationContentProviding, NotificationSource {
  package var notificationSender: String? { contacts?.first?.displayName }
  package var notificationGroup: String? { nil }
}
