/// The object that stands for the running app.
///
/// Of UIKit's class it has what SwiftUI apps use in their delegates: its state and its delegate.
@MainActor @preconcurrency
public final class UIApplication: NSObject {
  /// What the app is told about its launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the app is on the screen, and takes events.
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

  /// Whether the app is on the screen; `.inactive` while no app runs.
  public internal(set) var applicationState: State = .inactive

  /// Whether the device stays awake while it is not touched. A device of a test always does.
  public var isIdleTimerDisabled = false

  /// What assistive technologies and tests call the app; its name if nothing is said.
  public var accessibilityLabel: String?

  private override init() {}

  func begin(_ delegate: (any UIApplicationDelegate)?) {
    self.delegate = delegate
    applicationState = .inactive
    isIdleTimerDisabled = false
    accessibilityLabel = nil
  }

  func end() { begin(nil) }
}
