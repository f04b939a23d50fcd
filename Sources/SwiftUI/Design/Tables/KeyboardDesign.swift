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

  /// The keys of an upright phone on a system whose keyboard is a panel with round corners.
  var panel: Panel?

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

  /// A panel with round corners, whose keys have their own distance in each row. Lengths are in points.
  struct Panel: Sendable {
    /// The height of the strip for suggestions, and the lines between those.
    var strip: CGFloat
    var stripLine: CGSize
    var stripLineColor: SystemShades

    /// The number of suggestions that the strip has room for.
    var suggestions: Int

    /// The number of letters in the longest row, and of those between shift and delete; a row of so few keys is one of
    /// digits alone.
    var letters: CGFloat
    var innerLetters: CGFloat
    var padKeys: Int

    /// The height of keys, the distance of rows from top to top, and the space below the last one, on a screen of any
    /// width and on a wide one.
    var rows: Rows
    var wideRows: Rows

    /// The space below the last row on a device with a home button.
    var bottomWithHomeButton: CGFloat

    /// The space at the sides, and between keys.
    var margin: CGFloat
    var gap: CGFloat

    /// The widths of keys with the gap, as multiples of a letter's: shift and delete, keys in the bottom row, return.
    var edge: CGFloat
    var small: CGFloat
    var action: CGFloat

    var cornerRadius: CGFloat
    var keyCornerRadius: CGFloat
    var surface: SystemShades
    var fill: SystemShades
    var actionFill: SystemShades

    /// The fonts of letters, of other texts, of symbols, and of the symbols below the keys.
    var letterFont: Font
    var wordFont: Font
    var symbolFont: Font
    var footFont: Font

    /// How far the sign of the return key is above the middle of its key.
    var actionLift: CGFloat

    /// How much higher letters are than in the middle of the line.
    var letterLift: CGFloat

    /// The distance of the symbols below the keys from the side and the bottom of the screen.
    var foot: CGSize

    struct Rows: Sendable {
      var key: CGFloat
      var pitch: CGFloat
      var bottom: CGFloat
    }

    func rows(_ size: CGSize, wideWidth: CGFloat) -> Rows { size.width >= wideWidth ? wideRows : rows }

    func height(on device: Device, wideWidth: CGFloat) -> CGFloat {
      let rows = rows(device.size, wideWidth: wideWidth)
      let bottom = device.safeArea.bottom == 0 ? bottomWithHomeButton : rows.bottom
      return strip + 3 * rows.pitch + rows.key + bottom
    }
  }

  /// The panel on a device, if its keys are those of one.
  func panel(on device: Device) -> Panel? {
    device.orientation.isLandscape || device.idiom != .phone ? nil : panel
  }

  /// The height on a device, from the bottom edge of the screen, including the margin below the keys.
  func height(on device: Device) -> CGFloat {
    let hasHomeButton = device.safeArea.bottom == 0
    if let panel = panel(on: device) { return panel.height(on: device, wideWidth: wideWidth) }
    if device.orientation.isLandscape { return landscapeHeight + (hasHomeButton ? 0 : landscapeHeightOfIndicator) }
    return (device.size.width >= wideWidth ? wideHeight : height) + (hasHomeButton ? 0 : heightOfIndicator)
  }

  /// The margin below the keys on a device.
  func margin(on device: Device) -> CGFloat {
    if device.safeArea.bottom == 0 { return margin }
    return device.orientation.isLandscape ? landscapeMarginOfIndicator : marginOfIndicator
  }
}
