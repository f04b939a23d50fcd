import Foundation
import PhoneSimulation

extension UIApplication {
  /// The options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// What is known about an address that an app is opened with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    public static let eventAttribution = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// The URL of the app's page in Settings.
  public nonisolated static var openSettingsURLString: String { "app-settings:" }

  /// The URL of the app's notifications in Settings.
  public nonisolated static var openNotificationSettingsURLString: String { "app-settings:notifications" }

  /// The URL of the default apps in Settings.
  public nonisolated static var openDefaultApplicationsSettingsURLString: String { "app-settings:default-applications" }

  /// Asks the system to open a URL. As with the environment's `openURL`, the screen records the URL and nothing is
  /// opened.
  ///
  /// - Parameter completion: Called with `true` if there is a screen.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let screen = CurrentScreen.screen
    screen?.urlRecorder.record(url)
    completion?(screen != nil)
  }

  /// Whether an app can open a URL: the phone has apps for web pages, mail, calls and messages, and others that a test
  /// adds to its `openableSchemes`.
  public func canOpenURL(_ url: URL) -> Bool {
    SimulatedPhone.current.openableSchemes.contains(url.scheme?.lowercased() ?? "")
  }
}

/// An object that continues an activity. Nothing asks it here.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
