/// The display that views are shown on.
///
/// There may be several screens in a process; `main` is the one on which something happened last. Views that read
/// their size from it do not follow it: a `GeometryReader` does.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The display of the running app, or of the view that is shown.
  public static let main = UIScreen()

  weak var screen: Screen?

  private override init() {}

  private var device: Device { screen?.device ?? .iPhone }

  /// The display in its orientation, in points.
  public var bounds: CGRect {
    guard let screen, screen.device == nil else { return CGRect(origin: .zero, size: device.size) }
    return CGRect(
      x: 0, y: 0, width: screen.size.width ?? device.size.width, height: screen.size.height ?? device.size.height)
  }

  /// Pixels per point.
  public var scale: CGFloat { screen?.window.completeEnvironment.displayScale ?? device.displayScale }

  /// The display upright, in pixels.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }

  /// Pixels per point.
  public var nativeScale: CGFloat { scale }

  /// How bright the display is, from 0 to 1; it can be set and makes no difference.
  public var brightness: CGFloat = 0.5

  /// Whether somebody records the display.
  public var isCaptured: Bool { false }

  public var maximumFramesPerSecond: Int { 60 }

  /// Light or dark, as the system says.
  public var traitCollection: UITraitCollection {
    let scheme = screen?.window.completeEnvironment.colorScheme
    return UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light)
  }
}
