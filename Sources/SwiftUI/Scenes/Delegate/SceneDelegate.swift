import Foundation

/// What UIKit's protocols of scene delegates have in common, so that an app of SwiftUI has such a delegate, too. Not part
/// of SwiftUI's API.
@MainActor @preconcurrency
public protocol _SceneDelegate: AnyObject {
  /// Makes a delegate of the class for the scene of the current screen, and tells it that it is connected.
  static func _connect(with configuration: UISceneConfiguration) -> (any _SceneDelegate)?

  /// Called with an address that the app is opened with.
  func _open(_ url: URL)
}

/// The delegates of scenes that app delegates name.
@MainActor
enum SceneDelegates {
  /// Connects the scene of an app's screen.
  ///
  /// - Returns: `nil` if the app's delegate names no class.
  static func connect(_ delegate: any UIApplicationDelegate) -> (any _SceneDelegate)? {
    let configuration = delegate.application(
      UIApplication.shared, configurationForConnecting: UISceneSession(role: .windowApplication),
      options: UIScene.ConnectionOptions())
    return (configuration.delegateClass as? any _SceneDelegate.Type)?._connect(with: configuration)
  }
}
