/// The height of a device's on-screen keyboard.
///
/// Measured by developers with `UIResponder.keyboardFrameEndUserInfoKey`, without suggestions: 216 points on phones,
/// 226 on large ones, and 75 more below the keys without a home button; 162 or 171 in landscape. On iPads with a home
/// button 258 and 343. The additional 20 points on other iPads, for the home indicator, are an assumption.
enum KeyboardMetrics {
  /// The height in points, from the bottom edge of the screen, including the margin below the keys.
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

  /// The margin below the keys, in points.
  static func bottomMargin(on device: Device) -> CGFloat {
    switch (device.idiom, device.safeArea.bottom == 0) {
    case (_, true): 4
    case (.phone, false): device.orientation.isLandscape ? 21 : 75
    default: 20
    }
  }

  /// The gap between keys, and around them, in points.
  static let gap: CGFloat = 6
}
