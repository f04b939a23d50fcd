import SwiftUI
import Foundation

/// The scene that contains the windows of a screen.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  private weak var graph: Graph?
  private var ownWindows: [WeakWindow] = []

  /// The delegate, in an app that has one.
  open var delegate: (any UISceneDelegate)?

  /// The observations of the app's phases.
  var observations: [any NSObjectProtocol] = []

  isolated deinit {
    for observation in observations { NotificationCenter.default.removeObserver(observation) }
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  init(graph: Graph?) {
    self.graph = graph
    super.init(session: UISceneSession(role: .windowApplication))
  }

  /// The scene of a screen.
  static func scene(of graph: Graph) -> UIWindowScene {
    let key = ObjectIdentifier(UIWindowScene.self)
    if let known = graph.attachments[key] as? UIWindowScene { return known }
    let new = UIWindowScene(graph: graph)
    graph.attachments[key] = new
    return new
  }

  /// The scene of the screen with the latest event.
  static var current: UIWindowScene {
    CurrentScreen.screen.map { scene(of: $0.graph) } ?? UIWindowScene(graph: nil)
  }

  func add(_ window: UIWindow) {
    ownWindows.removeAll { $0.window == nil || $0.window === window }
    ownWindows.append(WeakWindow(window: window))
    if window.windowScene !== self { window.windowScene = self }
  }

  /// The windows; SwiftUI's is one, which also contains presented views.
  open var windows: [UIWindow] {
    if ownWindows.allSatisfy({ $0.window == nil }) { _ = graph.map { UIWindow.window(of: $0) } }
    let windows = ownWindows.compactMap(\.window)
    return windows.isEmpty ? [UIWindow.current] : windows
  }

  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The orientation of the scene's content.
  open var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(CurrentScreen.device.orientation) }

  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// Tells the size of the status bar.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// The frame of the status bar, in points.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: CurrentScreen.device.safeArea.top)
  }

  open var isStatusBarHidden: Bool { CurrentScreen.device.safeArea.top == 0 }
}

/// An address that an app was opened with.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene {
  /// How an address was opened.
  @MainActor @preconcurrency
  open class OpenURLOptions: NSObject {
    /// The app that has opened the address: none that is known.
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }
}

extension UIScene.ConnectionOptions {
  /// The addresses that the app was launched with; a launch in a test brings none along.
  public var urlContexts: Set<UIOpenURLContext> { [] }
}

/// Is told of the life of a scene.
@MainActor @preconcurrency
public protocol UISceneDelegate: _SceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Is told of the life of a scene with windows, and has its window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }

  /// Called when the person has chosen an action in the menu of the app's icon. Never called here: the home screen of a
  /// test has no such menu.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Called when the person has accepted an invitation to records that somebody shares by CloudKit.
  func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShareMetadata)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}

  public func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShareMetadata
  ) {}
}
