/// The path of one finger from touch down to touch up.
package struct FingerPath: Hashable, Sendable {
  /// The position of the finger at a moment.
  package struct Position: Hashable, Sendable {
    /// The time in seconds since the first touch of the gesture.
    package var time: Double

    /// The location on the screen, in points.
    package var location: CGPoint

    package init(time: Double, location: CGPoint) {
      self.time = time
      self.location = location
    }
  }

  /// The positions in the order of their times; the touch begins at the first and ends at the last.
  package var positions: [Position]

  package init(positions: [Position]) {
    self.positions = positions
  }

  /// Whether the finger rests where it goes down for longer than that of a swipe does.
  package var isHeldFirst: Bool {
    positions.count > 1 && positions[0].location == positions[1].location
      && positions[1].time - positions[0].time >= 0.1
  }

  /// A finger that presses a point.
  package static func press(at point: CGPoint, from start: Double = 0, duration: Double = 0) -> FingerPath {
    FingerPath(positions: [
      Position(time: start, location: point), Position(time: start + duration, location: point),
    ])
  }
}
