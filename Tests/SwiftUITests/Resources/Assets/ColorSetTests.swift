import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Color sets of asset catalogs")
struct ColorSetTests {
  /// The colour of a set in an environment.
  private func color(
    _ colors: String, change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> RenderColor? {
    let folder = try BundleFolder(["Assets.xcassets/Brand.colorset/Contents.json": #"{ "colors": [\#(colors)] }"#])
    var environment = EnvironmentValues()
    change(&environment)
    return try AssetLibrary.shared.color(named: NamedColor(name: "Brand", bundle: folder.bundle), in: environment)
  }

  @Test("components are fractions, bytes and hexadecimal bytes")
  func components() throws {
    let color = try color(
      """
      { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0x80", "green": "0.250", "blue": "255", "alpha": "0.500" } } }
      """)
    #expect(color == RenderColor(red: 128 / 255, green: 0.25, blue: 1, alpha: 0.5))
  }

  @Test("greys and wide colors are drawn in sRGB")
  func spaces() throws {
    let gray = #"{ "color": { "color-space": "gray-gamma-22", "components": { "white": "0.500", "alpha": "1.000" } } }"#
    #expect(try color(gray) == RenderColor(white: 0.5))
    let extended =
      #"{ "color": { "color-space": "extended-gray", "components": { "white": "64", "alpha": "1.000" } } }"#
    #expect(try color(extended) == RenderColor(white: 64 / 255))
    let wide =
      #"{ "color": { "color-space": "display-p3", "components": { "red": "0.5", "green": "0.5", "blue": "0.5" } } }"#
    let converted = try #require(try color(wide))
    #expect(abs(converted.red - 0.5) < 0.002 && abs(converted.blue - 0.5) < 0.002)
    #expect(
      try color(
        """
        { "color": { "color-space": "display-p3", "components": { "red": "1.000", "green": "0.000", "blue": "0.000" } },
          "display-gamut": "display-P3" },
        { "color": { "color-space": "srgb", "components": { "red": "0.100", "green": "0.200", "blue": "0.300" } },
          "display-gamut": "sRGB" }
        """) == RenderColor(red: 0.1, green: 0.2, blue: 0.3))
  }

  @Test("appearances and devices select a color, and references to system colors follow")
  func variants() throws {
    let colors = """
      { "idiom": "universal", "color": { "platform": "ios", "reference": "systemGray2Color" } },
      { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
        "color": { "platform": "ios", "reference": "systemBlueColor" } },
      { "idiom": "universal", "appearances": [{ "appearance": "contrast", "value": "high" }],
        "color": { "color-space": "srgb", "components": { "red": "0", "green": "0", "blue": "0", "alpha": "1" } } },
      { "idiom": "mac", "color": { "platform": "osx", "reference": "whiteColor" } }
      """
    #expect(try color(colors) == SystemColor.gray2.color(in: EnvironmentValues()))
    #expect(try color(colors) { $0.colorScheme = .dark } == RenderColor(hex: 0x0A84FF))
    #expect(try color(colors) { $0.colorSchemeContrast = .increased }?.alpha == Float(1) / 255)
    #expect(try color(colors) { $0.deviceIdiom = .mac } == .white)
  }

  @Test("a color in a namespace has the group in its name")
  func namespace() throws {
    let red = #"{ "colors": [{ "color": { "components": { "red": "1.0", "green": "0.0", "blue": "0.0" } } }] }"#
    let folder = try BundleFolder([
      "Assets.xcassets/Brand/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "Assets.xcassets/Brand/Main.colorset/Contents.json": red,
    ])
    let resource = ColorResource(name: "Brand/Main", bundle: folder.bundle)
    #expect(Color(resource) == Color("Brand/Main", bundle: folder.bundle))
    let screen = Screen(size: ProposedViewSize(width: 1, height: 1))
    screen.show(Color(resource))
    #expect(screen.picture(scale: 1)?[0, 0] == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    #expect(UIColor(named: "Brand/Main", in: folder.bundle, compatibleWith: nil) != nil)
    #expect(UIColor(named: "Main", in: folder.bundle, compatibleWith: nil) == nil)
  }
}
