import Foundation
import Testing

@testable import SwiftUI

@Suite("Deceleration") @MainActor
struct DecelerationTests {
  private func run(_ change: (Deceleration) -> Void = { _ in }) throws -> [(place: CGPoint, isAtRest: Bool)] {
    let screen = Screen.phone()
    screen.show(Color.red)
    let root = try #require(screen.rootElement)
    var shown: [(CGPoint, Bool)] = []
    let motion = Deceleration(
      of: root, from: .zero, to: CGPoint(x: 0, y: 100), rate: Deceleration.normalRate
    ) { shown.append(($0, $1)) }
    let start = screen.graph.clock.now
    change(motion)
    motion.move(to: start + 0.1)
    motion.move(to: try #require(motion.end(after: start)))
    motion.move(to: start + 100)
    #expect(motion.isFinished)
    return shown
  }

  @Test("covers a part of the remaining distance in each millisecond, and ends at the target, once")
  func path() throws {
    let shown = try run()
    try #require(shown.count == 2)
    #expect(abs(shown[0].place.y - 100 * (1 - pow(0.998, 100))) < 1e-9 && !shown[0].isAtRest)
    #expect(shown[1].place == CGPoint(x: 0, y: 100) && shown[1].isAtRest)
  }

  @Test("moves as a whole when the content turns out longer")
  func shifted() throws {
    let shown = try run { $0.shift(by: CGPoint(x: 0, y: 50)) }
    #expect(abs(shown[0].place.y - 50 - 100 * (1 - pow(0.998, 100))) < 1e-9)
    #expect(shown.last?.place == CGPoint(x: 0, y: 150))
  }

  @Test("travels half a second of its speed at the normal rate, a tenth at the fast one")
  func distance() {
    #expect(abs(Deceleration.distance(at: 1_000) - 499) < 1e-9)
    #expect(abs(Deceleration.distance(at: 1_000, rate: Deceleration.fastRate) - 99) < 1e-9)
  }
}
