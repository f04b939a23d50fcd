import SwiftUI

/// An app that is started by its delegate and makes its windows itself.
struct DelegateApp<Delegate: NSObject & UIApplicationDelegate>: DelegatedApp {
  static var delegateType: Any.Type { Delegate.self }

  static func showMainInterface(for delegate: (any UIApplicationDelegate)?) {
    MainInterface.ofTheApp.show(for: delegate)
  }

  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some Scene {
    WindowGroup { WindowContent() }
  }
}

extension UIApplicationDelegate where Self: NSObject {
  /// Runs the app of the delegate.
  ///
  /// On Linux there is no display to run it on: the program prints what it would show and how to see it, and exits.
  public static func main() { DelegateApp<Self>.main() }
}

/// Starts the app of a delegate.
///
/// - Parameter delegateClassName: The name of the delegate's class. It is the one with this name that the program
///   contains.
@MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let delegates = TypeDiscovery.types(conformingTo: (any UIApplicationDelegate).self)
  let named = delegates.first { String(reflecting: $0) == delegateClassName || "\($0)" == delegateClassName }
  guard let type = (named ?? delegates.first) as? any (NSObject & UIApplicationDelegate).Type else {
    fatalError("UIApplicationMain: there is no delegate \(delegateClassName ?? "") in the program.")
  }
  func start<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) { DelegateApp<Delegate>.main() }
  start(type)
  return 0
}

/// The connection of the app's scene with its delegate.
@MainActor
enum SceneConnection {
  /// Connects the scene of a screen, if the app has a delegate for scenes, before its window is first shown.
  static func connect(in graph: Graph) {
    let scene = UIWindowScene.scene(of: graph)
    guard scene.delegate == nil, let application = UIApplication.shared.delegate,
      !UIWindow.isShown(in: graph)
    else { return }
    let configuration = application.application(
      UIApplication.shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
    let interface = MainInterface.ofTheApp
    let storyboard = interface.storyboard(of: configuration)
    guard
      let type = configuration.delegateClass ?? interface.delegateClass(of: configuration)
        ?? onlyDelegate(besides: type(of: application))
    else {
      scene.session.configuration = configuration
      if let storyboard { MainInterface.makeWindow(storyboard, in: scene).makeKeyAndVisible() }
      return
    }
    connect(scene, with: configuration, to: type, storyboard)
  }

  /// Makes the delegate of a scene, and tells it of the connection.
  ///
  /// - Parameter storyboard: The storyboard of the scene's first window, which the delegate has before it is told.
  static func connect(
    _ scene: UIWindowScene, with configuration: UISceneConfiguration, to type: AnyClass,
    _ storyboard: UIStoryboard? = nil
  ) {
    scene.session.configuration = configuration
    guard let delegate = makeDelegate(type) else { return }
    scene.delegate = delegate
    scene.follow(delegate)
    let window = storyboard.map { MainInterface.makeWindow($0, in: scene) }
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    // The delegate may have shown a window of its own.
    let hasOwnWindow = scene.windows.contains { $0 !== window && $0.isKeyWindow && $0.contentController != nil }
    if let window, !hasOwnWindow { window.makeKeyAndVisible() }
    delegate.sceneWillEnterForeground(scene)
  }

  /// The class that the app's Info.plist names on a device: the only one in the module of the app's delegate.
  private static func onlyDelegate(besides application: any UIApplicationDelegate.Type) -> AnyClass? {
    let module = String(reflecting: application).prefix { $0 != "." }
    let types = TypeDiscovery.types(conformingTo: (any UIWindowSceneDelegate).self).filter {
      String(reflecting: $0).hasPrefix(module + ".")
    }
    return types.count == 1 ? types.first as? AnyClass : nil
  }

  private static func makeDelegate(_ type: AnyClass) -> (any UISceneDelegate)? {
    guard let type = type as? NSObject.Type else { return nil }
    return makeObject(of: type) as? any UISceneDelegate
  }
}

extension UISceneDelegate {
  public static func _connect(with configuration: UISceneConfiguration) -> (any _SceneDelegate)? {
    let scene = UIWindowScene.current
    SceneConnection.connect(scene, with: configuration, to: Self.self)
    return scene.delegate
  }

  public func _open(_ url: URL) {
    scene(UIWindowScene.current, openURLContexts: [UIOpenURLContext(url: url)])
  }
}

extension UIWindow {
  /// Whether the app has shown a window on a screen.
  static func isShown(in graph: Graph) -> Bool {
    (graph.attachments[ObjectIdentifier(UIWindow.self)] as? UIWindow)?.contentController != nil
  }
}

extension UIWindowScene {
  /// Tells a delegate of the phases of the app.
  func follow(_ delegate: any UISceneDelegate) {
    let center = NotificationCenter.default
    let calls: [(Notification.Name, @MainActor (any UISceneDelegate, UIScene) -> Void)] = [
      (UIApplication.didBecomeActiveNotification, { $0.sceneDidBecomeActive($1) }),
      (UIApplication.willResignActiveNotification, { $0.sceneWillResignActive($1) }),
      (UIApplication.willEnterForegroundNotification, { $0.sceneWillEnterForeground($1) }),
      (UIApplication.didEnterBackgroundNotification, { $0.sceneDidEnterBackground($1) }),
    ]
    observations = calls.map { name, call in
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        assumeMainActor {
          if let self, let delegate = self.delegate { call(delegate, self) }
        }
      }
    }
  }
}
