import Combine
import Foundation
import Testing

@Suite("NotificationCenter.notifications")
struct NotificationCenterNotificationsTests {
  let center = NotificationCenter()
  let name = Notification.Name("test")

  @Test("an iterator returns the notifications of the name, also those posted before it is asked")
  func matchingName() async {
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["value": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["value": 2])
    center.post(name: name, object: nil, userInfo: ["value": 3])
    #expect(await iterator.next()?.userInfo?["value"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["value"] as? Int == 3)
  }

  @Test("the sequence ends when its task is cancelled")
  func cancellation() async {
    let (center, name) = (center, name)
    let task = Task { @MainActor in
      var count = 0
      for await _ in center.notifications(named: name) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
