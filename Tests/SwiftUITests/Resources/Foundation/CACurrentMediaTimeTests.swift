import SwiftUI
import Testing

@Suite("The media clock") @MainActor
struct CACurrentMediaTimeTests {
  @Test("advances without a screen")
  func mediaTime() {
    let first = CACurrentMediaTime()
    #expect(first > 0)
    #expect(CACurrentMediaTime() >= first)
  }

  @Test("is the clock of the screen whose code runs")
  func screenTime() {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100), timing: .manual)
    screen.show(Text("a"))
    screen.advance(by: 2.5)
    var times: [CFTimeInterval] = []
    screen.perform { times.append(CACurrentMediaTime()) }
    screen.advance(by: 1)
    screen.perform { times.append(CACurrentMediaTime()) }
    #expect(times == [2.5, 3.5])
  }
}
