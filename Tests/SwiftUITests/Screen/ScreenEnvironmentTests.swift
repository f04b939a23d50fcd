import Testing

@testable import SwiftUI

@Suite("The environment of a screen") @MainActor
struct ScreenEnvironmentTests {
  private final class Log {
    var guides = 0
  }

  @Test("the same values, written again, lay out nothing; another value does")
  func equalValues() {
    func values(_ direction: LayoutDirection) -> EnvironmentValues {
      var values = EnvironmentValues()
      values.layoutDirection = direction
      return values
    }
    let log = Log()
    let screen = Screen(device: .iPhone, environment: values(.leftToRight))
    screen.show(
      VStack(alignment: .leading) {
        Color.clear.alignmentGuide(.leading) { _ in
          log.guides += 1
          return 0
        }
        Color.clear
      })
    let first = log.guides
    #expect(first > 0)
    screen.setEnvironment(values(.leftToRight))
    #expect(log.guides == first)
    screen.setEnvironment(values(.rightToLeft))
    #expect(log.guides > first)
  }
}
