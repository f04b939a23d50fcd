/// The display that shows views.
///
/// A process may have several screens; `main` is the one with the latest event. Views that read their size from it are
/// not updated when it changes, unlike with a `GeometryReader`.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The display of the running app, or of the shown view.
  public static let main = UIScreen()

  private override init() {}

  private var device: Device { CurrentScreen.device }

  /// The bounds in the current orientation, in points.
  public var bounds: CGRect {
    guard let screen = CurrentScreen.screen, screen.device == nil else {
      return CGRect(origin: .zero, size: device.size)
    }
    return CGRect(
      x: 0, y: 0, width: screen.size.width ?? device.size.width, height: screen.size.height ?? device.size.height)
  }

  /// The number of pixels per point.
  public var scale: CGFloat { CurrentScreen.environment?.displayScale ?? device.displayScale }

  /// The bounds in portrait orientation, in pixels.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }

  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }

  /// The brightness of the display, from 0 to 1; it has no effect.
  public var brightness: CGFloat = 0.5

  /// Whether the display is being recorded.
  public var isCaptured: Bool { false }

  /// Never sent: the display is not recorded.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  public var maximumFramesPerSecond: Int { 60 }

  /// The system's light or dark appearance.
  public var traitCollection: UITraitCollection {
    CurrentScreen.environment.map { UITraitCollection($0) } ?? UITraitCollection(userInterfaceStyle: .light)
  }
}
