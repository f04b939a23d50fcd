import SwiftUI

/// The colors and measures of maps: chosen here, because the ground of Apple's maps is a picture of the earth.
struct MapLook {
  let ground: Color
  let line: Color
  let strongLine: Color
  let text: Color
  let halo: Color

  init(_ style: MapStyle.Ground, _ scheme: ColorScheme) {
    switch (style, scheme) {
    case (.standard, .dark):
      self.init(ground: 0x2B2D31, line: 0x383B40, strongLine: 0x4A4E55, text: 0xF2F2F2, halo: 0x1C1D20)
    case (.standard, _):
      self.init(ground: 0xF4F1EA, line: 0xE3DED2, strongLine: 0xCFC8B8, text: 0x3A3A3C, halo: 0xFFFFFF)
    case (.muted, .dark):
      self.init(ground: 0x26272A, line: 0x2F3134, strongLine: 0x3B3D41, text: 0xD8D8DA, halo: 0x1C1D20)
    case (.muted, _):
      self.init(ground: 0xF3F3F3, line: 0xE6E6E6, strongLine: 0xD6D6D6, text: 0x6C6C70, halo: 0xFFFFFF)
    case (.imagery, _):
      self.init(ground: 0x2F3B33, line: 0x3B4940, strongLine: 0x51635A, text: 0xFFFFFF, halo: 0x000000)
    }
  }

  private init(ground: UInt32, line: UInt32, strongLine: UInt32, text: UInt32, halo: UInt32) {
    self.ground = Self.color(ground)
    self.line = Self.color(line)
    self.strongLine = Self.color(strongLine)
    self.text = Self.color(text)
    self.halo = Self.color(halo)
  }

  private static func color(_ hex: UInt32) -> Color {
    Color(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
  }

  /// The diameter of a marker's balloon, in points.
  static let balloonDiameter: CGFloat = 30
  /// From the balloon's circle to its tip, in points.
  static let balloonTip: CGFloat = 7
  /// How much larger a selected marker is.
  static let selectedScale: CGFloat = 1.5
  /// The font of the titles of markers.
  static let titleFont = Font.system(size: 11, weight: .semibold)
  /// The diameter of the dot of the phone's place with its white edge, in points.
  static let dotDiameter: CGFloat = 22
  /// The width of the dot's white edge, in points.
  static let dotEdge: CGFloat = 3
  /// The smallest distance of two lines of the graticule, in points.
  static let lineDistance: CGFloat = 56
}
