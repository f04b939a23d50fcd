import SwiftUI

/// An app that has been launched in this process.
@MainActor
package protocol LaunchedApp: AnyObject {
  var name: String { get }
  var screen: Screen { get }

  /// Brings the app to the foreground.
  func activate()

  /// Sends the app to the background, as the home button does.
  func moveToBackground()

  /// Ends the app.
  func terminate()

  /// Gives the app a URL.
  func open(_ url: URL) -> Bool
}

/// What an app is launched with.
package struct LaunchSetting {
  package var arguments: [String]
  package var environment: [String: String]
}
