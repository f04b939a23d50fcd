import SwiftUI

/// How the device of the process is set up: what apps find when they are launched.
@MainActor
package struct DeviceSetting {
  package var device = Device.iPhone
  package var orientation = UIDeviceOrientation.portrait
  package var appearance = XCUIDevice.Appearance.unspecified
  var isVoiceOverEnabled = false

  package init() {}

  /// The device as it is held.
  var heldDevice: Device { orientation.interface.map(device.rotated) ?? device }

  /// What the system says to the views.
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
  /// The orientation that apps turn to; `nil` for one that they keep theirs in.
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
