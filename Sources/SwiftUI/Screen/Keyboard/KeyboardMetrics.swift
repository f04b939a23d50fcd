/// How high the keyboard on the screen of a device is.
///
/// Measured by developers with `UIResponder.keyboardFrameEndUserInfoKey`, without suggestions: on phones 216 points, on
/// large ones 226, and 75 more below the keys where there is no home button; on their side 162, or 171. On iPads with a
/// home button 258 and 343. That others have 20 more, for the home indicator, is an assumption.
enum KeyboardMetrics {
  /// In points, from the bottom edge of the screen, with what lies below the keys.
  static func height(on device: Device) -> CGFloat {
    let hasHomeButton = device.safeArea.bottom == 0
    let isLandscape = device.orientation.isLandscape
    switch device.idiom {
    case .phone:
      if isLandscape { return hasHomeButton ? 162 : 171 }
      return (device.size.width >= 414 ? 226 : 216) + (hasHomeButton ? 0 : 75)
    case .pad: return (isLandscape ? 343 : 258) + (hasHomeButton ? 0 : 20)
    case .mac, .watch: return 0
    }
  }

  /// How much of the height lies below the keys, in points.
  static func bottomMargin(on device: Device) -> CGFloat {
    switch (device.idiom, device.safeArea.bottom == 0) {
    case (_, true): 4
    case (.phone, false): device.orientation.isLandscape ? 21 : 75
    default: 20
    }
  }

  /// Between keys, and around them, in points.
  static let gap: CGFloat = 6
}
