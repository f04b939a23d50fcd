import FlowCoreLocation
import Foundation
import PhoneSimulation
import SwiftUI

/// Delivers the notifications of a phone when their time has come.
struct NotificationDelivery: Sendable {
  let phone: SimulatedPhone

  /// Sets the alarm for the next delivery of a pending request.
  func schedule(_ request: UNNotificationRequest) {
    guard let trigger = request.trigger else {
      return phone.runSoon(named: "a notification") { deliver(request) }
    }
    if let trigger = trigger as? UNLocationNotificationTrigger { return watch(trigger.region, for: request) }
    guard let date = trigger.nextDate(after: phone.now, in: phone.timeZone) else { return }
    let alarm = phone.schedule(at: date, named: "a notification") { [weak phone] in
      if let phone { NotificationDelivery(phone: phone).trigger(request) }
    }
    phone.update(NotificationStore.self) { store in
      guard let index = store.pending.firstIndex(where: { $0.request === request }) else { return }
      store.pending[index].alarm = alarm
    }
  }

  /// Watches a region for a pending request.
  private func watch(_ region: CLRegion, for request: UNNotificationRequest) {
    onMainActor { [weak phone] in
      let manager = CLLocationManager()
      let watcher = RegionWatcher {
        guard let phone else { return }
        NotificationDelivery(phone: phone).trigger(request)
      }
      manager.delegate = watcher
      manager.startMonitoring(for: region)
      phone?.update(NotificationStore.self) { store in
        guard let index = store.pending.firstIndex(where: { $0.request === request }) else { return }
        store.pending[index].watch = RegionWatch(manager: manager, watcher: watcher)
      }
    }
  }

  /// Removes pending requests.
  func remove(where isRemoved: (String) -> Bool) {
    let removed = phone.update(NotificationStore.self) { store in
      let removed = store.pending.filter { isRemoved($0.request.identifier) }
      store.pending.removeAll { isRemoved($0.request.identifier) }
      return removed
    }
    for alarm in removed.compactMap(\.alarm) { phone.cancelAlarm(alarm) }
  }

  @MainActor
  private func trigger(_ request: UNNotificationRequest) {
    guard phone.pendingNotifications.contains(where: { $0 === request }) else { return }
    if request.trigger?.repeats == true {
      if !(request.trigger is UNLocationNotificationTrigger) { schedule(request) }
    } else {
      phone.update(NotificationStore.self) { store in store.pending.removeAll { $0.request === request } }
    }
    deliver(request)
  }

  /// Delivers a request now: asks the delegate of an app in the foreground, and shows a banner otherwise.
  @MainActor
  func deliver(_ request: UNNotificationRequest) {
    let authorization = phone.permissions[.notifications]
    guard authorization.isGranted else { return }
    let notification = UNNotification(date: phone.now, request: request)
    guard authorization != .provisional else { return show(notification, [.list, .badge]) }
    guard isInForeground else { return show(notification, [.banner, .list, .sound, .badge]) }
    guard let delegate = UNUserNotificationCenter.current().delegate else { return }
    let delivery = self
    delegate.userNotificationCenter(.current(), willPresent: notification) { options in
      onMainActor { delivery.show(notification, options) }
    }
  }

  /// Whether the app is in front. A screen without a launched app always is.
  @MainActor private var isInForeground: Bool { AppInstance.running.map { $0.state == .foreground } ?? true }

  @MainActor
  private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
    let content = notification.request.content
    let isListed = !options.isDisjoint(with: [.list, .alert])
    phone.update(NotificationStore.self) { store in
      guard isListed || options.contains(.banner) else { return }
      store.delivered.removeAll { $0.request.identifier == notification.request.identifier }
      store.delivered.append(notification)
    }
    if options.contains(.badge), let badge = content.badge { phone.badge = badge.intValue }
    if options.contains(.sound), let sound = content.sound {
      phone.record("UserNotifications", "plays the sound \(sound.name)")
    }
    guard !options.isDisjoint(with: [.banner, .alert]) else { return }
    phone.record("UserNotifications", "shows the banner \"\(content.title)\"")
    guard let screen = phone.screen else { return }
    let banner = NotificationBanner(appName: phone.appName, content: content) {
      respond(to: notification, action: UNNotificationDefaultActionIdentifier, text: nil)
    }
    let id = "notification \(notification.request.identifier)"
    screen.present(SystemSurface(id: id, isModal: false, alignment: .top, content: banner))
    phone.schedule(at: phone.now.addingTimeInterval(NotificationBanner.duration), named: "the end of a banner") {
      [weak screen] in
      screen?.dismissSystemSurface(id)
    }
  }

  /// Tells the app what the person did.
  @MainActor
  func respond(to notification: UNNotification, action: String, text: String?) {
    phone.screen?.dismissSystemSurface("notification \(notification.request.identifier)")
    phone.update(NotificationStore.self) { store in store.delivered.removeAll { $0 === notification } }
    if opensApp(action, notification) { AppInstance.running?.activate() }
    let response =
      text.map { UNTextInputNotificationResponse(notification, action: action, text: $0) }
      ?? UNNotificationResponse(notification, action: action)
    UNUserNotificationCenter.current().delegate?.userNotificationCenter(.current(), didReceive: response) {}
  }

  /// Whether an action brings the app to the foreground: a tap on the notification, and buttons that say so.
  private func opensApp(_ action: String, _ notification: UNNotification) -> Bool {
    if action == UNNotificationDefaultActionIdentifier { return true }
    let category = phone[NotificationStore.self].categories
      .first { $0.identifier == notification.request.content.categoryIdentifier }
    return category?.actions.first { $0.identifier == action }?.options.contains(.foreground) ?? false
  }
}
