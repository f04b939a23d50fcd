import Foundation
import PhoneSimulation

/// A text of Game Center at the top of the screen. It is recorded, and not drawn.
@MainActor @preconcurrency
open class GKNotificationBanner: NSObject {
  /// Shows a text for a moment, and calls back soon on the main thread.
  open class func show(withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil) {
    show(withTitle: title, message: message, duration: 3, completionHandler: completionHandler)
  }

  /// Shows a text for a moment, and calls back soon on the main thread.
  ///
  /// - Parameter duration: The time in seconds, which makes no difference here.
  open class func show(
    withTitle title: String?, message: String?, duration: TimeInterval, completionHandler: (() -> Void)? = nil
  ) {
    let phone = SimulatedPhone.current
    phone.record("GameKit", "shows \([title, message].compactMap { $0 }.joined(separator: ": "))")
    let callback = Callback(completionHandler)
    phone.runSoon(named: "a banner of Game Center") { callback.call?() }
  }
}
