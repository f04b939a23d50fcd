/// The device that apps run on.
///
/// It is the device of the screen with the latest event, as for ``UIScreen/main``. Before the first launch of a test it
/// is the device of the next launch.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// Posted when the device of a screen has been rotated.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The device that apps run on.
  open class var current: UIDevice { currentDevice }

  private static let currentDevice = UIDevice()

  private override init() {}

  private var device: Device { CurrentScreen.device }

  /// The interface idiom of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch device.idiom {
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    case .watch: .unspecified
    }
  }

  /// The orientation of the device.
  open var orientation: UIDeviceOrientation { UIDeviceOrientation(device.orientation) }

  /// Whether ``orientationDidChangeNotification`` is posted: always true.
  open var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Has no effect: ``orientationDidChangeNotification`` is always posted.
  open func beginGeneratingDeviceOrientationNotifications() {}

  open func endGeneratingDeviceOrientationNotifications() {}

  /// The name of the device; as on Apple's systems, apps get the name of the model.
  open var name: String { model }

  /// The identifier of the device for the app's vendor: the same in every run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }

  /// The model name, such as `"iPhone"`.
  open var model: String {
    switch device.idiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .mac: "Mac"
    case .watch: "Apple Watch"
    }
  }

  /// The localized ``model``; Apple does not translate it.
  open var localizedModel: String { model }

  /// The name of the system.
  open var systemName: String {
    switch device.idiom {
    case .phone: "iOS"
    case .pad: "iPadOS"
    case .mac: "macOS"
    case .watch: "watchOS"
    }
  }

  /// The version of the system: the one whose API is implemented here, not that of the machine.
  open var systemVersion: String { "26.0" }

  /// Whether several apps can be open at the same time.
  open var isMultitaskingSupported: Bool { true }

  /// Whether battery monitoring is enabled. There is no battery here.
  open var isBatteryMonitoringEnabled = false

  /// The battery level: -1 for unknown, as in Simulator.
  open var batteryLevel: Float { -1 }

  /// The battery state: unknown.
  open var batteryState: BatteryState { .unknown }
}

extension UIDeviceOrientation {
  init(_ orientation: Device.Orientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
  }
}
