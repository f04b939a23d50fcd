import Foundation

/// A message or a call, which says who has sent a notification.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// What a message or a call says about a notification.
package protocol NotificationSource: UNNotificationContentProviding {
  /// The name of the person.
  var notificationSender: String? { get }
  /// The name of the conversation.
  var notificationGroup: String? { get }
}

extension UNNotificationContent {
  /// The content with the person of a message as its title, and the name of the conversation, if it has one, below.
  ///
  /// - Throws: `UNError.contentProvidingObjectNotAllowed` for an object of an app's own.
  public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
    guard let source = provider as? any NotificationSource else { throw UNError(.contentProvidingObjectNotAllowed) }
    guard let content = mutableCopy() as? UNMutableNotificationContent else { return self }
    if let sender = source.notificationSender { content.title = sender }
    if let group = source.notificationGroup { content.subtitle = group }
    return content.kept
  }
}
