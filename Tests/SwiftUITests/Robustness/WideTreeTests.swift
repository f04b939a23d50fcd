import Testing

@testable import SwiftUI

@Suite("Wide trees") @MainActor
struct WideTreeTests {
  @Test("100,000 siblings in a stack are laid out")
  func stack() {
    let robust = RobustHost()
    robust.show(VStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { _ in Color.red } })
    #expect(robust.messages == [])
    #expect(robust.screen.elements.count >= 100_000)
    #expect(robust.isFinite)
    robust.expectUsable()
  }

  @Test("100,000 rows in a lazy stack cost as much as the visible ones")
  func lazyStack() {
    let robust = RobustHost()
    robust.show(ScrollView { LazyVStack { ForEach(0..<100_000, id: \.self) { Text("\($0)") } } })
    #expect(robust.messages == [])
    #expect(robust.screen.elements.count < 100)
    robust.expectUsable()
  }
}
