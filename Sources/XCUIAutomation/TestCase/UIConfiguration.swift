import UIAutomation

/// A way an app can look.
struct UIConfiguration: Sendable {
  var appearance = XCUIDevice.Appearance.unspecified
  var orientation = UIDeviceOrientation.portrait

  /// Light and dark, upright and sideways, as XCUITest runs launch tests on a phone.
  static let all: [UIConfiguration] = [XCUIDevice.Appearance.light, .dark].flatMap { appearance in
    [UIDeviceOrientation.portrait, .landscapeLeft].map { UIConfiguration(appearance: appearance, orientation: $0) }
  }
}

extension AutomationCenter {
  /// Sets the device up for the apps that are launched from now on.
  func use(_ configuration: UIConfiguration) {
    setting.appearance = configuration.appearance
    setting.orientation = configuration.orientation
  }
}
