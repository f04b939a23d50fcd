import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("The components of a color") struct UIColorComponentsTests {
  @Test(
    "hue, saturation and brightness are those that make the color",
    arguments: [(0.1, 0.5, 0.8), (0.4, 1, 1), (0.75, 0.25, 0.5), (0.95, 0.6, 0.3), (0, 0, 0.5)])
  func components(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var (h, s, b, a) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - hue) < 0.01 && abs(s - saturation) < 0.01 && abs(b - brightness) < 0.01 && abs(a - 0.5) < 0.01)
  }
}
