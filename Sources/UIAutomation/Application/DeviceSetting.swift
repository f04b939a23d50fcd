import DeviceCatalog
import PhoneSimulation
import SwiftUI

/// The settings of the device, which apps find when they are launched.
@MainActor
package struct DeviceSetting {
  /// It runs iOS 18 unless the package asks for iOS 26, where the buttons of alerts are in buttons of their names: most
  /// suites are written for the elements before that.
  package var device = Device.iPhone
  package var orientation = UIDeviceOrientation.portrait
  package var appearance = XCUIDevice.Appearance.unspecified
  var isVoiceOverEnabled = false
  var location: PhoneLocation?

  package init() {}

  /// Runs the system that the package of a test asks for.
  mutating func follow(_ settings: PackageSettings) {
    device = device.running(SystemVersion(settings.system ?? .iOS18))
  }

  /// The device in its current orientation.
  var heldDevice: Device { orientation.interface.map(device.rotated) ?? device }

  /// The environment values of the system.
  var values: EnvironmentValues {
    var values = EnvironmentValues()
    if let colorScheme { values.colorScheme = colorScheme }
    if isVoiceOverEnabled { values.accessibilityVoiceOverEnabled = true }
    return values
  }

  var colorScheme: ColorScheme? {
    switch appearance {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

extension UIDeviceOrientation {
  /// The interface orientation; `nil` for device orientations in which apps keep theirs.
  var interface: Device.Orientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}
