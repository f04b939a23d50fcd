import FlowFoundation
import Foundation
import SwiftUI

/// The kinds of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// What the numbers of a color mean.
///
/// Pictures are in sRGB or gray here. Displays of tests show no other colors.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the color space; `nil` for those of a device.
  public let name: CFString?

  /// The kind of the color space.
  public let model: CGColorSpaceModel

  /// The number of components of a color without its alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  init(name: CFString?, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// Creates a color space from its name, or `nil` for one that does not exist here.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB: self.init(name: name, model: .rgb)
    case Self.genericGrayGamma2_2: self.init(name: name, model: .monochrome)
    case Self.extendedSRGB, Self.displayP3:
      report(.approximate("CGColorSpace(name:)", "colors of \(name) are those of sRGB."))
      self.init(name: name, model: .rgb)
    default:
      report(.missing("CGColorSpace(name:)", "there is no color space \(name)."))
      return nil
    }
  }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.model == rhs.model
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// The colors of the display, in red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: nil, model: .rgb) }

/// The grays of the display.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: nil, model: .monochrome) }
