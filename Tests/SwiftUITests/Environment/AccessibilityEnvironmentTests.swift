import Testing

@testable import SwiftUI

@MainActor
@Suite("Accessibility settings")
struct AccessibilityEnvironmentTests {
  private struct Motion: View {
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) var differentiates

    var body: some View { Text(reducesMotion ? "still" : differentiates ? "shapes" : "moving") }
  }

  @Test("a test can show the view with reduced motion")
  func reduceMotion() {
    let screen = Screen.phone { $0.accessibilityReduceMotion = true }
    screen.show(Motion())
    #expect(screen.node(.staticText, "still") != nil)
  }

  @Test("all settings are off by default")
  func defaults() {
    let values = EnvironmentValues()
    #expect(!values.accessibilityVoiceOverEnabled && !values.accessibilityReduceTransparency)
    #expect(!values.accessibilityInvertColors && !values.accessibilityShowButtonShapes)
    #expect(!values.accessibilityEnabled && !values.accessibilitySwitchControlEnabled)
    #expect(values.accessibilityPlayAnimatedImages && !values.accessibilityDimFlashingLights)
    #expect(values.controlActiveState == .key && values.appearsActive && !values.isLuminanceReduced)
  }
}
