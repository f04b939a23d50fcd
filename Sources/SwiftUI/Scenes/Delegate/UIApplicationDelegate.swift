/// A type that an app uses as its delegate.
///
/// Its methods are called in a launched app, in the order in which UIKit calls them.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// The launch has begun, and nothing is shown yet.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The launch is almost done, and the app is about to be shown.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app is in the background now.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app is about to come to the foreground again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app is about to be terminated. A test ends an app without asking it, so this is never called.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}
