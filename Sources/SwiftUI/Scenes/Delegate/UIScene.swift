/// A scene of the running app, as in UIKit.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What a scene is connected with; a launch in a test brings nothing along.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The activities to continue.
    public var userActivities: Set<NSUserActivity> { [] }

    /// The action in the menu of the app's icon that started the app.
    public var shortcutItem: UIApplicationShortcutItem? { nil }

    package override init() {}
  }

  /// The session of the scene.
  public let session: UISceneSession

  package init(session: UISceneSession) {
    self.session = session
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }

  /// The activation state; views shown outside an app are in the foreground and active.
  open var activationState: ActivationState {
    guard AppInstance.running != nil else { return .foregroundActive }
    return switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}

/// What stays of a scene from launch to launch.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role: Role

  /// The configuration of the scene.
  public package(set) var configuration: UISceneConfiguration

  /// Identifies the session.
  public var persistentIdentifier: String { "main" }

  package init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The classes that a scene is made of.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?

  /// The purpose of the scene.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate.
  public var delegateClass: AnyClass?

  /// The class of the scene.
  public var sceneClass: AnyClass?

  /// The storyboard, which only UIKit knows.
  package var _storyboard: AnyObject?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name in the app's Info.plist.
  ///   - sessionRole: The purpose of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
