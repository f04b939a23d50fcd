#if os(Linux)
  import FlowActivityKit
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }

    var driver: String
  }

  @Suite("A live activity") @MainActor
  struct ActivityTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }

    private func content(_ minutes: Int, staleAfter seconds: Double? = nil) -> ActivityContent<Ride.ContentState> {
      ActivityContent(state: .init(minutes: minutes), staleDate: seconds.map { phone.now + $0 })
    }

    private func start(_ minutes: Int = 9, staleAfter seconds: Double? = nil) throws -> FlowActivityKit.Activity<Ride> {
      try phone.use {
        try FlowActivityKit.Activity.request(
          attributes: Ride(driver: "Ann"), content: content(minutes, staleAfter: seconds))
      }
    }

    @Test("is started, updated and ended, and the phone knows it")
    func life() async throws {
      let activity = try start()
      #expect(phone.liveActivities.map(\.state) == [.active])
      #expect(phone.use { FlowActivityKit.Activity<Ride>.activities.map(\.id) } == [activity.id])
      await activity.update(
        content(4), alertConfiguration: AlertConfiguration(title: "Soon", body: "In 4 minutes", sound: .default))
      #expect(activity.content.state.minutes == 4)
      #expect((phone.liveActivities.first?.content as? Ride.ContentState)?.minutes == 4)
      #expect(phone.liveActivities.first?.alerts.count == 1)
      await activity.end(content(0))
      #expect(activity.activityState == .ended)
      await activity.update(content(7))
      #expect(activity.content.state.minutes == 0)
      #expect(
        phone.actDescriptions == [
          "ActivityKit: starts activity-1, a Ride", "ActivityKit: updates activity-1 and alerts \"Soon\"",
          "ActivityKit: ends activity-1", "ActivityKit: does not update activity-1, which is ended",
        ])
    }

    @Test("leaves the lock screen after four hours, at a date, or at once")
    func dismissal() async throws {
      let activity = try start()
      await activity.end(nil)
      screen.advance(by: 4 * 3600 - 1)
      #expect(activity.activityState == .ended)
      screen.advance(by: 2)
      #expect(activity.activityState == .dismissed)
      let second = try start()
      await second.end(nil, dismissalPolicy: .after(phone.now + 60))
      screen.advance(by: 61)
      #expect(second.activityState == .dismissed)
      let third = try start()
      await third.end(nil, dismissalPolicy: .immediate)
      #expect(third.activityState == .dismissed)
      #expect(phone.use { FlowActivityKit.Activity<Ride>.activities.isEmpty })
    }

    @Test("is stale from its date on, and ends by itself after eight hours")
    func stale() async throws {
      let activity = try start(staleAfter: 60)
      screen.advance(by: 59)
      #expect(activity.activityState == .active)
      screen.advance(by: 2)
      #expect(activity.activityState == .stale)
      await activity.update(content(3))
      #expect(activity.activityState == .active)
      screen.advance(by: 8 * 3600)
      #expect(activity.activityState == .ended)
    }

    @Test("is refused if the person forbids it, if it is too large, and beyond five")
    func refusals() throws {
      phone.areActivitiesEnabled = false
      #expect(throws: ActivityAuthorizationError.denied) { try start() }
      #expect(phone.use { !ActivityAuthorizationInfo().areActivitiesEnabled })
      phone.areActivitiesEnabled = true
      #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
        try phone.use {
          try FlowActivityKit.Activity.request(
            attributes: Ride(driver: String(repeating: "x", count: 5000)), content: content(1))
        }
      }
      for _ in 0..<5 { _ = try start() }
      #expect(throws: ActivityAuthorizationError.targetMaximumExceeded) { try start() }
    }

    @Test("tells loops about its contents and its end, also if the person removes it")
    func updates() async throws {
      let activity = try start()
      let contents = activity.contentUpdates.makeAsyncIterator()
      let states = activity.activityStateUpdates.makeAsyncIterator()
      await activity.update(content(5))
      await activity.update(content(6))
      phone.dismissActivity(activity.id)
      var minutes: [Int] = []
      var seen: [ActivityState] = []
      var iterator = contents
      while let next = await iterator.next() { minutes.append(next.state.minutes) }
      var stateIterator = states
      while let next = await stateIterator.next() { seen.append(next) }
      #expect(minutes == [5, 6])
      #expect(seen == [.dismissed])
    }
  }
#endif
