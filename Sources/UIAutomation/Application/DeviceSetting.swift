import SwiftUI

/// How the device of the process is set up: what apps find when they are launched.
@MainActor
package struct DeviceSetting {
  package var device = Device.iPhone
  package var orientation = UIDeviceOrientation.portrait
  package var appearance = XCUIDevice.Appearance.unspecified

  package init() {}

  func applyAppearance(to screen: Screen) {
    guard appearance != .unspecified else { return }
    screen.send(.environment { $0.colorScheme = appearance == .dark ? .dark : .light })
  }

  func applyOrientation(to screen: Screen) {
    guard let orientation = orientation.interface else { return }
    screen.send(.rotation(to: orientation))
  }
}

extension UIDeviceOrientation {
  /// The orientation that apps turn to; `nil` for one that they keep theirs in.
  fileprivate var interface: Device.Orientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}
