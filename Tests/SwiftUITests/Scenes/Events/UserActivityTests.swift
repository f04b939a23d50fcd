import Testing

@testable import SwiftUI

@Suite("User activities") @MainActor
struct UserActivityTests {
  private struct Order: Codable, Equatable {
    let number: Int
  }

  private struct Screen: View {
    @Bindable var order: TestValue<Int?>
    let log: EventLog

    var body: some View {
      if let number = order.value {
        Text("Order")
          .userActivity("order") { activity in
            activity.title = "Order \(number)"
            try? activity.setTypedPayload(Order(number: number))
          }
          .userActivity("hidden", isActive: number > 9) { _ in }
      }
      Text("Root")
        .userActivity("element", element: order.value) { $1.userInfo = ["number": $0] }
        .onContinueUserActivity("order") { activity in
          let order = try? activity.typedPayload(Order.self)
          log.add("continue \(order?.number ?? 0)")
        }
    }
  }

  @Test("a view advertises an activity while it is in the tree and active")
  func advertising() throws {
    let order = TestValue<Int?>(1)
    let phone = PhoneScreen(Screen(order: order, log: EventLog()))
    let activities = try #require(phone.screen.presentations?.userActivities)
    #expect(activities.current.map(\.activityType) == ["order", "element"])
    #expect(activities.current.map(\.title) == ["Order 1", nil])
    #expect(try activities.current[0].typedPayload(Order.self) == Order(number: 1))
    phone.screen.perform { order.value = 10 }
    #expect(Set(activities.current.map(\.activityType)) == ["order", "hidden", "element"])
    #expect(activities.current.first { $0.activityType == "order" }?.title == "Order 10")
    #expect(activities.current.first { $0.activityType == "element" }?.userInfo?["number"] as? Int == 10)
    phone.screen.perform { order.value = nil }
    #expect(activities.current.isEmpty)
  }

  @Test("an app makes one activity current, until another one is, or it resigns")
  func currentActivity() throws {
    let phone = PhoneScreen(Text("a").userActivity("view") { _ in })
    let activities = try #require(phone.screen.presentations?.userActivities)
    let (first, second) = (NSUserActivity(activityType: "first"), NSUserActivity(activityType: "second"))
    func types() -> [String] { activities.current.map(\.activityType) }
    phone.screen.perform { first.becomeCurrent() }
    #expect(types() == ["view", "first"])
    phone.screen.perform {
      second.becomeCurrent()
      first.resignCurrent()
    }
    #expect(types() == ["view", "second"])
    phone.screen.perform { second.invalidate() }
    #expect(types() == ["view"])
  }

  @Test("a view continues activities of its type")
  func continuing() throws {
    let log = EventLog()
    let phone = PhoneScreen(Screen(order: TestValue(nil), log: log))
    let activities = try #require(phone.screen.presentations?.userActivities)
    let activity = NSUserActivity(activityType: "order")
    try activity.setTypedPayload(Order(number: 7))
    #expect(activities.resume(activity))
    #expect(!activities.resume(NSUserActivity(activityType: "other")))
    #expect(log.lines == ["continue 7"])
    #expect(throws: DecodingError.self) { try NSUserActivity(activityType: "a").typedPayload(Order.self) }
  }

  @Test("a view continues the opening of a web page")
  func browsing() throws {
    let log = EventLog()
    let phone = PhoneScreen(
      Text("Shop").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        log.add("open \(activity.webpageURL?.path() ?? "nothing")")
      })
    let activities = try #require(phone.screen.presentations?.userActivities)
    // As a delegate or a log shows it.
    let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
    activity.webpageURL = URL(string: "https://example.com/orders/7")
    #expect(activities.resume(activity))
    #expect(log.lines == ["open /orders/7"])
  }

  @Test("the scene that an app opens for an event has no effect on the views, with a warning")
  func externalEvents() {
    let phone = PhoneScreen(Text("a").handlesExternalEvents(preferring: ["a"], allowing: ["*"]))
    #expect(phone.texts == ["a"])
    #expect(phone.issues.map { $0.prefix { $0 != "(" } } == ["handlesExternalEvents"])
  }
}
