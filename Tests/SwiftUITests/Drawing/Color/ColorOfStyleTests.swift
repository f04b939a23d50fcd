import FlowRendering
import Testing

@testable import SwiftUI

@Suite("Colors of styles") @MainActor
struct ColorOfStyleTests {
  private struct Signal: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      Color.Resolved(red: environment.colorScheme == .dark ? 0 : 1, green: 0, blue: 0)
    }
  }

  @Test("a color of a style follows the environment as the style does")
  func follows() throws {
    for (scheme, red) in [(ColorScheme.light, 255), (.dark, 0)] {
      let screen = Screen(size: ProposedViewSize(width: 10, height: 10))
      screen.show(Color(Signal()).environment(\.colorScheme, scheme))
      #expect(try Int(#require(screen.picture(scale: 1))[5, 5].red) == red)
    }
    #expect(Color(Signal()) == Color(Signal()))
  }

  @Test("a color given as a style is itself")
  func itself() {
    #expect(Color(.indigo) == Color.indigo)
  }
}
