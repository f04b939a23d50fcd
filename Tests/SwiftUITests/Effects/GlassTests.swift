import Foundation
import Testing

@testable import SwiftUI

@Suite("Glass") @MainActor
struct GlassTests {
  private func color<Content: View>(
    _ x: CGFloat = 201, _ y: CGFloat = 437, dark: Bool = false, system: SystemVersion = .iOS26,
    @ViewBuilder _ content: () -> Content
  ) throws -> [Int] {
    try PhoneScreen(
      ZStack {
        Color.red.ignoresSafeArea()
        content()
      }, system: system, colorScheme: dark ? .dark : .light
    ).color(x, y)
  }

  private var clear: some View { Color.clear.frame(width: 200, height: 100) }

  @Test("glass lightens what is behind it, more than clear glass, and not at all as identity")
  func variants() throws {
    let none = try color { clear }
    let regular = try color { clear.glassEffect() }
    let little = try color { clear.glassEffect(.clear) }
    #expect(try color { clear.glassEffect(.identity) } == none)
    #expect(regular[1] > little[1] && little[1] > none[1])
  }

  @Test("a tint colors glass, and dark glass is nearly as dark as its background")
  func tint() throws {
    let plain = try color { clear.glassEffect() }
    let blue = try color { clear.glassEffect(.regular.tint(.blue)) }
    #expect(blue[0] < plain[0])
    let dark = try color(dark: true) { clear.glassEffect() }
    #expect(dark[1] < plain[1])
    // White of 7 % on the red of dark appearance (255, 66, 69), whose color is not more vivid.
    #expect(abs(dark[1] - 79) < 3 && abs(dark[2] - 82) < 3)
  }

  /// The reds around a capsule of glass on gray, along a line through its middle.
  private func reds(dark: Bool) throws -> [Int] {
    let phone = PhoneScreen(
      ZStack {
        Color(white: dark ? 0.1 : 0.95).ignoresSafeArea()
        Color.clear.frame(width: 100, height: 44).glassEffect()
      }, system: .iOS26, colorScheme: dark ? .dark : .light)
    let picture = try #require(phone.screen.picture(scale: 1))
    return (0..<874).map { Int(picture[201, $0].red) }
  }

  @Test("glass has a shadow in light appearance, darkest below it, and none in dark appearance")
  func shadow() throws {
    let light = try reds(dark: false)
    let far = light[200]
    let edge = try #require(light.indices.last { $0 < 480 && light[$0] > far })
    #expect(far - light[edge + 4] >= 5 && far - light[edge + 4] > far - light[437 - (edge - 437) - 4])
    #expect(light[edge + 60] == far)
    let dark = try reds(dark: true)
    #expect(dark.min() == dark[200])
  }

  @Test("before iOS 26 a material is drawn, with a warning")
  func old() {
    let phone = PhoneScreen(clear.glassEffect(), system: .iOS18)
    #expect(phone.issues.contains { $0.hasPrefix("glassEffect(_:in:)") })
    #expect(PhoneScreen(clear.glassEffect(), system: .iOS26).issues == [])
  }

  private struct Pair: View {
    let id: Int?
    @Namespace private var namespace

    var body: some View {
      GlassEffectContainer {
        HStack(spacing: 60) {
          Color.clear.frame(width: 60, height: 60).glassEffect().glassEffectUnion(id: id, namespace: namespace)
          Color.clear.frame(width: 60, height: 60).glassEffect().glassEffectUnion(id: id, namespace: namespace)
        }
      }
    }
  }

  @Test("glass of a union is one shape in a container, also between its views")
  func union() throws {
    let apart = try color { Pair(id: nil) }
    let joined = try color { Pair(id: 1) }
    #expect(joined[1] > apart[1] + 50)
  }

  @Test("copies of a view fill the safe area around it, if the effect is on")
  func backgroundExtension() throws {
    func top(_ isEnabled: Bool) throws -> [Int] {
      try PhoneScreen(Color.blue.clipped().backgroundExtensionEffect(isEnabled: isEnabled), system: .iOS26)
        .color(200, 20)
    }
    #expect(try top(true) != top(false))
  }
}
