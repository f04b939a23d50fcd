import PhoneSimulation
import SwiftUI

extension UIApplication {
  /// The number on the app's icon, if the person allows one: the same that `UNUserNotificationCenter` sets.
  public var applicationIconBadgeNumber: Int {
    get { SimulatedPhone.current.badge }
    set { SimulatedPhone.current.badge = newValue }
  }

  /// Asks the system to open a URL, as `open(_:)` does.
  ///
  /// - Returns: Whether there is a screen.
  @available(iOS, deprecated: 10.0, message: "Please use openURL:options:completionHandler: instead")
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    var isOpened = false
    open(url) { isOpened = $0 }
    return isOpened
  }
}
