import FlowRendering
import Testing

@testable import SwiftUI

@Suite("Color")
struct ColorTests {
  struct Sample: Sendable {
    let space: Color.RGBColorSpace
    let components: [Float]
    let description: String
  }

  @Test(
    "a resolved color describes itself as Apple's does",
    arguments: [
      Sample(space: .sRGB, components: [0.01, 0.02, 0.03, 0.04], description: "#0305080A"),
      Sample(space: .sRGB, components: [0.3, 0.3, 0.3, 0.3], description: "#4C4C4C4D"),
      Sample(space: .sRGB, components: [0.412, 0.508, 0.69, 0.748], description: "#6982B0BF"),
      Sample(space: .sRGB, components: [0.6, 0.6, 0.6, 0.6], description: "#99999999"),
      Sample(space: .sRGB, components: [1, 1, 1, 1], description: "#FFFFFFFF"),
      Sample(space: .sRGBLinear, components: [0.01, 0.02, 0.03, 0.04], description: "#1927300A"),
      Sample(space: .sRGBLinear, components: [0.412, 0.508, 0.69, 0.748], description: "#ACBDD8BF"),
      Sample(space: .sRGBLinear, components: [0.6, 0.6, 0.6, 0.6], description: "#CBCBCB99"),
      Sample(space: .displayP3, components: [0.01, 0.02, 0.03, 0.04], description: "#0205080A"),
      Sample(space: .displayP3, components: [0.3, 0.3, 0.3, 0.3], description: "#4D4C4C4D"),
      Sample(space: .displayP3, components: [0.412, 0.508, 0.69, 0.748], description: "#6382B4BF"),
      Sample(space: .displayP3, components: [0.6, 0.6, 0.6, 0.6], description: "#99999999"),
      Sample(space: .sRGB, components: [0, 0, 0, 0], description: "#00000000"),
      Sample(space: .sRGBLinear, components: [1, 1, 1, 1], description: "#FFFFFFFF"),
      Sample(space: .displayP3, components: [1, 1, 1, 1], description: "#FFFFFFFF"),
    ])
  func descriptions(sample: Sample) {
    let color = Color.Resolved(
      colorSpace: sample.space, red: sample.components[0], green: sample.components[1], blue: sample.components[2],
      opacity: sample.components[3])
    #expect(color.description == sample.description)
  }

  @Test(
    "hue, saturation and brightness become red, green and blue",
    arguments: [
      ([0, 0, 0], [0, 0, 0]), ([0, 0, 1], [1, 1, 1]), ([2.0 / 3, 1, 1], [0, 0, 1]), ([1.0 / 6, 1, 1], [1, 1, 0]),
      ([1.0 / 3, 1, 0.5], [0, 0.5, 0]), ([2.0 / 3, 1, 0.5], [0, 0, 0.5]), ([1.0 / 11, 1, 1], [1, 0.5455, 0]),
      ([4.0 / 11, 1, 1], [0, 1, 0.1818]), ([10.0 / 11, 1, 1], [1, 0, 0.5455]),
    ] as [([Double], [Double])])
  func hues(hsb: [Double], rgb: [Double]) {
    let color = Color(hue: hsb[0], saturation: hsb[1], brightness: hsb[2]).renderColor(in: EnvironmentValues())
    #expect(abs(Double(color.red) - rgb[0]) < 1e-4)
    #expect(abs(Double(color.green) - rgb[1]) < 1e-4)
    #expect(abs(Double(color.blue) - rgb[2]) < 1e-4)
  }

  @Test("opacity is part of the description, rounded to whole percent and not multiplied")
  func opacityDescriptions() {
    #expect(Color.red.opacity(0.334).description == "33% red")
    #expect(Color.red.opacity(0.336).description == "34% red")
    #expect(Color.red.opacity(0.3).opacity(0.5).description == "50% 30% red")
    #expect(abs(Color.red.opacity(0.334).resolve(in: EnvironmentValues()).opacity - 0.334) < 1e-6)
    #expect(abs(Color.red.opacity(0.3).opacity(0.5).resolve(in: EnvironmentValues()).opacity - 0.15) < 1e-6)
  }

