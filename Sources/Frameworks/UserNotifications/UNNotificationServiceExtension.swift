import Foundation

/// Changes remote notifications before they are shown, in a process of its own. It is not run here: a test calls it.
open class UNNotificationServiceExtension: NSObject {
  public override init() {}

  /// Changes a notification. Without an override, it is shown as it came.
  open func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  /// Called when there is no more time.
  open func serviceExtensionTimeWillExpire() {}
}

extension NSString {
  /// A text of the app's table of texts, in which each `%@` is an argument.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    (arguments ?? []).reduce(NSLocalizedString(key, comment: "")) { text, argument in
      guard let place = text.range(of: "%@") else { return text }
      return text.replacingCharacters(in: place, with: "\(argument)")
    }
  }
}
