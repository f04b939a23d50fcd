import Foundation

/// The curve through the keyframes of one track.
struct KeyframeCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData

  /// The curve between two keyframes, as a function of the time since the first one.
  private enum Motion {
    case constant
    case eased(UnitCurve)
    case cubic(startVelocity: Data, endVelocity: Data)
    case spring(Spring, startVelocity: Data)
  }

  private struct Segment {
    let start: TimeInterval
    let duration: TimeInterval
    let from: Data
    let to: Data
    let motion: Motion
  }

  private var segments: [Segment] = []
  private let initial: Data

  /// The length of the track, in seconds.
  private(set) var duration: TimeInterval = 0

  init(initialValue: Value, keyframes: [_Keyframe<Value>]) {
    initial = initialValue.animatableData
    var from = initial
    for (index, keyframe) in keyframes.enumerated() {
      let motion = Self.motion(at: index, of: keyframes, from: from, initial: initial, previous: segments.last)
      let length = Self.length(of: keyframe, motion: motion, from: from)
      segments.append(
        Segment(start: duration, duration: length, from: from, to: keyframe.target, motion: motion))
      duration += length
      from = keyframe.target
    }
  }

  /// The value at a time; the first value before the start, the last one after the end.
  func value(at time: TimeInterval) -> Data {
    guard let segment = segments.last(where: { $0.start <= time }) else { return initial }
    return Self.value(of: segment, at: time - segment.start)
  }

  private static func length(of keyframe: _Keyframe<Value>, motion: Motion, from: Data) -> TimeInterval {
    if let duration = keyframe.duration { return max(duration, 0) }
    guard case .spring(let spring, let velocity) = motion else { return 0 }
    let distance = keyframe.target - from
    let epsilon = max(distance.magnitudeSquared.squareRoot(), velocity.magnitudeSquared.squareRoot()) * 0.001
    return spring.settlingDuration(target: distance, initialVelocity: velocity, epsilon: epsilon)
  }

  private static func motion(
    at index: Int, of keyframes: [_Keyframe<Value>], from: Data, initial: Data, previous: Segment?
  ) -> Motion {
    switch keyframes[index].curve {
    case .move: return .constant
    case .linear(let curve): return .eased(curve)
    case .spring(let spring, let velocity):
      return .spring(spring, startVelocity: velocity ?? previous.map { endVelocity(of: $0) } ?? .zero)
    case .cubic(let startVelocity, let endVelocity):
      return .cubic(
        startVelocity: startVelocity ?? previous.map { Self.endVelocity(of: $0) } ?? .zero,
        endVelocity: endVelocity ?? smoothVelocity(after: index, of: keyframes, from: from))
    }
  }

  /// The velocity at the end of a cubic keyframe with smooth motion: the mean slope of both segments before another
  /// cubic keyframe, the slope of a linear keyframe, and otherwise zero.
  private static func smoothVelocity(after index: Int, of keyframes: [_Keyframe<Value>], from: Data) -> Data {
    guard index + 1 < keyframes.count else { return .zero }
    let this = keyframes[index]
    let next = keyframes[index + 1]
    let duration = this.duration ?? 0
    let nextDuration = next.duration ?? 0
    switch next.curve {
    case .cubic(let startVelocity?, _): return startVelocity
    case .cubic where duration + nextDuration > 0:
      return (next.target - from).scaled(by: 1 / (duration + nextDuration))
    case .linear(let curve) where nextDuration > 0:
      return (next.target - this.target).scaled(by: curve.velocity(at: 0) / nextDuration)
    default: return .zero
    }
  }

  private static func endVelocity(of segment: Segment) -> Data {
    let distance = segment.to - segment.from
    switch segment.motion {
    case .constant: return .zero
    case .eased(let curve):
      return segment.duration > 0 ? distance.scaled(by: curve.velocity(at: 1) / segment.duration) : .zero
    case .cubic(_, let velocity): return velocity
    case .spring(let spring, let velocity):
      return spring.velocity(target: distance, initialVelocity: velocity, time: segment.duration)
    }
  }

  private static func value(of segment: Segment, at time: TimeInterval) -> Data {
    if time >= segment.duration { return segment.to }
    let distance = segment.to - segment.from
    let t = time / segment.duration
    switch segment.motion {
    case .constant: return segment.to
    case .eased(let curve): return segment.from + distance.scaled(by: curve.value(at: t))
    case .spring(let spring, let velocity):
      return segment.from + spring.value(target: distance, initialVelocity: velocity, time: time)
    case .cubic(let startVelocity, let endVelocity):
      let (t2, t3) = (t * t, t * t * t)
      return segment.from + distance.scaled(by: 3 * t2 - 2 * t3)
        + startVelocity.scaled(by: (t3 - 2 * t2 + t) * segment.duration)
        + endVelocity.scaled(by: (t3 - t2) * segment.duration)
    }
  }
}
