import Combine
import Foundation
import Testing

@Suite("NotificationCenter.publisher")
struct NotificationCenterPublisherTests {
  let center = NotificationCenter()
  let name = Notification.Name("test")

  @Test("notifications of the name are sent until the subscription is cancelled")
  func matchingName() {
    var received: [Int?] = []
    let subscription = center.publisher(for: name).sink { received.append($0.userInfo?["value"] as? Int) }
    center.post(name: name, object: nil, userInfo: ["value": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["value": 2])
    #expect(received == [1])
    subscription.cancel()
    center.post(name: name, object: nil, userInfo: ["value": 3])
    #expect(received == [1])
  }

  @Test("only notifications of the given object are sent")
  func object() {
    let (sender, other) = (NSObject(), NSObject())
    var count = 0
    let subscription = center.publisher(for: name, object: sender).sink { _ in count += 1 }
    center.post(name: name, object: other)
    center.post(name: name, object: sender)
    #expect(count == 1)
    subscription.cancel()
  }

  @Test("a notification is dropped without demand")
  func demand() {
    let subscriber = RecordingSubscriber<Notification, Never>()
    center.publisher(for: name).subscribe(subscriber)
    center.post(name: name, object: nil)
    subscriber.request(.max(1))
    #expect(subscriber.values.isEmpty)
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(subscriber.values.count == 1)
    subscriber.cancel()
  }

  @Test("publishers of the same notifications are equal")
  func equality() {
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: center))
  }
}
