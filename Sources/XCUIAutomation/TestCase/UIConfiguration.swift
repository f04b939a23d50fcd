import UIAutomation

/// An appearance and an orientation of an app.
struct UIConfiguration: Sendable {
  var appearance = XCUIDevice.Appearance.unspecified
  var orientation = UIDeviceOrientation.portrait

  /// The name in failures and attachments, as in `dark landscape`.
  var name: String { "\(appearance) \(orientation.isLandscape ? "landscape" : "portrait")" }

  /// Light and dark, portrait and landscape, like XCUITest's launch tests on a phone.
  static let all: [UIConfiguration] = [XCUIDevice.Appearance.light, .dark].flatMap { appearance in
    [UIDeviceOrientation.portrait, .landscapeLeft].map { UIConfiguration(appearance: appearance, orientation: $0) }
  }
}

extension AutomationCenter {
  /// Configures the device for subsequent launches.
  func use(_ configuration: UIConfiguration) {
    setting.appearance = configuration.appearance
    setting.orientation = configuration.orientation
  }
}
