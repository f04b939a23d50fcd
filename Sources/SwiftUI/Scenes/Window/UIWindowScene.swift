import Foundation

/// A scene of the running app, as in UIKit.
@MainActor @preconcurrency
open class UIScene: NSObject {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  fileprivate override init() {}

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

/// The scene that contains the windows of ``UIScreen/main``.
public final class UIWindowScene: UIScene {
  fileprivate static let main = UIWindowScene()

  /// The only window; it also contains presented views.
  public var windows: [UIWindow] { [UIWindow.main] }

  public var keyWindow: UIWindow? { UIWindow.main }

  public var screen: UIScreen { .main }

  public var traitCollection: UITraitCollection { screen.traitCollection }
}

/// The window that shows the views; it provides its frame and safe area.
@MainActor @preconcurrency
public final class UIWindow: NSObject {
  fileprivate static let main = UIWindow()

  private override init() {}

  /// The bounds of the window in its own coordinates, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: UIScreen.main.bounds.size) }

  /// The frame of the window in the coordinates of the screen, in points.
  public var frame: CGRect { bounds }

  /// The safe area insets of the display's corners and the system bars, in points.
  public var safeAreaInsets: UIEdgeInsets {
    let insets = CurrentScreen.screen?.window.safeArea ?? CurrentScreen.device.safeArea
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  public var isKeyWindow: Bool { true }

  public var windowScene: UIWindowScene? { .main }

  public var screen: UIScreen { .main }

  public var traitCollection: UITraitCollection { screen.traitCollection }
}

extension UIApplication {
  /// The scenes of the app: always the one of ``UIScreen/main``.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

  /// The windows of the app: always one.
  public var windows: [UIWindow] { [UIWindow.main] }

  public var keyWindow: UIWindow? { UIWindow.main }
}

extension UIWindowScene {
  /// The orientation of the scene's content.
  public var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(CurrentScreen.device.orientation) }
}
