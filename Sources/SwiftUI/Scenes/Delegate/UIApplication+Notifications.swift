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

  /// Never sent: a test ends an app without notifying it.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

  /// Never sent: a device in a test does not run out of memory.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Never sent: the pictures of a test are not taken by the person who holds the device.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// Never sent: the clock of a screen does not jump, and its language and time zone do not change while an app runs.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")

  /// Never sent: the data of a device in a test is always available.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")

  /// Never sent: the data of a device in a test is always available.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")

  /// Whether the protected files of the app can be read.
  public var isProtectedDataAvailable: Bool { true }

  /// Posts a notification of the app, and that of its scene.
  func post(_ name: Notification.Name, ofScene sceneName: Notification.Name) {
    post(name)
    NotificationCenter.default.post(name: sceneName, object: nil)
  }

  /// Posts a notification to the observers of the running app.
  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

// Their object is `nil`: an app has one scene.
extension UIScene {
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// Never sent: a scene stays connected until a test ends the app.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}
