import Foundation

extension UIApplication {
  /// How something is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The app's page in the settings.
  public nonisolated static var openSettingsURLString: String { "app-settings:" }

  /// Asks the system to open a URL. The screen keeps it, as with `openURL` of the environment, and nothing is opened.
  ///
  /// - Parameter completion: Is told `true` if there is a screen.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let screen = UIScreen.main.screen
    screen?.urlRecorder.record(url)
    completion?(screen != nil)
  }

  /// Whether there is an app for a URL: a device of a test has those for pages, mails, calls and messages.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel", "sms", "facetime", "app-settings"].contains(url.scheme?.lowercased() ?? "")
  }
}
