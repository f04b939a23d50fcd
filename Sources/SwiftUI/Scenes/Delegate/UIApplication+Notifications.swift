import Foundation

extension UIApplication {
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// A test ends an app without asking it, so this is never sent.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

  /// No device of a test runs out of memory, so this is never sent.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Tells the observers of the running app.
  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
