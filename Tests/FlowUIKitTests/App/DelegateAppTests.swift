import FlowUIKit
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("Apps that are started by a delegate", .serialized) @MainActor
struct DelegateAppTests {
  private final class Screen: UIViewController {
    override func viewDidLoad() {
      view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
      label.text = "from UIKit"
      view.addSubview(label)
    }
  }

  private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = Screen()
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test("the window that an app delegate makes is the screen")
  func window() throws {
    let app = try AppInstance.launch(DelegateApp<WindowDelegate>.self)
    defer { app.terminate() }
    let label = try #require(app.screen.semantics().first { $0.label == "from UIKit" })
    #expect(label.frame == CGRect(x: 20, y: 100, width: 300, height: 30))
    #expect(UIApplication.shared.windows.first?.rootViewController is Screen)
    #expect(app.name == "WindowDelegate")
    #expect(app.screen.graph.issues.map(\.message) == [])
  }

  private final class AddressDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = Screen()
      window?.makeKeyAndVisible()
      return true
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      log.append("\(url) \(options[.openInPlace] as? Bool == false)")
      return true
    }
  }

  private struct AddressApp: App {
    @UIApplicationDelegateAdaptor(AddressDelegate.self) var delegate
    var body: some Scene { WindowGroup { Text("SwiftUI") } }
  }

  @Test("an app delegate gets addresses that the app is opened with, unless the app is one of SwiftUI, as on iOS")
  func addresses() throws {
    let url = try #require(URL(string: "tea://green"))
    let app = try AppInstance.launch(DelegateApp<AddressDelegate>.self)
    app.open(url)
    let delegate = try #require(UIApplication.shared.delegate as? AddressDelegate)
    #expect(delegate.log == ["tea://green true"])
    app.terminate()
    let other = try AppInstance.launch(AddressApp.self)
    defer { other.terminate() }
    other.open(url)
    #expect((UIApplication.shared.delegate as? AddressDelegate)?.log == [])
  }

  private final class SceneApp: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var log: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIHostingController(
        rootView: VStack(spacing: 0) {
          Color.blue.frame(height: 10)
          Button("SwiftUI") {}
          Spacer()
        })
      self.window = window
      window.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
  }

  @Test("a scene delegate is made, shows a hosting controller, and follows the phases of the app")
  func scene() throws {
    let app = try AppInstance.launch(DelegateApp<SceneApp>.self, device: .iPhone17Pro)
    defer { app.terminate() }
    let button = try #require(app.screen.semantics().first { $0.role == .button && $0.label == "SwiftUI" })
    // The first frame of the controller is inside of the safe area, too.
    #expect(button.frame.minY == Device.iPhone17Pro.safeArea.top + 10)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    #expect(delegate.log == ["active"])
    app.moveToBackground()
    #expect(delegate.log == ["active", "background"])
    #expect(app.screen.graph.issues.map(\.message) == [])
  }

  private final class ObservedSceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    @Published var log: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { log.append("connected \(session.configuration.name ?? "")") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      log += URLContexts.map { "opened \($0.url)" }
    }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("resigning") }
  }

  private final class DelegateOfSwiftUI: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = ObservedSceneDelegate.self
      return configuration
    }
  }

  private struct AppOfSwiftUI: App {
    struct Log: View {
      @EnvironmentObject var delegate: ObservedSceneDelegate

      var body: some View { Text(delegate.log.joined(separator: ", ")) }
    }

    @UIApplicationDelegateAdaptor(DelegateOfSwiftUI.self) var delegate

    var body: some Scene { WindowGroup { Log() } }
  }

  @Test("an app of SwiftUI has the scene delegate that its delegate names, also in the environment")
  func sceneOfSwiftUI() throws {
    let app = try AppInstance.launch(AppOfSwiftUI.self)
    defer { app.terminate() }
    func text() -> String? { app.screen.semantics().first { $0.role == .staticText }?.label }
    #expect(text() == "connected Main, active")
    app.moveToBackground()
    #expect(app.open(try #require(URL(string: "shop://item"))))
    #expect(text() == "connected Main, active, resigning, active, opened shop://item")
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.delegate is ObservedSceneDelegate)
    #expect(app.screen.graph.issues.map(\.message) == [])
  }
}
