import Foundation

/// A keyframe that uses simple linear interpolation, or another curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = LinearKeyframe<Value>

  private let keyframe: _Keyframe<Value>

  /// Creates a new keyframe using the given value and timing.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: The duration of the segment, in seconds.
  ///   - timingCurve: A unit curve that controls the speed of interpolation.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = _Keyframe(target: to.animatableData, duration: duration, curve: .linear(timingCurve))
  }

  public func _appendKeyframes(to keyframes: inout [_Keyframe<Value>]) {
    keyframes.append(keyframe)
  }
}

/// A keyframe that uses a cubic curve to smoothly interpolate between values.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = CubicKeyframe<Value>

  private let keyframe: _Keyframe<Value>

  /// Creates a new keyframe using the given value and timing.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: The duration of the segment, in seconds.
  ///   - startVelocity: The velocity at the beginning, or `nil` to maintain smooth motion.
  ///   - endVelocity: The velocity at the end, or `nil` to maintain smooth motion.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    keyframe = _Keyframe(
      target: to.animatableData, duration: duration,
      curve: .cubic(startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
  }

  public func _appendKeyframes(to keyframes: inout [_Keyframe<Value>]) {
    keyframes.append(keyframe)
  }
}

/// A keyframe that uses a spring function to interpolate to the given value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = SpringKeyframe<Value>

  private let keyframe: _Keyframe<Value>

  /// Creates a new keyframe using the given value and timing.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: The duration of the segment, in seconds, or `nil` for the settling duration of the spring.
  ///   - spring: A spring that defines the shape of the segment before this keyframe.
  ///   - startVelocity: The velocity at the start, or `nil` to maintain smooth motion.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframe = _Keyframe(
      target: to.animatableData, duration: duration,
      curve: .spring(spring, startVelocity: startVelocity?.animatableData))
  }

  public func _appendKeyframes(to keyframes: inout [_Keyframe<Value>]) {
    keyframes.append(keyframe)
  }
}

/// A keyframe that immediately moves to the given value without interpolating.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = MoveKeyframe<Value>

  private let keyframe: _Keyframe<Value>

  /// Creates a new keyframe using the given value.
  public init(_ to: Value) {
    keyframe = _Keyframe(target: to.animatableData, duration: 0, curve: .move)
  }

  public func _appendKeyframes(to keyframes: inout [_Keyframe<Value>]) {
    keyframes.append(keyframe)
  }
}
