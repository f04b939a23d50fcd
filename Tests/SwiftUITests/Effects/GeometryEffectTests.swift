import Foundation
import Testing

@testable import SwiftUI

@Suite("GeometryEffect") @MainActor
struct GeometryEffectTests {
  private nonisolated struct Shift: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
    }
  }

  @Test("frames include the transform of an effect")
  func frames() {
    let view = LaidOut {
      Block("a", 50, 20).modifier(Shift(animatableData: 60)).frame(width: 200, height: 100)
    }
    #expect(view["a"] == rect(135, 40, 50, 20))
  }

  @Test("an effect that layout ignores moves the drawing and the touches, but not the frame")
  func ignoredByLayout() {
    let log = EventLog()
    let view = LaidOut {
      Block("a", 50, 20).onTapGesture { log.add("tapped") }
        .modifier(Shift(animatableData: 60).ignoredByLayout()).frame(width: 200, height: 100)
    }
    #expect(view["a"] == rect(75, 40, 50, 20))
    view.screen.tap(at: CGPoint(x: 160, y: 50))
    #expect(log.take() == ["tapped"])
    view.screen.tap(at: CGPoint(x: 80, y: 50))
    #expect(log.take().isEmpty)
  }
}
