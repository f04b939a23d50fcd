import Locking
import Testing

@testable import SwiftUI

@Suite("The environment of a screen") @MainActor
struct ScreenEnvironmentTests {
  @Test("the same values, written again, lay out nothing; another value does")
  func equalValues() {
    func values(_ direction: LayoutDirection) -> EnvironmentValues {
      var values = EnvironmentValues()
      values.layoutDirection = direction
      return values
    }
    let guides = Locked(0)
    let screen = Screen(device: .iPhone, environment: values(.leftToRight))
    screen.show(
      VStack(alignment: .leading) {
        Color.clear.alignmentGuide(.leading) { _ in
          guides.withLock { $0 += 1 }
          return 0
        }
        Color.clear
      })
    let first = guides.value
    #expect(first > 0)
    screen.setEnvironment(values(.leftToRight))
    #expect(guides.value == first)
    screen.setEnvironment(values(.rightToLeft))
    #expect(guides.value > first)
  }
}
