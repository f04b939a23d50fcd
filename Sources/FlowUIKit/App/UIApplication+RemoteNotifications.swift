import Foundation
import PhoneSimulation
import SwiftUI

/// What an app has got in the background. No system here asks for it: delegates receive no remote notifications.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

extension UIApplication {
  /// Asks for the address of remote notifications: that of the phone (`SimulatedPhone.pushToken`), or an error if it has
  /// none. The app's delegate is notified soon.
  public func registerForRemoteNotifications() {
    let phone = SimulatedPhone.current
    phone.isRegisteredForPush = phone.pushToken != nil
    phone.record("UIKit", "registers for remote notifications")
    phone.runSoon(named: "the address of remote notifications") { [weak self] in
      guard let self, let delegate else { return }
      if let token = phone.pushToken {
        delegate.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
      } else {
        let text = "remote notifications are not supported in the simulator"
        let error = NSError(domain: NSCocoaErrorDomain, code: 3010, userInfo: [NSLocalizedDescriptionKey: text])
        delegate.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
      }
    }
  }

  /// Gives up the address.
  public func unregisterForRemoteNotifications() {
    let phone = SimulatedPhone.current
    phone.isRegisteredForPush = false
    phone.record("UIKit", "unregisters for remote notifications")
  }

  /// Whether the app has an address.
  public var isRegisteredForRemoteNotifications: Bool { SimulatedPhone.current.isRegisteredForPush }
}
