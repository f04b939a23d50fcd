import Testing

@testable import SwiftUI

@Suite("Content transitions") @MainActor
struct ContentTransitionTests {
  @Test("the transition of contents is in the environment, and contents change at once")
  func environment() {
    #expect(read(\.contentTransition) { $0.contentTransition(.numericText()) } == .numericText())
    #expect(read(\.contentTransition) { $0 } == ContentTransition.identity)
    #expect(read(\.contentTransitionAddsDrawingGroup) { $0 } == false)
    let number = TestValue(1)
    struct Screen: View {
      @Bindable var number: TestValue<Int>
      var body: some View { Text("\(number.value)").contentTransition(.opacity) }
    }
    let screen = MovingScreen(Screen(number: number))
    screen.animate { number.value = 2 }
    #expect(screen.screen.nodes.map(\.label) == ["2"])
  }
}
