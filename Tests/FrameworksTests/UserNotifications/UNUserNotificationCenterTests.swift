#if os(Linux)
  import FlowCoreLocation
  import FlowUserNotifications
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  /// A delegate that shows everything and keeps what it is told.
  private final class Log: NSObject, UNUserNotificationCenterDelegate {
    var lines: [String] = []
    var options: UNNotificationPresentationOptions = [.banner, .list, .sound]

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      lines.append("presents \(notification.request.identifier)")
      completionHandler(options)
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
      lines.append("receives \(response.actionIdentifier.split(separator: ".").last ?? "") \(text)")
      completionHandler()
    }
  }

  // One center exists in a process, as on a device.
  @Suite("The notification center", .serialized) @MainActor
  struct UNUserNotificationCenterTests {
    private let screen = Screen(device: .iPhone)
    private let center = UNUserNotificationCenter.current()
    private let log = Log()
    private var phone: SimulatedPhone { screen.phone }

    init() {
      screen.show(Text("tea"))
    }

    private func request(_ id: String, _ trigger: UNNotificationTrigger?) -> UNNotificationRequest {
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      content.body = "It is ready."
      content.sound = .default
      content.badge = 3
      let request = UNNotificationRequest(identifier: id, content: content, trigger: trigger)
      content.title = "changed later"
      return request
    }

    @Test("asks with the system's prompt, and passes on the answer")
    func authorization() {
      screen.phone.enter()
      let answers = Locked<[Bool]>([])
      center.requestAuthorization(options: [.alert, .sound]) { isGranted, _ in answers.withLock { $0.append(isGranted) }
      }
      let app = XCUIApplication(screen: screen)
      #expect(app.homeScreen.alerts["“App” Would Like to Send You Notifications"].exists)
      app.homeScreen.buttons["Allow"].tap()
      #expect(answers.value == [true])
      let settings = Locked<UNNotificationSettings?>(nil)
      center.getNotificationSettings { settings.value = $0 }
      screen.advance(by: 0.01)
      #expect(settings.value?.authorizationStatus == .authorized)
      #expect(settings.value?.alertSetting == .enabled)
      #expect(settings.value?.badgeSetting == .disabled)
    }

    @Test("refuses notifications that the person has not permitted")
    func refusal() async throws {
      screen.phone.enter()
      phone.permissions[.notifications] = .denied
      let isGranted = try await SimulatedPhone.$running.withValue(phone) {
        try await center.requestAuthorizationLater(on: screen)
      }
      #expect(!isGranted)
      screen.phone.enter()
      let errors = Locked<[Int]>([])
      center.add(request("tea", nil)) { error in errors.withLock { $0.append((error as? UNError)?.errorCode ?? 0) } }
      screen.advance(by: 1)
      #expect(errors.value == [1])
      #expect(phone.pendingNotifications.isEmpty && phone.deliveredNotifications.isEmpty)
    }

    @Test("delivers on the screen's clock: the delegate decides, a banner is shown, a tap is a response")
    func delivery() {
      screen.phone.enter()
      phone.permissions[.notifications] = .authorized
      center.delegate = log
      center.add(request("tea", UNTimeIntervalNotificationTrigger(timeInterval: 240, repeats: false)))
      #expect(phone.pendingNotifications.map(\.identifier) == ["tea"])
      #expect(phone.pendingNotifications.first?.content.title == "Tea")
      screen.advance(by: 239)
      #expect(log.lines.isEmpty)
      screen.advance(by: 1)
      #expect(log.lines == ["presents tea"])
      #expect(phone.pendingNotifications.isEmpty)
      #expect(phone.deliveredNotifications.map(\.request.identifier) == ["tea"])
      let app = XCUIApplication(screen: screen)
      let banner = app.homeScreen.otherElements["Notification"].descendants(matching: .any)["NotificationShortLookView"]
      #expect(banner.exists)
      #expect(banner.label == "APP, now, Tea, It is ready.")
      #expect(app.staticTexts["tea"].exists)
      banner.tap()
      #expect(!banner.exists)
      #expect(log.lines == ["presents tea", "receives UNNotificationDefaultActionIdentifier "])
    }

    @Test("delivers where the phone enters a region, each time if it repeats, until the request is removed")
    func region() {
      screen.phone.enter()
      phone.permissions[.notifications] = .authorized
      phone.permissions[.location] = .authorized
      phone.location = PhoneLocation(latitude: 48, longitude: 11)
      center.delegate = log
      let shop = CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 49, longitude: 11), radius: 100, identifier: "shop")
      shop.notifyOnExit = false
      let trigger = UNLocationNotificationTrigger(region: shop, repeats: true)
      #expect(trigger.region === shop && trigger.repeats)
      center.add(request("milk", trigger))
      center.add(request("bread", UNLocationNotificationTrigger(region: shop, repeats: false)))
      screen.advance(by: 1)
      #expect(log.lines.isEmpty)
      for latitude in [49.0, 50, 49] {
        phone.location = PhoneLocation(latitude: latitude, longitude: 11)
        screen.advance(by: 1)
      }
      #expect(log.lines == ["presents milk", "presents bread", "presents milk"])
      #expect(phone.pendingNotifications.map(\.identifier) == ["milk"])
      center.removeAllPendingNotificationRequests()
      for latitude in [50.0, 49] { phone.location = PhoneLocation(latitude: latitude, longitude: 11) }
      screen.advance(by: 1)
      #expect(log.lines.count == 3)
    }

    @Test("lets a banner go after five seconds, and shows none if the delegate does not ask for it")
    func banners() {
      screen.phone.enter()
      phone.permissions[.notifications] = .authorized
      center.delegate = log
      let app = XCUIApplication(screen: screen)
      center.add(request("now", nil))
      screen.advance(by: 0.01)
      #expect(app.homeScreen.otherElements["Notification"].exists)
      screen.advance(by: 5)
      #expect(!app.homeScreen.otherElements["Notification"].exists)
      log.options = []
      center.add(request("quiet", nil))
      screen.advance(by: 0.01)
      #expect(!app.homeScreen.otherElements["Notification"].exists)
      #expect(phone.deliveredNotifications.map(\.request.identifier) == ["now"])
    }

    @Test("repeats, replaces by identifier, and removes")
    func repeating() {
      screen.phone.enter()
      phone.permissions[.notifications] = .authorized
      center.delegate = log
      center.add(request("hourly", UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: true)))
      screen.advance(by: 7200)
      #expect(log.lines == ["presents hourly", "presents hourly"])
      center.add(request("hourly", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
      center.add(request("other", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
      center.removePendingNotificationRequests(withIdentifiers: ["other"])
      screen.advance(by: 7200)
      #expect(log.lines == ["presents hourly", "presents hourly", "presents hourly"])
    }

    @Test("knows the next date of a calendar trigger")
    func calendar() {
      screen.phone.enter()
      let nine = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9, minute: 0), repeats: true)
      let now = phone.now
      let date = phone.use { nine.nextTriggerDate() }
      #expect(date.map { $0 > now && $0.timeIntervalSince(now) <= 86_400 } == true)
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = phone.timeZone
      #expect(date.map { calendar.component(.hour, from: $0) } == 9)
      let past = UNCalendarNotificationTrigger(
        dateMatching: DateComponents(year: 1999, month: 1, day: 1), repeats: false)
      #expect(phone.use { past.nextTriggerDate() } == nil)
    }

    @Test("passes a button and a written text of a notification to the delegate")
    func responses() throws {
      screen.phone.enter()
      phone.permissions[.notifications] = .authorized
      center.delegate = log
      center.add(request("tea", nil))
      screen.advance(by: 0.01)
      try phone.respondToNotification("tea", action: "reply", text: "Coming")
      #expect(log.lines.last == "receives reply Coming")
      #expect(throws: MissingNotification.self) { try phone.respondToNotification("tea") }
    }
  }

  extension UNUserNotificationCenter {
    /// Asks, while the screen's clock goes on.
    @MainActor
    fileprivate func requestAuthorizationLater(on screen: Screen) async throws -> Bool {
      async let answer = requestAuthorization(options: [.alert])
      await Task.yield()
      for _ in 0..<20 {
        screen.advance(by: 0.01)
        await Task.yield()
      }
      return try await answer
    }
  }
#endif
