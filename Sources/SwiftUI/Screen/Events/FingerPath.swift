/// What one finger does from going down to being lifted.
package struct FingerPath: Hashable, Sendable {
  /// Where the finger is at a moment.
  package struct Position: Hashable, Sendable {
    /// In seconds since the first finger of the gesture went down.
    package var time: Double

    /// On the screen, in points.
    package var location: CGPoint

    package init(time: Double, location: CGPoint) {
      self.time = time
      self.location = location
    }
  }

  /// In the order of time; the finger goes down at the first and is lifted at the last.
  package var positions: [Position]

  package init(positions: [Position]) {
    self.positions = positions
  }

  /// A finger that rests at a point.
  package static func press(at point: CGPoint, from start: Double = 0, duration: Double = 0) -> FingerPath {
    FingerPath(positions: [
      Position(time: start, location: point), Position(time: start + duration, location: point),
    ])
  }
}

/// What became of a touch.
@MainActor
package enum TouchOutcome {
  /// An element took it.
  case taken(by: Element)

  /// A disabled control is there: it takes touches and does nothing.
  case disabled(Element)

  /// Nothing there takes touches; the element is the topmost one at the point, if there is any.
  case missed(Element?)
}
