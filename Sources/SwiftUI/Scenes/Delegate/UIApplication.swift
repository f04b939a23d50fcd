import Locking

/// The object that represents the running app.
///
/// It provides the part of UIKit's class that SwiftUI apps use in their delegates: its state and its delegate. The module
/// FlowUIKit adds windows, scenes and actions.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  /// The keys of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The state of the app: whether it is on the screen and receives events.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2

    init(_ phase: ScenePhase) {
      switch phase {
      case .active: self = .active
      case .inactive: self = .inactive
      case .background: self = .background
      }
    }
  }

  /// The app that runs in this process.
  public static let shared = UIApplication()

  /// The delegate of the running app.
  public weak var delegate: (any UIApplicationDelegate)?

  /// The state of the app; `.inactive` while no app runs.
  public internal(set) var applicationState: State = .inactive

  /// Whether the device stays awake without touches. A device in a test always does.
  public var isIdleTimerDisabled = false

  /// The label of the app for assistive technologies and tests; the app's name if `nil`.
  public var accessibilityLabel: String?

  /// Whether UIKit's animations are enabled, as `UIView.setAnimationsEnabled(_:)` sets it.
  package var areAnimationsEnabled = true

  /// The actions in the menu of the app's icon. The home screen of a test has no such menu.
  public var shortcutItems: [UIApplicationShortcutItem]?

  /// The name of the icon that the app has chosen; `nil` for its own icon.
  public internal(set) var alternateIconName: String?

  let backgroundTasks = Locked(BackgroundTasks())

  private override init() {}

  /// The delegate, if it is a responder.
  public override var next: UIResponder? { delegate as? UIResponder }

  func begin(_ delegate: (any UIApplicationDelegate)?) {
    self.delegate = delegate
    applicationState = .inactive
    isIdleTimerDisabled = false
    areAnimationsEnabled = true
    accessibilityLabel = nil
    shortcutItems = nil
    alternateIconName = nil
  }

  func end() { begin(nil) }
}

extension UIApplication {
  /// The text size of the screen.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
}
