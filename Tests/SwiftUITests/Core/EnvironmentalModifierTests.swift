import SwiftUI
import Testing

@MainActor
@Suite("EnvironmentalModifier")
struct EnvironmentalModifierTests {
  @Test("it is resolved in the environment of the view, and again when that changes")
  func resolving() {
    let screen = Screen(size: .unspecified)
    func show(_ isEnabled: Bool) -> CGSize {
      screen.show(
        Color.red.frame(width: 10, height: 10).modifier(PaddedWhenDisabled()).disabled(!isEnabled).fixedSize())
      return screen.contentSize
    }
    #expect(show(true) == CGSize(width: 10, height: 10))
    #expect(show(false) == CGSize(width: 14, height: 14))
  }
}

private struct PaddedWhenDisabled: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> Pad { Pad(length: environment.isEnabled ? 0 : 2) }

  struct Pad: ViewModifier {
    let length: CGFloat

    func body(content: Content) -> some View { content.padding(length) }
  }
}
