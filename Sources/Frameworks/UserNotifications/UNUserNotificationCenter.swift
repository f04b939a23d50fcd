import Foundation
import Locking
import PhoneSimulation

/// Keeps the notifications of the simulated phone, and delivers them on the screen's clock.
// @unchecked: all that changes is in the phone, or guarded by a lock.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  /// The delegate, weakly.
  private struct Reference {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  // Guarded by a lock because apps set it on any thread.
  private let reference = Locked(Reference())

  override init() { super.init() }

  /// The center of the app.
  open class func current() -> UNUserNotificationCenter { shared }

  private var phone: SimulatedPhone { .current }

  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { reference.withLock { $0.delegate } }
    set { reference.withLock { $0.delegate = newValue } }
  }

  open var supportsContentExtensions: Bool { false }

  // MARK: - Authorization

  /// Asks the person for notifications.
  ///
  /// - Parameter completionHandler: Called on the main thread with `true` if the person permits them.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    let phone = phone
    phone.update(NotificationStore.self) { $0.options.formUnion(options) }
    if options.contains(.provisional), phone.permissions[.notifications] == .notDetermined {
      phone.permissions[.notifications] = .provisional
    }
    let callback = Callback(completionHandler)
    phone.request(.notifications, for: "UserNotifications", prompt: .notifications(app: phone.appName)) { answer in
      callback.call(answer.isGranted, nil)
    }
  }

  /// Asks the person for notifications.
  ///
  /// - Returns: Whether the person permits them.
  /// - Throws: Nothing here.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAuthorization(options: options) { isGranted, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(isGranted))
      }
    }
  }

  private var settings: UNNotificationSettings {
    UNNotificationSettings(phone.permissions[.notifications], phone[NotificationStore.self].options)
  }

  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    let settings = settings
    let callback = Callback(completionHandler)
    phone.runSoon(named: "settings of notifications") { callback.call(settings) }
  }

  open func notificationSettings() async -> UNNotificationSettings { settings }

  // MARK: - Categories

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    phone.update(NotificationStore.self) { $0.categories = categories }
  }

  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    let categories = phone[NotificationStore.self].categories
    let callback = Callback(completionHandler)
    phone.runSoon(named: "categories of notifications") { callback.call(categories) }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> { phone[NotificationStore.self].categories }

  // MARK: - Requests

  private func insert(_ request: UNNotificationRequest) throws {
    let phone = phone
    guard phone.permissions[.notifications].isGranted else { throw UNError(.notificationsNotAllowed) }
    let delivery = NotificationDelivery(phone: phone)
    delivery.remove { $0 == request.identifier }
    phone.record("UserNotifications", "adds the notification \"\(request.content.title)\" (\(request.identifier))")
    if request.trigger != nil {
      phone.update(NotificationStore.self) { $0.pending.append(NotificationStore.Pending(request: request)) }
    }
    delivery.schedule(request)
  }

  /// Adds a request; one with the same identifier is replaced.
  ///
  /// - Parameter completionHandler: Called on the main thread, with ``UNError`` if the person has not permitted
  ///   notifications.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let failure: (any Error)?
    do {
      try insert(request)
      failure = nil
    } catch {
      failure = error
    }
    guard let completionHandler else { return }
    let callback = Callback(completionHandler)
    phone.runSoon(named: "the addition of a notification") { callback.call(failure) }
  }

  /// Adds a request; one with the same identifier is replaced.
  ///
  /// - Throws: ``UNError`` if the person has not permitted notifications.
  open func add(_ request: UNNotificationRequest) async throws { try insert(request) }

  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    let requests = phone.pendingNotifications
    let callback = Callback(completionHandler)
    phone.runSoon(named: "pending notifications") { callback.call(requests) }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { phone.pendingNotifications }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    NotificationDelivery(phone: phone).remove { identifiers.contains($0) }
  }

  open func removeAllPendingNotificationRequests() { NotificationDelivery(phone: phone).remove { _ in true } }

  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    let notifications = phone.deliveredNotifications
    let callback = Callback(completionHandler)
    phone.runSoon(named: "delivered notifications") { callback.call(notifications) }
  }

  open func deliveredNotifications() async -> [UNNotification] { phone.deliveredNotifications }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    phone.update(NotificationStore.self) { store in
      store.delivered.removeAll { identifiers.contains($0.request.identifier) }
    }
  }

  open func removeAllDeliveredNotifications() { phone.update(NotificationStore.self) { $0.delivered = [] } }

  // MARK: - Badge

  /// Sets the number on the app's icon.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    phone.badge = newBadgeCount
    guard let completionHandler else { return }
    let callback = Callback(completionHandler)
    phone.runSoon(named: "the number on an icon") { callback.call(nil) }
  }

  /// Sets the number on the app's icon.
  ///
  /// - Throws: Nothing here.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    phone.badge = newBadgeCount
  }
}
