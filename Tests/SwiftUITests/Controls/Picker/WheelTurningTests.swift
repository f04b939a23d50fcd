import Foundation
import Testing

@testable import SwiftUI

@Suite("Turning wheels") @MainActor
struct WheelTurningTests {
  private struct Numbers: View {
    @Bindable var number: TestValue<Int>

    var body: some View {
      Picker("Number", selection: $number.value) {
        ForEach(0..<10, id: \.self) { number in
          (number == 3 ? Color.red : .blue).frame(width: 20, height: 20).tag(number)
        }
      }
      .pickerStyle(.wheel)
    }
  }

  private let number = TestValue(3)

  private func screen(_ timing: MotionSystem.Timing) -> Screen {
    let screen = Screen(size: ProposedViewSize(width: 320, height: 300), timing: timing)
    screen.show(Numbers(number: number))
    return screen
  }

  /// A finger that starts in the middle of the wheel and rests before it is lifted.
  private func slow(by distance: CGFloat, hold: Double = 0.3) -> FingerPath {
    let (start, end) = (CGPoint(x: 160, y: 150), CGPoint(x: 160, y: 150 + distance))
    return FingerPath(positions: [
      .init(time: 0, location: start), .init(time: 0.5, location: end), .init(time: 0.5 + hold, location: end),
    ])
  }

  @Test("a drag turns a wheel by a row for each 32 points, up to its ends")
  func turns() {
    let screen = screen(.settling)
    screen.touch([slow(by: -74)])
    #expect(number.value == 5)
    screen.touch([slow(by: 42)])
    #expect(number.value == 4)
    screen.touch([slow(by: 500)])
    #expect(number.value == 0)
    screen.tap(at: CGPoint(x: 160, y: 150 + 32))
    #expect(number.value == 1)
  }

  @Test("the rows follow the finger, and the value changes when one has come to rest in the middle")
  func follows() throws {
    let screen = screen(.manual)
    func middle() throws -> CGFloat { try #require(screen.frames(of: .red).first).midY }
    #expect(isClose(try middle(), 150))
    screen.touch([slow(by: -50)])
    // The wheel follows the finger from where it had moved ten points; the wheel is round.
    #expect(isClose(try middle(), 150 - 108 * sin(40 / 108)))
    #expect(number.value == 3)
    screen.settle()
    #expect(number.value == 4)
    #expect(isClose(try middle(), 150 - 108 * sin(32 / 108)))
  }

  @Test("a wheel released in motion continues to a row")
  func runsOn() {
    let screen = screen(.manual)
    screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 126), duration: 0.1)
    #expect(number.value == 3)
    screen.settle()
    // 64 points, and 740 points per second with a deceleration to 0.998 per millisecond.
    #expect(number.value == 3 + Int(((64 + 740 * 0.099) / 32).rounded()))
  }

  @Test("a touch stops a turning wheel at the nearest row")
  func stops() {
    let screen = screen(.manual)
    screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 126), duration: 0.1)
    screen.tap(at: CGPoint(x: 160, y: 150))
    screen.settle()
    #expect(number.value == 5)
  }

  @Test("dragged beyond its end, a wheel resists increasingly, and returns")
  func returns() throws {
    number.value = 0
    let screen = screen(.manual)
    screen.touch([slow(by: 100)])
    #expect(screen.graph.motion.hasMotions)
    screen.settle()
    #expect(number.value == 0)
    #expect(!screen.graph.motion.hasMotions)
  }
}