  @Test("system colors have the values of iOS and follow the appearance")
  func systemColors() {
    var environment = EnvironmentValues()
    #expect(Color.red.renderColor(in: environment) == RenderColor(hex: 0xFF3B30))
    #expect(Color.yellow.renderColor(in: environment) == RenderColor(hex: 0xFFCC00))
    #expect(Color.primary.renderColor(in: environment) == .black)
    #expect(Color.secondary.renderColor(in: environment) == RenderColor(hex: 0x3C3C43, alpha: 0.6))
    environment.colorScheme = .dark
    #expect(Color.red.renderColor(in: environment) == RenderColor(hex: 0xFF453A))
    #expect(Color.primary.renderColor(in: environment) == .white)
    environment.colorSchemeContrast = .increased
    #expect(Color.red.renderColor(in: environment) == RenderColor(hex: 0xFF6961))
  }

  @Test("UIKit's system colors become colors, dynamic ones too")
  func platformColors() {
    var environment = EnvironmentValues()
    let dynamic = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    #expect(Color(.systemGroupedBackground).renderColor(in: environment) == RenderColor(hex: 0xF2F2F7))
    #expect(dynamic.renderColor(in: environment) == .black)
    environment.colorScheme = .dark
    #expect(Color(uiColor: .systemGroupedBackground).renderColor(in: environment) == .black)
    #expect(dynamic.renderColor(in: environment) == .white)
  }

  @Test("mixing goes from one color to the other")
  func mixing() {
    let environment = EnvironmentValues()
    let half = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: environment)
    #expect(abs(half.red - 0.5) < 1e-5 && abs(half.blue - 0.5) < 1e-5)
    let perceptual = Color.blue.mix(with: .yellow, by: 0.25)
    #expect(
      perceptual.mix(with: .red, by: 0).resolve(in: environment).description
        == perceptual.resolve(in: environment).description)
    #expect(Color.blue.mix(with: .yellow, by: 1).resolve(in: environment).description == "#FFCC00FF")
    let faded = Color.red.mix(with: .clear, by: 0.5).resolve(in: environment)
    #expect(faded.description == "#FF3B3080")
  }

  @Test("an unknown named color is painted in a conspicuous color")
  func namedColors() {
    var environment = EnvironmentValues()
    #expect(Color("Brand").renderColor(in: environment) == RenderColor(red: 1, green: 0, blue: 1))
    environment.namedColors = NamedColorResolver { name, _ in name.name == "Brand" ? .white : nil }
    #expect(Color("Brand").renderColor(in: environment) == .white)
  }

  @Test("the accent color follows the tint")
  func accent() {
    var environment = EnvironmentValues()
    #expect(Color.accentColor.renderColor(in: environment) == RenderColor(hex: 0x007AFF))
    environment.tintStyle = AnyShapeStyle(.green)
    #expect(Color.accentColor.renderColor(in: environment) == RenderColor(hex: 0x34C759))
  }

  @Test("a resolved color survives coding and animation")
  func roundTrips() throws {
    let color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
    let decoded = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
    #expect(decoded.description == color.description)
    var copy = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    copy.animatableData = color.animatableData
    #expect(copy.description == color.description)
  }

  @Test("dynamic colors are resolved in the traits that code is performed with")
  func performing() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var components: [CGFloat] = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      var white: CGFloat = 0
      color.getRed(&white, green: nil, blue: nil, alpha: nil)
      components = [white, CGFloat(color.cgColor.color.red)]
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        components.append(UITraitCollection.current.userInterfaceStyle == .light ? 1 : 0)
        components.append(CGFloat(color.cgColor.color.red))
      }
    }
    #expect(components == [1, 1, 1, 0] && color.cgColor.color.red == 0)
  }
}
