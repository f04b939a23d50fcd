import Foundation

/// What the system of a phone knows about an app's notifications.
private struct PhoneNotifications: PhoneValue {
  var badge = 0
  var pushToken: Data?
  var isRegisteredForPush = false
}

extension SimulatedPhone {
  /// The number on the app's icon; 0 for none.
  public var badge: Int {
    get { self[PhoneNotifications.self].badge }
    set { update(PhoneNotifications.self) { $0.badge = newValue } }
  }

  /// The address that an app gets for remote notifications; at first there is none, and registering fails.
  public var pushToken: Data? {
    get { self[PhoneNotifications.self].pushToken }
    set { update(PhoneNotifications.self) { $0.pushToken = newValue } }
  }

  /// Whether the app has an address for remote notifications.
  package var isRegisteredForPush: Bool {
    get { self[PhoneNotifications.self].isRegisteredForPush }
    set { update(PhoneNotifications.self) { $0.isRegisteredForPush = newValue } }
  }
}
