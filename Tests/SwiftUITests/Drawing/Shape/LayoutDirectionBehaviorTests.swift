import FlowRendering
import Testing

@testable import SwiftUI

@Suite("layoutDirectionBehavior") @MainActor
struct LayoutDirectionBehaviorTests {
  /// For each half of a row with red first in layout order, from left to right, whether it is red.
  private func redHalves(_ behavior: LayoutDirectionBehavior, in direction: LayoutDirection) throws -> [Bool] {
    let row = HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color.white
    }
    .environment(\.layoutDirection, .leftToRight)
    let screen = Screen(size: ProposedViewSize(width: 40, height: 40))
    screen.show(row.layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction))
    let picture = try #require(screen.picture(scale: 1))
    return [10, 30].map { picture[$0, 20].green < 128 }
  }

  @Test("a view that mirrors in a direction is drawn mirrored in it, and unchanged in the other")
  func mirrors() throws {
    #expect(try redHalves(.mirrors(in: .rightToLeft), in: .leftToRight) == [true, false])
    #expect(try redHalves(.mirrors(in: .rightToLeft), in: .rightToLeft) == [false, true])
    #expect(try redHalves(.mirrors(in: .leftToRight), in: .leftToRight) == [false, true])
    #expect(try redHalves(.mirrors, in: .rightToLeft) == [false, true])
  }

  @Test("a fixed view is never mirrored")
  func fixed() throws {
    #expect(try redHalves(.fixed, in: .rightToLeft) == [true, false])
    #expect(try redHalves(.fixed, in: .leftToRight) == [true, false])
  }

  @Test("touches follow the mirrored picture")
  func touches() throws {
    let log = EventLog()
    let screen = Screen.phone()
    screen.show(
      HStack(spacing: 0) {
        Button("one") { log.add("one") }.frame(width: 100, height: 50)
        Button("two") { log.add("two") }.frame(width: 100, height: 50)
      }
      .environment(\.layoutDirection, .leftToRight)
      .layoutDirectionBehavior(.mirrors(in: .rightToLeft)).environment(\.layoutDirection, .rightToLeft))
    let one = try #require(screen.node(.button, "one")).frame
    let two = try #require(screen.node(.button, "two")).frame
    #expect(one.midX > two.midX)
    screen.tap(at: CGPoint(x: one.midX, y: one.midY))
    #expect(log.take() == ["one"])
  }
}
