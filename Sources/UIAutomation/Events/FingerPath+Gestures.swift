import SwiftUI

/// The paths of fingers that gestures are made of.
extension FingerPath {
  /// Fingers that tap a point, side by side, one time or several.
  static func taps(at point: CGPoint, count: Int, fingers: Int) -> [FingerPath] {
    let start = point.x - CGFloat(fingers - 1) * fingerDistance / 2
    return (0..<count).flatMap { tap in
      (0..<fingers).map { finger in
        .press(
          at: CGPoint(x: start + CGFloat(finger) * fingerDistance, y: point.y),
          from: Double(tap) * EventTiming.betweenTaps, duration: EventTiming.tap)
      }
    }
  }

  /// A finger that rests, moves to another point, and rests there.
  ///
  /// - Parameters:
  ///   - pause: How long it rests before it moves, in seconds.
  ///   - velocity: In points per second.
  ///   - hold: How long it rests before it is lifted, in seconds.
  static func drag(
    from start: CGPoint, to end: CGPoint, after pause: Double, velocity: CGFloat, hold: Double = 0
  ) -> FingerPath {
    let distance = hypot(end.x - start.x, end.y - start.y)
    let duration = velocity > 0 && velocity.isFinite ? Double(distance / velocity) : EventTiming.betweenPositions
    let steps = max(2, Int((duration / EventTiming.betweenPositions).rounded(.up)))
    var positions = [Position(time: 0, location: start)]
    if pause > 0 { positions.append(Position(time: pause, location: start)) }
    for step in 1...steps {
      let fraction = Double(step) / Double(steps)
      positions.append(
        Position(time: pause + duration * fraction, location: start.moved(towards: end, by: CGFloat(fraction))))
    }
    if hold > 0 { positions.append(Position(time: pause + duration + hold, location: end)) }
    return FingerPath(positions: positions)
  }

  /// Two fingers on a circle around a point, whose radius and angle change evenly.
  ///
  /// - Parameters:
  ///   - radii: Half the distance of the fingers at the beginning and at the end, in points.
  ///   - rotation: In radians, clockwise.
  ///   - duration: In seconds.
  static func pair(
    around center: CGPoint, radii: (start: CGFloat, end: CGFloat), rotation: CGFloat = 0, duration: Double
  ) -> [FingerPath] {
    let steps = max(4, Int((duration / EventTiming.betweenPositions).rounded(.up)))
    return [CGFloat(0), .pi].map { side in
      FingerPath(
        positions: (0...steps).map { step in
          let fraction = CGFloat(step) / CGFloat(steps)
          let radius = radii.start + (radii.end - radii.start) * fraction
          let angle = side + rotation * fraction
          return Position(
            time: duration * Double(fraction),
            location: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        })
    }
  }

  /// How far fingers are apart that tap together, in points.
  private static var fingerDistance: CGFloat { 40 }
}

extension CGPoint {
  fileprivate func moved(towards end: CGPoint, by fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }
}
