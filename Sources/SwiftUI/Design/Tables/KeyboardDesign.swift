import Foundation

/// The on-screen keyboard, in points.
struct KeyboardDesign: Sendable {
  /// The height of the keys and the gaps between them, in portrait, in portrait on a wide screen, and in landscape.
  var height: CGFloat
  var wideHeight: CGFloat
  var landscapeHeight: CGFloat

  /// The width from which on a screen is wide.
  var wideWidth: CGFloat

  /// How much taller the keyboard is on a device without a home button.
  var heightOfIndicator: CGFloat
  var landscapeHeightOfIndicator: CGFloat

  /// The margin below the keys on a device with a home button, and on one without.
  var margin: CGFloat
  var marginOfIndicator: CGFloat
  var landscapeMarginOfIndicator: CGFloat

  var keys: Keys

  struct Keys: Sendable {
    /// The gap between keys, and around them.
    var gap: CGFloat

    var cornerRadius: CGFloat
    var font: Font

    /// A row with more keys than `fewKeys` has keys that are at most as wide as in a row of `letters` letters.
    var fewKeys: Int
    var letters: CGFloat

    /// The widths of keys as multiples of a letter's.
    var space: CGFloat
    var layer: CGFloat
    var shift: CGFloat
  }

  /// The height on a device, from the bottom edge of the screen, including the margin below the keys.
  func height(on device: Device) -> CGFloat {
    let hasHomeButton = device.safeArea.bottom == 0
    if device.orientation.isLandscape { return landscapeHeight + (hasHomeButton ? 0 : landscapeHeightOfIndicator) }
    return (device.size.width >= wideWidth ? wideHeight : height) + (hasHomeButton ? 0 : heightOfIndicator)
  }

  /// The margin below the keys on a device.
  func margin(on device: Device) -> CGFloat {
    if device.safeArea.bottom == 0 { return margin }
    return device.orientation.isLandscape ? landscapeMarginOfIndicator : marginOfIndicator
  }
}
