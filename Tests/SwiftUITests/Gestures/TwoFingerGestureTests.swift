import Foundation
import Testing

@testable import SwiftUI

@Suite("Gestures of two fingers") @MainActor
struct TwoFingerGestureTests {
  private func pinch(_ screen: Screen, from start: CGFloat, to end: CGFloat) -> [TouchOutcome] {
    let middle = CGPoint(x: 100, y: 50)
    func finger(_ side: CGFloat) -> FingerPath {
      .line(
        from: CGPoint(x: middle.x + side * start / 2, y: middle.y),
        to: CGPoint(x: middle.x + side * end / 2, y: middle.y), steps: 2, duration: 0.5)
    }
    return screen.touch([finger(-1), finger(1)])
  }

  @Test("fingers that move apart magnify")
  func magnify() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.gesture(
        MagnifyGesture()
          .onChanged { log.add("\($0.magnification)") }
          .onEnded { log.add("ended \($0.magnification) \($0.startAnchor.x) \(Int($0.startLocation.x))") })
    }
    let outcomes = pinch(view.screen, from: 40, to: 80)
    #expect(log.take() == ["1.25", "1.5", "1.75", "2.0", "ended 2.0 0.5 100"])
    #expect(outcomes.allSatisfy { $0.isTaken })
    #expect(view.screen.graph.issues.isEmpty)
  }

  @Test("fingers that hardly move apart do not magnify")
  func minimumDelta() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.gesture(MagnificationGesture(minimumScaleDelta: 0.5).onEnded { log.add("\($0)") })
    }
    _ = pinch(view.screen, from: 40, to: 50)
    #expect(log.take().isEmpty)
    _ = pinch(view.screen, from: 80, to: 20)
    #expect(log.take() == ["0.25"])
  }

  @Test("the velocity of a magnification is its change per second")
  func velocity() {
    let log = EventLog()
    let view = LaidOut { Color.red.gesture(MagnifyGesture().onEnded { log.add("\($0.velocity)") }) }
    view.screen.touch([
      .press(at: CGPoint(x: 80, y: 50), duration: 0.5),
      FingerPath(positions: [
        .init(time: 0, location: CGPoint(x: 120, y: 50)), .init(time: 0.5, location: CGPoint(x: 160, y: 50)),
      ]),
    ])
    #expect(log.take() == ["2.0"])
  }

  @Test("fingers that turn rotate, also more than half a turn")
  func rotate() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.gesture(RotateGesture().onEnded { log.add("\(Int($0.rotation.degrees.rounded()))") })
    }
    func finger(_ start: Double) -> FingerPath {
      FingerPath(
        positions: (0...9).map { step in
          let angle = (start + Double(step) * 30) * .pi / 180
          return .init(time: Double(step) * 0.1, location: CGPoint(x: 100 + 40 * cos(angle), y: 50 + 40 * sin(angle)))
        })
    }
    view.screen.touch([finger(180), finger(0)])
    #expect(log.take() == ["270"])
  }

  @Test("one finger neither magnifies nor rotates")
  func oneFinger() {
    let log = EventLog()
    let view = LaidOut {
      Color.red.gesture(MagnificationGesture().onChanged { _ in log.add("magnified") })
        .gesture(RotationGesture().onChanged { _ in log.add("rotated") })
    }
    view.screen.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 100, y: 90))
    #expect(log.take().isEmpty)
  }

  @Test("two buttons under two fingers both act")
  func twoButtons() {
    let log = EventLog()
    let view = LaidOut {
      HStack(spacing: 0) {
        Color.red.onTapGesture { log.add("left") }
        Color.blue.onTapGesture { log.add("right") }
      }
    }
    view.screen.touch([.press(at: CGPoint(x: 10, y: 10)), .press(at: CGPoint(x: 190, y: 10))])
    #expect(log.take() == ["left", "right"])
  }
}
