import Testing

@testable import SwiftUI

@Suite("Shaders") @MainActor
struct ShaderTests {
  @Test("effects of shaders")
  func effects() {
    let ripple = ShaderLibrary.ripple(.float(2))
    #expect(ripple.function.name == "ripple" && ripple.arguments == [.float(2)])
    #expect(warnings(Color.red.colorEffect(ripple)) == ["colorEffect"])
    #expect(warnings(Color.red.distortionEffect(ripple, maxSampleOffset: .zero)) == ["distortionEffect"])
    #expect(warnings(Color.red.layerEffect(ripple, maxSampleOffset: .zero, isEnabled: false)).isEmpty)
  }

  private func warnings(_ view: some View) -> [String] {
    let screen = Screen.phone()
    screen.show(view)
    // Effects are evaluated when they are drawn.
    _ = screen.displayList()
    return screen.graph.issues.filter { $0.severity == .warning }.map { String($0.message.prefix { $0 != "(" }) }
  }

  @Test("shaders of visual effects, unless they are switched off")
  func shaders() {
    func warnings(_ isEnabled: Bool) -> [String] {
      self.warnings(
        Text("a").visualEffect { effect, _ in
          effect.colorEffect(ShaderLibrary.ripple(), isEnabled: isEnabled)
            .distortionEffect(ShaderLibrary.ripple(), maxSampleOffset: .zero, isEnabled: isEnabled)
            .layerEffect(ShaderLibrary.ripple(), maxSampleOffset: .zero, isEnabled: isEnabled)
        })
    }
    #expect(warnings(true) == ["colorEffect", "distortionEffect", "layerEffect"])
    #expect(warnings(false) == [])
  }
}
