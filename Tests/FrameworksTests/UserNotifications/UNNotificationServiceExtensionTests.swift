#if os(Linux)
  import FlowUserNotifications
  import Foundation
  import Locking
  import Testing

  @Suite("An extension for remote notifications") struct UNNotificationServiceExtensionTests {
    private final class Service: UNNotificationServiceExtension {
      override func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
      ) {
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return }
        content.title = NSString.localizedUserNotificationString(forKey: "%@ sent %@", arguments: ["Ann", 2])
        contentHandler(content)
      }
    }

    @Test("changes the notification, or leaves it as it is")
    func content() {
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
      let titles = Locked<[String]>([])
      Service().didReceive(request) { new in titles.withLock { $0.append(new.title) } }
      UNNotificationServiceExtension().didReceive(request) { new in titles.withLock { $0.append(new.title) } }
      #expect(titles.value == ["Ann sent 2", "Tea"])
    }
  }
#endif
