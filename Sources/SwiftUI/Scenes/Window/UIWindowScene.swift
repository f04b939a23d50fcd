import Foundation

/// One of the interfaces of the running app, as UIKit has it.
@MainActor @preconcurrency
open class UIScene: NSObject {
  /// How much of the interface a person sees.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  fileprivate override init() {}

  /// Whether the interface is on the screen and takes events; views that no app shows are.
  open var activationState: ActivationState {
    guard AppInstance.running != nil else { return .foregroundActive }
    return switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}

/// The interface with the windows of ``UIScreen/main``.
public final class UIWindowScene: UIScene {
  fileprivate static let main = UIWindowScene()

  /// The only window; what is presented is in it, too.
  public var windows: [UIWindow] { [UIWindow.main] }

  public var keyWindow: UIWindow? { UIWindow.main }

  public var screen: UIScreen { .main }

  public var traitCollection: UITraitCollection { screen.traitCollection }
}

/// The window that shows the views, of which its place and its safe area can be asked.
@MainActor @preconcurrency
public final class UIWindow: NSObject {
  fileprivate static let main = UIWindow()

  private override init() {}

  /// The window in its own coordinates, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: UIScreen.main.bounds.size) }

  /// The window in the coordinates of the screen, in points.
  public var frame: CGRect { bounds }

  /// What the corners and the bars of the system take, in points.
  public var safeAreaInsets: UIEdgeInsets {
    let insets = UIScreen.main.screen?.window.safeArea ?? Device.iPhone.safeArea
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  public var isKeyWindow: Bool { true }

  public var windowScene: UIWindowScene? { .main }

  public var screen: UIScreen { .main }

  public var traitCollection: UITraitCollection { screen.traitCollection }
}

extension UIApplication {
  /// The interfaces of the app: always the one of ``UIScreen/main``.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

  /// The windows of the app: always one.
  public var windows: [UIWindow] { [UIWindow.main] }

  public var keyWindow: UIWindow? { UIWindow.main }
}
