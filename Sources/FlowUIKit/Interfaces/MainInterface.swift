import SwiftUI

/// The storyboards that an app's `Info.plist` names for its windows.
@MainActor
struct MainInterface {
  let information: [String: Any]
  var bundle: Bundle?

  /// That of the running app.
  static var ofTheApp: MainInterface { MainInterface(information: Bundle.main.infoDictionary ?? [:]) }

  /// The storyboard of an app without scenes.
  private var mainStoryboard: String? {
    information["UIApplicationSceneManifest"] == nil ? information["UIMainStoryboardFile"] as? String : nil
  }

  /// The entries for a scene: those with the name of its configuration, otherwise the first ones.
  private func scene(_ configuration: UISceneConfiguration) -> [String: Any]? {
    let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?[configuration.role.rawValue] as? [[String: Any]] ?? []
    return scenes.first { $0["UISceneConfigurationName"] as? String == configuration.name } ?? scenes.first
  }

  /// The class of a scene's delegate; `nil` if there is none.
  func delegateClass(of configuration: UISceneConfiguration) -> AnyClass? {
    (scene(configuration)?["UISceneDelegateClassName"] as? String).flatMap { NSClassFromString($0) }
  }

  /// The storyboard of a scene; `nil` for none.
  func storyboard(of configuration: UISceneConfiguration) -> UIStoryboard? {
    configuration.storyboard
      ?? (scene(configuration)?["UISceneStoryboardFile"] as? String).map { UIStoryboard(name: $0, bundle: bundle) }
  }

  /// Shows the storyboard of an app without scenes in a window, which its delegate gets.
  func show(for delegate: (any UIApplicationDelegate)?) {
    guard let mainStoryboard else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIStoryboard(name: mainStoryboard, bundle: bundle).instantiateInitialViewController()
    if let delegate { _ = InterfaceTables.setter("window", of: delegate)?.set(delegate, window) }
    window.makeKeyAndVisible()
  }

  /// Makes the window of a scene with a storyboard, which the scene's delegate gets.
  static func makeWindow(_ storyboard: UIStoryboard, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    return window
  }
}

extension UISceneConfiguration {
  /// The storyboard of the scene's first window; `nil` for the one in `Info.plist`.
  public var storyboard: UIStoryboard? {
    get { _storyboard as? UIStoryboard }
    set { _storyboard = newValue }
  }
}
