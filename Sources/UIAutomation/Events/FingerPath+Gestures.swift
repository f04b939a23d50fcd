import FlowRendering
import SwiftUI

/// The finger paths of gestures.
extension FingerPath {
  /// Taps at a point, with one or more fingers side by side, one or more times.
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

  /// A finger that presses, moves to another point, and holds there.
  ///
  /// - Parameters:
  ///   - pause: The time before it moves, in seconds.
  ///   - velocity: The velocity in points per second.
  ///   - hold: The time before it is lifted, in seconds.
  static func drag(
    from start: CGPoint, to end: CGPoint, after pause: Double, velocity: CGFloat, hold: Double = 0
  ) -> FingerPath {
    let distance = hypot(end.x - start.x, end.y - start.y)
    let duration = velocity > 0 && velocity.isFinite ? Double(distance / velocity) : EventTiming.betweenPositions
    let steps = stepCount(duration, atLeast: 2)
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

  /// Two fingers on a circle around a point, whose radius and angle change linearly.
  ///
  /// - Parameters:
  ///   - radii: Half the distance of the fingers at the start and at the end, in points.
  ///   - rotation: The angle in radians, clockwise.
  ///   - duration: The duration in seconds.
  static func pair(
    around center: CGPoint, radii: (start: CGFloat, end: CGFloat), rotation: CGFloat = 0, duration: Double
  ) -> [FingerPath] {
    let steps = stepCount(duration, atLeast: 4)
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

  /// The number of positions of a movement; slow ones have fewer per second, so that no movement has millions.
  private static func stepCount(_ duration: Double, atLeast minimum: Int) -> Int {
    min(max(minimum, Int(bounded: (duration / EventTiming.betweenPositions).rounded(.up))), 10_000)
  }

  /// The distance of fingers that tap together, in points.
  private static var fingerDistance: CGFloat { 40 }
}

extension CGPoint {
  fileprivate func moved(towards end: CGPoint, by fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }
}
