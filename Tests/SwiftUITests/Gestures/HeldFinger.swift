import Foundation

@testable import SwiftUI

/// A finger that stays on the screen, for checks in the middle of a gesture.
@MainActor
final class HeldFinger {
  private let screen: Screen
  private let finger: Int
  private var location: CGPoint

  init(on screen: Screen, at location: CGPoint) {
    self.screen = screen
    self.location = location
    finger = screen.touches.newFinger()
    send(.goesDown)
  }

  /// Moves in ten steps, a hundredth of a second each.
  func move(to end: CGPoint) {
    let start = location
    for step in 1...10 {
      let part = CGFloat(step) / 10
      wait(0.01)
      location = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      send(.moves)
    }
  }

  /// Advances the time, in seconds.
  func wait(_ seconds: Double) {
    screen.send(.time(screen.time + seconds))
  }

  func lift() {
    send(.isLifted)
  }

  private func send(_ action: FingerEvent.Action) {
    screen.send(FingerEvent(action: action, finger: finger, location: location, time: screen.time))
  }
}
