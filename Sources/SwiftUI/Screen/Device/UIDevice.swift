/// The device that apps run on.
///
/// While an app runs it is the device of its screen. Before the first launch of a test it is the one that apps are
/// going to be launched on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// How the battery is used.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// Sent when the device of a screen has been turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The device that apps run on.
  open class var current: UIDevice { currentDevice }

  private static let currentDevice = UIDevice()

  /// What the device is while no app runs.
  package static var waiting = Device.iPhone

  private override init() {}

  private var device: Device { AppInstance.running?.screen.device ?? Self.waiting }

  /// What kind of interface the device has.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch device.idiom {
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    case .watch: .unspecified
    }
  }

  /// How the device is held.
  open var orientation: UIDeviceOrientation { UIDeviceOrientation(device.orientation) }

  /// Whether ``orientationDidChangeNotification`` is sent: always.
  open var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Asks for ``orientationDidChangeNotification``, which is sent in any case.
  open func beginGeneratingDeviceOrientationNotifications() {}

  open func endGeneratingDeviceOrientationNotifications() {}

  /// The name that the owner has given to the device; Apple's systems say the model's name to apps.
  open var name: String { model }

  /// Identifies the device for the app's vendor: the same in each run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }

  /// What Apple calls devices of the kind, such as `"iPhone"`.
  open var model: String {
    switch device.idiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .mac: "Mac"
    case .watch: "Apple Watch"
    }
  }

  /// The ``model`` in the language of the person; Apple does not translate it.
  open var localizedModel: String { model }

  /// What the system of the device is called.
  open var systemName: String {
    switch device.idiom {
    case .phone: "iOS"
    case .pad: "iPadOS"
    case .mac: "macOS"
    case .watch: "watchOS"
    }
  }

  /// The version of the system: the one whose API there is here, whatever the machine runs.
  open var systemVersion: String { "26.0" }

  /// Whether several apps can be open at a time.
  open var isMultitaskingSupported: Bool { true }

  /// Whether the app asks for the battery: there is none here.
  open var isBatteryMonitoringEnabled = false

  /// How full the battery is; -1, as in Simulator, since nobody knows.
  open var batteryLevel: Float { -1 }

  /// How the battery is used; nobody knows.
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
