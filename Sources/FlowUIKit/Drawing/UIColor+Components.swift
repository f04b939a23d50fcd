import SwiftUI

extension UIColor {
  /// The hue, the saturation, the brightness and the opacity, each from 0 to 1.
  ///
  /// - Returns: `true`: all colors here have them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue, opacity) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &opacity)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    var turn: CGFloat = 0
    if range > 0 {
      if high == red {
        turn = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
      } else if high == green {
        turn = (blue - red) / range + 2
      } else {
        turn = (red - green) / range + 4
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = opacity
    return true
  }
}
