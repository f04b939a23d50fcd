import SwiftUI
import Testing

@testable import FlowUIKit

/// The delegate of an app whose window a storyboard fills.
class InterfaceAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private enum _Interface_window: _InterfaceTable {
    @MainActor static var _members: [_InterfaceMember] { [.property("window", \InterfaceAppDelegate.window)] }
  }
}

/// The delegate of a scene whose window a storyboard fills.
class InterfaceSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var title: String?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { title = window?.rootViewController?.title }
}

@Suite("The storyboard of an app", .serialized) @MainActor
struct MainInterfaceTests {
  private func withMain(_ body: (Bundle) throws -> Void) throws {
    try withInterfaces(["Main.storyboard": storyboard(controller("first", "title=\"First\""))], body)
  }

  @Test("the window of an app without scenes has the first controller, and the delegate has the window")
  func app() throws {
    try withMain { bundle in
      let phone = Phone(Text("before"))
      let delegate = InterfaceAppDelegate()
      phone.screen.perform {
        MainInterface(information: ["UIMainStoryboardFile": "Main"], bundle: bundle).show(for: delegate)
      }
      #expect(delegate.window?.rootViewController?.title == "First")
      #expect(delegate.window?.isKeyWindow == true)
      let other = InterfaceAppDelegate()
      let information: [String: Any] = ["UIMainStoryboardFile": "Main", "UIApplicationSceneManifest": [String: Any]()]
      MainInterface(information: information, bundle: bundle).show(for: other)
      #expect(other.window == nil)
    }
  }

  private static let scenes: [String: Any] = [
    "UIApplicationSceneManifest": [
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          ["UISceneConfigurationName": "Other", "UISceneStoryboardFile": "Other"],
          [
            "UISceneConfigurationName": "Default", "UISceneStoryboardFile": "Main",
            "UISceneDelegateClassName": "FlowUIKitTests.InterfaceSceneDelegate",
          ],
        ]
      ]
    ]
  ]

  @Test("a scene has the storyboard and the delegate of its configuration's name")
  func configuration() throws {
    try withMain { bundle in
      let interface = MainInterface(information: Self.scenes, bundle: bundle)
      let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
      #expect(interface.delegateClass(of: configuration) == InterfaceSceneDelegate.self)
      #expect(interface.storyboard(of: configuration)?.instantiateInitialViewController()?.title == "First")
      let own = UIStoryboard(name: "Main", bundle: bundle)
      configuration.storyboard = own
      #expect(interface.storyboard(of: configuration) === own)
    }
  }

  @Test("a scene's delegate has the window before it is told of the connection")
  func scene() throws {
    try withMain { bundle in
      let phone = Phone(Text("before"))
      var delegate: InterfaceSceneDelegate?
      phone.screen.perform {
        let scene = UIWindowScene.current
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let storyboard = UIStoryboard(name: "Main", bundle: bundle)
        SceneConnection.connect(scene, with: configuration, to: InterfaceSceneDelegate.self, storyboard)
        delegate = scene.delegate as? InterfaceSceneDelegate
      }
      #expect(delegate?.title == "First")
      #expect(delegate?.window?.isKeyWindow == true)
    }
  }
}
